import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'

/** How many decisions the recorded events build on: the next deal, say, on the end and the score of the round. */
export function decidedBy({ past, round, over, sealed }: Match): number {
  const isEnded = over?.how === 'ended' || (sealed && !over)
  const last = round ? decidedOf(round, isEnded) : 0
  return past.reduce((sum, one) => sum + decidedOf(one, true), last + Number(isEnded))
}

function decidedOf({ ending, setAside, decidedAt, score }: Round, isFinal: boolean): number {
  if (ending && !setAside && (isFinal || score)) return 2
  return decidedAt === undefined ? 0 : 1
}
