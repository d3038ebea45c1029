import type { Match } from '../state/match.ts'

/** How many decisions the recorded events build on: only the end is one. */
export function decidedBy({ over, sealed }: Match): number {
  return Number(over?.how === 'ended' || (sealed && !over))
}
