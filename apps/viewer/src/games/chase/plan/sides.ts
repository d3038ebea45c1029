import type { Audience } from '@getaway/engine'
import { chaseReading, type Match } from '@getaway/engine/chase'

/** Roles change from round to round, and a side goes with its role. */
export const ALL = 'all'
export const RUNNERS = ['runner', 'runner-2'] as const
export const CHASER = 'chaser'

/** Undefined: the point of view that sees everything. */
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
