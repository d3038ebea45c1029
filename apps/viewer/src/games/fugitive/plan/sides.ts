import type { Audience } from '@getaway/engine'
import { fugitiveReading, type Match, seatOfRole } from '@getaway/engine/fugitive'

/** From where a match can be seen: all that is known here, as one of both players, or as those who watched. */
export const ALL = 'all'
export const SIDES = [ALL, 'fugitive', 'marshal', 'public'] as const

/** Undefined: the point of view that sees everything. */
function audienceOf(match: Match, side: string): Audience | undefined {
  if (side === ALL) return undefined
  return side === 'fugitive' || side === 'marshal' ? { seat: seatOfRole(match, side) } : 'public'
}

/** The match as a side had it at that time. */
export function seenFrom(match: Match, side: string): Match {
  const audience = audienceOf(match, side)
  return audience === undefined ? match : fugitiveReading.viewOf(match, audience)
}
