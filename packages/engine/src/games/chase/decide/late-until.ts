import { capOf } from '../../../race-policy.ts'
import type { Match } from '../state/match.ts'
import type { Moment } from '../state/round.ts'

/** C10.5: how long (µs) after an ending is final an action is still recorded that only this ending forbids. */
const LATE_WINDOW = 1_000_000

/** C10.5: until when an action that only this ending forbids is recorded as late; a void leaves no time. */
export function lateUntil(match: Match, against: Moment): number {
  if (match.round?.setAside?.seq === against.seq) return against.at
  return finalAt(match, against) + LATE_WINDOW
}

/** From when on no earlier action can undo an ending. */
export function finalAt(match: Match, ending: { readonly at: number }): number {
  return ending.at + capOf(match.options)
}
