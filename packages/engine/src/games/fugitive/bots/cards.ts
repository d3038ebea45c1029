import { cardsOf, type DeckNumber, deckOf, ESCAPE, REACH, sprintOf } from '../pieces/pieces.ts'
import { openDecks } from '../state/steps.ts'
import { listOf, type Table } from '../state/table.ts'
import { best, chance, type Mind, type StepOf, type Thought } from './mind.ts'

const DRAW_MS = 1500
const DISCARD_MS = 3000

/** As far as sprint cards that can be spared lead. */
const LEAP = 9
/** What a point of a card's sprint is worth beside the way it leads. */
const A_SPRINT = 0.3

export function drawing(mind: Mind, step: StepOf<'draw'>): Thought | undefined {
  const { table, random, person } = mind
  const open = openDecks(table, step)
  const worth = step.who === 'fugitive' ? fugitivesDeck : marshalsDeck
  const deck = best(open, (one) => worth(table, one) + person.whim * 0.3 * chance(random))
  return deck && { command: { type: 'draw', deck }, meanMs: DRAW_MS }
}

/** What a card of the deck that the fugitive has not seen is worth to them, on the mean. */
function fugitivesDeck(table: Table, deck: DeckNumber): number {
  const last = table.row.at(-1)?.card ?? 0
  const seen = new Set([
    ...(listOf(table.hands.fugitive.cards) ?? []),
    ...table.row.flatMap(({ card, sprint }) => [card ?? 0, ...(listOf(sprint) ?? [])]),
    ...table.out.map(({ card }) => card),
  ])
  const unseen = cardsOf(deck).filter((card) => !seen.has(card))
  return (
    unseen.reduce((sum, card) => sum + drawWorth(card - last) + A_SPRINT * sprintOf(card), 0) / unseen.length
  )
}

/** By how far ahead it is: a step, a leap, or too far for now. */
function drawWorth(ahead: number): number {
  if (ahead <= 0) return 0
  return ahead <= REACH ? 1.2 : ahead <= LEAP ? 0.9 : 0.3
}

/** Where the fugitive is about to go. */
function marshalsDeck(table: Table, deck: DeckNumber): number {
  let last = 0
  for (const { isUp, card } of table.row) last = isUp ? (card ?? last) : last + 3
  const ahead = cardsOf(deck).filter((card) => card > last - 3 && card <= last + LEAP).length
  return ahead / cardsOf(deck).length
}

/** Discards a card that is passed already or leads nowhere first, and an odd card before an even one. */
export function discarding({ table }: Mind): Thought | undefined {
  const last = table.row.at(-1)?.card ?? 0
  const hand = (listOf(table.hands.fugitive.cards) ?? []).filter((card) => card !== ESCAPE)
  const card = best(
    hand,
    (one) => (one <= last ? 2 : (one - last) / ESCAPE) - sprintOf(one) + (deckOf(one) ?? 0) / 10,
  )
  return card === undefined ? undefined : { command: { type: 'discard', card }, meanMs: DISCARD_MS }
}
