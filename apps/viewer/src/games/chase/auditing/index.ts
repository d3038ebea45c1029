import {
  type ChaseReport,
  checkMarkers,
  checkTiles,
  type Match,
  type RoundReport,
} from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Auditing, ToldCheck } from '../../../table/auditing.ts'
import { whyOf } from '../telling/story.ts'
import { sayChase } from '../telling/words.ts'
import { stretchesOf } from './stretches-of.ts'
import { isAuditingWord, sayAuditing } from './words.ts'

/** Chase, as an audit tells it. */
export const chaseAuditing: Auditing<ChaseReport, Match> = {
  stretchesOf,
  checksOf,
  tellAct({ type, data }, _, language) {
    const { round: n = 0, winner = null } = data as { round?: number; winner?: 'runners' | 'chasers' | null }
    if (type === 'round.voided') return sayAuditing(language, 'act.voided', { n })
    if (type === 'round.corrected') return sayAuditing(language, `act.corrected.${winner ?? 'none'}`, { n })
    return undefined
  },
  nameAction: (type, language) => (isAuditingWord(type) ? sayAuditing(language, type) : type),
}

/** Every tile (C5) and every marker (C7) of a round, path by path; the replay tells which event laid it. */
function checksOf(
  { rounds }: ChaseReport,
  match: Match,
  key: string,
  language: Language,
): readonly ToldCheck[] {
  const index = rounds.findIndex((one) => keyOf(one) === key)
  const report = rounds[index]
  const round = [...match.past, ...(match.round ? [match.round] : [])][index]
  if (!report || !round) return []
  const paths = round.paths.map((_, path) => path)
  const say = (word: 'tiles' | 'markers', path: number) =>
    sayAuditing(language, paths.length > 1 ? `checks.${word}.of` : `checks.${word}`, { path: path + 1 })
  const tiles = checkTiles(match, round)
  const markers = checkMarkers(match, round)
  return paths
    .flatMap((path): ToldCheck[] => [
      {
        title: say('tiles', path),
        rows: tiles
          .filter((one) => one.path === path)
          .map(({ position, clause, placed }) => ({
            what: sayAuditing(language, 'check.tile', { n: position }),
            isRight: clause === null,
            why: clause === null ? undefined : whyOf(clause, language),
            clause: clause ?? undefined,
            seq: placed.seq,
            at: placed.at,
          })),
      },
      {
        title: say('markers', path),
        rows: markers
          .filter((one) => one.path === path)
          .map(({ position, clause, allowed, placed }) => ({
            what: sayAuditing(language, 'check.marker', {
              n: position,
              symbol: sayChase(language, placed.symbol),
            }),
            isRight: clause === null,
            why:
              clause === null
                ? undefined
                : sayAuditing(language, 'check.allowed', {
                    allowed: allowed
                      .map((symbol) => sayChase(language, symbol))
                      .join(sayChase(language, 'or')),
                  }),
            clause: clause ?? undefined,
            seq: placed.seq,
            at: placed.at,
          })),
      },
    ])
    .filter(({ rows }) => rows.length > 0)
}

function keyOf({ round }: RoundReport): string {
  return `round ${round}`
}
