import type { Round } from '../state/round.ts'
import type { Action } from '../vocabulary/events.ts'

/** Whose action it is. */
export function seatOf(action: Action): number {
  return typeof action.by === 'number' ? action.by : -1
}

export function otherRunner(round: Round, seat: number | undefined): number | undefined {
  return round.runners.find((runner) => runner !== seat)
}
