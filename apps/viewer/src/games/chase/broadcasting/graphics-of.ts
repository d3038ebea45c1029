import { chaserPathOf, type Match, type Round } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { secondsText } from '../../../language/seconds-text.ts'
import type { BroadcastGraphics, Contest } from '../../../table/broadcasting.ts'
import type { ChasePlan } from '../plan/plan.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { signsOf } from '../telling/status.ts'
import { sayChase } from '../telling/words.ts'
import { sayAir } from './words.ts'

/** The chases of the round that lies on the table, and its clock. */
export function chaseGraphicsOf(
  _: ChaseTimeline,
  { match, check, shown }: ChasePlan,
  instant: number,
  language: Language,
): BroadcastGraphics {
  const round = check && instant < check.scoreAt ? (shown ?? check.round) : match.round
  if (!round) return { contests: [], clock: undefined }
  const { started, ending, setAside } = round
  return {
    contests: round.paths.map((_, path) => contestOf(match, round, path, language)),
    clock: started && { from: started.at, until: (ending ?? setAside)?.at },
  }
}

function contestOf(match: Match, round: Round, path: number, language: Language): Contest {
  const role = (of: 'runner' | 'chaser') => sayChase(language, of)
  return {
    key: `${round.number} ${path}`,
    sides: [
      { role: role('runner'), seats: runnersOf(round, path) },
      { role: role('chaser'), seats: chasersOf(round, path) },
    ],
    measures: measuresOf(round, path, language),
    signs: signsOf(round, language),
    outcome: outcomeOf(match, round, path, language),
  }
}

/** Whose path it is. */
export function runnersOf({ runners, paths }: Round, path: number): readonly number[] {
  return paths.length > 1 ? runners.slice(path, path + 1) : runners
}

/** C3.4: whom the chasers have agreed to chase is a secret until the round runs. */
export function chasersOf(round: Round, path: number): readonly number[] {
  if (round.paths.length === 1) return round.chasers
  if (!round.started) return round.chasers.slice(path, path + 1)
  return round.chasers.filter((seat) => chaserPathOf(round, seat) === path)
}

/** In tiles as they lie; in seconds as it was at the last tile that was marked, as between two cars at a line. */
function measuresOf(
  { paths, started, ending }: Round,
  path: number,
  language: Language,
): Contest['measures'] {
  const { tiles = [], markers = [], caught } = paths[path] ?? {}
  if (!started || caught) return []
  const ahead = tiles.length - markers.length
  const label = sayChase(language, 'count.lead')
  const value = sayAir(language, ahead === 1 ? 'figure.tile' : 'figure.tiles', { n: ahead })
  const inTiles = { label, value, said: sayAir(language, 'figure.said.tiles', { value }) }
  const [marked, marker] = [tiles[markers.length - 1], markers.at(-1)]
  if (!marked || !marker || ending?.reason === 'hideout') return [inTiles]
  const seconds = secondsText(marker.at - marked.at, language)
  const said = sayAir(language, 'figure.said.seconds', { value: seconds, n: markers.length })
  return [inTiles, { label: sayAir(language, 'figure.seconds'), value: seconds, said }]
}

function outcomeOf(match: Match, round: Round, path: number, language: Language): string | undefined {
  if (round.paths[path]?.caught) return sayAir(language, 'outcome.caught')
  if (round.setAside) return sayAir(language, 'outcome.set-aside')
  if (round.ending?.reason === 'trail-lost') return sayAir(language, 'outcome.lost')
  if (round.ending?.reason === 'hideout') return sayAir(language, 'outcome.hideout')
  return match.over ? sayChase(language, 'over') : undefined
}
