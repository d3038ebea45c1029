/** The cards of F1. */

/** Where the way begins; it lies face up and is nobody's to find. */
export const START = 0
/** The way out of the city. */
export const ESCAPE = 42
/** F2.2: what the fugitive begins with, besides what is drawn. */
export const FIRST_CARDS = [1, 2, 3, ESCAPE] as const

/** F2.2: how many cards of each deck the fugitive begins with. */
export const OPENING = [3, 2, 0] as const

/** F1.2: the decks hold these numbers, both included. */
export const DECKS = [
  { from: 4, to: 14 },
  { from: 15, to: 28 },
  { from: 29, to: 41 },
] as const

export const DECK_NUMBERS = [1, 2, 3] as const
export type DeckNumber = (typeof DECK_NUMBERS)[number]

export function isDeck(deck: number): deck is DeckNumber {
  return (DECK_NUMBERS as readonly number[]).includes(deck)
}

/** What the marshal may name. */
export const LOWEST_GUESS = 1
export const HIGHEST_GUESS = 41

/** F6.3: a hideout above it that lies face up spares the fugitive the manhunt. */
export const MANHUNT_UP_TO = 29

/** F4.1: how far a hideout may be from the last one without a sprint. */
export const REACH = 3

/** F1.1 [ours]: what a card is worth as a sprint. */
export function sprintOf(card: number): 1 | 2 {
  return card % 2 === 0 ? 2 : 1
}

/** The deck that a card comes from; undefined for those that are dealt to the fugitive and for the start. */
export function deckOf(card: number): DeckNumber | undefined {
  const index = DECKS.findIndex(({ from, to }) => card >= from && card <= to)
  return DECK_NUMBERS[index]
}

/** F1.1: whether there is such a card to be dealt; the 0 lies on the table. */
export function isCard(card: number): boolean {
  return card > START && card <= ESCAPE
}

/** A deck's hideout cards, in order. */
export function cardsOf(deck: DeckNumber): readonly number[] {
  const { from, to } = DECKS[deck - 1] as (typeof DECKS)[number]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** F1.3: the side that an event helps. */
export const ICONS = ['footprints', 'neither', 'glass'] as const
export type EventIcon = (typeof ICONS)[number]

/** F1.3: stand in a deck for an event, two in each (F7.4). */
export const REPLACEMENTS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'] as const
