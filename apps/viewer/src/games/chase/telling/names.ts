import type { Match, Round } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { sayChase } from './words.ts'

export function nameOf(match: Match, seat: number, language: Language): string {
  return match.players[seat]?.name ?? sayChase(language, 'seat', { n: seat + 1 })
}

export function namesOf(match: Match, seats: readonly number[], language: Language): string {
  return seats.map((seat) => nameOf(match, seat, language)).join(sayChase(language, 'and'))
}

/** Both teams of a round, for sentences. */
export function teamsOf(match: Match, round: Round, language: Language) {
  return {
    n: round.number,
    runners: namesOf(match, round.runners, language),
    chasers: namesOf(match, round.chasers, language),
  }
}

/** Whose path it is, where there are two (4 players); one alone is the runners' together. */
export function runnerOf(match: Match, round: Round, path: number, language: Language): string | undefined {
  const seat = round.paths.length > 1 ? round.runners[path] : undefined
  return seat === undefined ? undefined : nameOf(match, seat, language)
}

/** C6.1: the items on the table, of all paths. */
export function collected(round: Round | undefined): ReadonlySet<string> {
  const items = new Set<string>()
  for (const path of round?.paths ?? []) {
    for (const { tile } of path.tiles) {
      if (tile.item) items.add(tile.item)
      if (tile.kind === 'hideout') items.add('hideout')
    }
  }
  return items
}
