import type { Audience } from '@getaway/engine'
import { chaseReading, type Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Side } from '../../../table/table-plan.ts'
import { sayChase } from '../telling/words.ts'

/** Roles change from round to round, and a side goes with its role. */
export const ALL = 'all'
const RUNNERS = ['runner', 'runner-2'] as const
const CHASER = 'chaser'

export function sidesOf({ players }: Match, language: Language): Side[] {
  const one = { id: RUNNERS[0], label: sayChase(language, 'side.runner') }
  const runners =
    players.length === 2
      ? [one]
      : RUNNERS.map((id, index) => ({ id, label: sayChase(language, 'side.runner.of', { n: index + 1 }) }))
  return [
    { id: ALL, label: sayChase(language, 'side.all') },
    ...runners,
    { id: CHASER, label: sayChase(language, 'side.chaser') },
  ]
}

/** Undefined: whoever sees everything. */
function audienceOf({ round }: Match, side: string): Audience | undefined {
  if (side === ALL) return undefined
  const seat = side === CHASER ? round?.chasers[0] : round?.runners[RUNNERS.indexOf(side as 'runner')]
  return seat === undefined ? 'public' : { seat }
}

/** The match as a side had it at that time. */
export function seenFrom(match: Match, side: string): Match {
  const audience = audienceOf(match, side)
  return audience === undefined ? match : chaseReading.viewOf(match, audience)
}
