import { cardsOf, type DeckNumber, deckOf, ESCAPE, sprintOf } from '../pieces.ts'
import { openDecks } from '../steps.ts'
import { listOf, type Table } from '../table.ts'
import { best, chance, type Mind, type StepOf, type Thought } from './mind.ts'

const DRAW_MS = 1500
const DISCARD_MS = 3000

export function drawing(mind: Mind, step: StepOf<'draw'>): Thought | undefined {
  const { table, random, person } = mind
  const open = openDecks(table, step)
  const worth = step.who === 'fugitive' ? fugitivesDeck : marshalsDeck
  const deck = best(open, (one) => worth(table, one) + person.whim * 0.3 * chance(random))
  return deck && { command: { type: 'draw', deck }, meanMs: DRAW_MS }
}

/** How many cards of the deck lead on from the last hideout. */
function fugitivesDeck(table: Table, deck: DeckNumber): number {
  const last = table.row.at(-1)?.card ?? 0
  const ahead = cardsOf(deck).filter((card) => card > last + 1 && card <= last + 9).length
  return ahead / cardsOf(deck).length
}

/** Where the fugitive is about to go. */
function marshalsDeck(table: Table, deck: DeckNumber): number {
  let last = 0
  for (const { isUp, card } of table.row) last = isUp ? (card ?? last) : last + 3
  const ahead = cardsOf(deck).filter((card) => card > last - 3 && card <= last + 9).length
  return ahead / cardsOf(deck).length
}

/** Lays out what is behind or leads nowhere first, and an odd one before an even one. */
export function discarding({ table }: Mind): Thought | undefined {
  const last = table.row.at(-1)?.card ?? 0
  const hand = (listOf(table.hands.fugitive.cards) ?? []).filter((card) => card !== ESCAPE)
  const card = best(
    hand,
    (one) => (one <= last ? 2 : (one - last) / ESCAPE) - sprintOf(one) + (deckOf(one) ?? 0) / 10,
  )
  return card === undefined ? undefined : { command: { type: 'discard', card }, meanMs: DISCARD_MS }
}
