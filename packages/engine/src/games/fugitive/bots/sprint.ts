import { sprintOf } from '../pieces/pieces.ts'

/** What a card in hand is worth when the row has come to a number: a lower card is good for sprinting only. */
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
  const [odd, even] = [1, 2].map((sprint) => cards.filter((card) => sprintOf(card) === sprint)) as [
    number[],
    number[],
  ]
  let found: { cards: readonly number[]; cost: number } | undefined
  for (let odds = 0; odds <= odd.length; odds++) {
    const left = missing - odds * (1 + strong)
    const evens = Math.max(0, Math.ceil(left / (2 + strong)))
    if (evens > even.length) continue
    const chosen = [...odd.slice(0, odds), ...even.slice(0, evens)]
    const cost = chosen.reduce((sum, card) => sum + keepWorth(card, at), 0)
    if (!found || cost < found.cost) found = { cards: chosen, cost }
    if (left <= 0) break
  }
  return found?.cards
}
