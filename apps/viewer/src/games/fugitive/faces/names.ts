import { DECK_NUMBERS, type DeckNumber, type EventIcon, ICONS } from '@getaway/engine/fugitive'

/** What everything printed is called in the atlas and on the flat board. */
export const hideoutName = (card: number) => `hideout ${card}`
export const eventName = (id: string) => `event ${id}`
/**
 * The one back of all cards that were dealt: from which deck a card comes nobody may tell by looking at it in the row or
 * in the fugitive's hand.
 */
export const BACK = 'back'
export const deckBackName = (deck: DeckNumber) => `back of deck ${deck}`
export const eventBackName = (icon: EventIcon | undefined) => `back of ${icon ?? 'event'}s`
export const chipName = (number: number) => `chip ${number}`
export const SIGNS = [
  'right',
  'wrong',
  'doubted',
  'odd',
  'even',
  'deck 0',
  'deck 1',
  'deck 2',
  'deck 3',
] as const
export type SignName = (typeof SIGNS)[number]

export const DECK_BACKS = DECK_NUMBERS.map((deck) => [deckBackName(deck), deck] as const)
export const EVENT_BACKS = [undefined, ...ICONS].map((icon) => [eventBackName(icon), icon] as const)
