import type { Match } from '../state/match.ts'

/** How many decisions the recorded events build on: each action on the answer to the guess before it, say. */
export function decidedBy({ table, over, sealed }: Match): number {
  const isEnded = over?.how === 'ended' || (sealed && !over)
  if (!table) return Number(isEnded)
  const isOpen = table.steps[0]?.type === 'answer'
  return table.guesses.length - Number(isOpen) + Number(table.isHunt) + Number(isEnded)
}
