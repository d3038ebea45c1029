import { sprintOf } from '../pieces.ts'

/** What a card in hand is worth to who stands at a number: behind it, only as a sprint. */
export function keepWorth(card: number, at: number): number {
  const own = sprintOf(card) === 2 ? 0.9 : 0.5
  if (card <= at) return own
  const ahead = card - at
  return own + (ahead <= 3 ? 1.2 : ahead <= 9 ? 0.9 : 0.4)
}

/** The cards that cost least and give so much; undefined where all together give less. */
export function sprintFor(
  spare: readonly number[],
  at: number,
  missing: number,
  strong: number,
): readonly number[] | undefined {
  if (missing <= 0) return []
  const cards = spare.toSorted((one, other) => keepWorth(one, at) - keepWorth(other, at))
  let found: { cards: readonly number[]; cost: number } | undefined
  const look = (index: number, taken: readonly number[], left: number, cost: number) => {
    if (found && cost >= found.cost) return
    if (left <= 0) {
      found = { cards: taken, cost }
      return
    }
    const card = cards[index]
    if (card === undefined) return
    look(index + 1, [...taken, card], left - sprintOf(card) - strong, cost + keepWorth(card, at))
    look(index + 1, taken, left, cost)
  }
  const all = cards.reduce((sum, card) => sum + sprintOf(card) + strong, 0)
  if (all >= missing) look(0, [], missing, 0)
  return found?.cards
}
