import { copyOfRound, type Round, type Writable } from '../state/round.ts'
import type { Action } from '../vocabulary/events.ts'

/** A copy of the round with a change made to it. */
export function edited(round: Round, change: (next: Writable<Round>) => void): Round {
  const next = copyOfRound(round)
  change(next)
  return next
}

/** Whose action it is. */
export function seatOf(action: Action): number {
  return typeof action.by === 'number' ? action.by : -1
}

export function otherRunner(round: Round, seat: number | undefined): number | undefined {
  return round.runners.find((runner) => runner !== seat)
}
