import { type Random, shuffled } from '../../../random.ts'
import { cardsOf, DECK_NUMBERS } from '../pieces/pieces.ts'
import { listOf, type Table } from '../state/table.ts'

/**
 * The table with hands that the marshal may have, by what the fugitive sees. Late in a match the marshal holds a third
 * of all cards, and rules out with them most of what the public must think possible.
 */
export function marshalsEyes(table: Table, count: number, random: Random): readonly Table[] {
  const seen = new Set([
    ...(listOf(table.hands.fugitive.cards) ?? []),
    ...table.row.flatMap(({ card, sprint }) => [card ?? 0, ...(listOf(sprint) ?? [])]),
    ...table.out.map(({ card }) => card),
  ])
  const { hands, drawn } = table
  return Array.from({ length: count }, () => {
    const cards = DECK_NUMBERS.flatMap((deck) =>
      shuffled(
        cardsOf(deck).filter((card) => !seen.has(card)),
        random,
      ).slice(0, drawn.marshal[deck - 1]),
    )
    return { ...table, hands: { ...hands, marshal: { ...hands.marshal, cards } } }
  })
}
