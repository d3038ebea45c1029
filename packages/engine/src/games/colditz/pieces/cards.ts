import { EQUIPMENT, type Equipment, type KitPart, TUNNELS, type TunnelName } from '../board/board.ts'

/** The decks of K2.5 and how often each card is in them [ours, but for totals, tunnels and releases]. */

/** K7 */
export const EQUIPMENT_COUNTS: Readonly<Record<Equipment, number>> = { rope: 9, cutters: 6, pass: 6, key: 6 }

/** K12.2: how many throws each gives. */
export const DO_OR_DIE = [3, 4, 5, 6, 7] as const

/** K11.1 */
export const FAST_ROOMS = [
  'chapel',
  'theatre',
  'kitchen',
  'library',
  'sickbay',
  'laundry',
  'cellar',
  'registry',
] as const
export type FastRoom = (typeof FAST_ROOMS)[number]

/** K10.2 */
export const SEARCHED_ROOMS = ['theatre', 'laundry', 'workshop', 'parcels'] as const
export type SearchedRoom = (typeof SEARCHED_ROOMS)[number]

/** K8.2: what a card stands for. */
export const KIT_CARDS = {
  'kit-clothes-food': ['clothes', 'food'],
  'kit-compass-papers': ['compass', 'papers'],
} as const satisfies Readonly<Record<string, readonly KitPart[]>>
export type KitCard = keyof typeof KIT_CARDS

export const OPPORTUNITY_CARDS = [
  ...TUNNELS.map((tunnel): `tunnel-${TunnelName}` => `tunnel-${tunnel}`),
  'release',
  ...FAST_ROOMS.map((room): `fast-${FastRoom}` => `fast-${room}`),
  ...EQUIPMENT.map((kind): `exchange-${Equipment}` => `exchange-${kind}`),
  'bribe',
  'kit-clothes-food',
  'kit-compass-papers',
  'staff-car',
  'sabotage',
  'diversion',
  'inspection',
  'hideaway',
  'talisman',
  'warning',
] as const
export type OpportunityCard = (typeof OPPORTUNITY_CARDS)[number]

export const SECURITY_CARDS = [
  'appel',
  ...SEARCHED_ROOMS.map((room): `search-${SearchedRoom}` => `search-${room}`),
  'detected',
  'shot',
  'arrest-pass',
  'arrest-key',
] as const
export type SecurityCard = (typeof SECURITY_CARDS)[number]

export type Card = OpportunityCard | SecurityCard

export const DECK_NAMES = ['opportunity', 'security'] as const
export type DeckName = (typeof DECK_NAMES)[number]

/** How often a card is in its deck, if not once. */
const COPIES: Readonly<Partial<Record<Card, number>>> = {
  release: 5,
  'exchange-rope': 3,
  'exchange-cutters': 2,
  'exchange-pass': 2,
  'exchange-key': 2,
  bribe: 2,
  'kit-clothes-food': 2,
  'kit-compass-papers': 2,
  sabotage: 2,
  diversion: 3,
  inspection: 2,
  hideaway: 3,
  talisman: 2,
  warning: 3,
  appel: 3,
  detected: 2,
  shot: 3,
  'arrest-pass': 2,
  'arrest-key': 2,
}

export function copiesOf(card: Card): number {
  return COPIES[card] ?? 1
}

const KINDS: Readonly<Record<DeckName, readonly Card[]>> = {
  opportunity: OPPORTUNITY_CARDS,
  security: SECURITY_CARDS,
}

/** All cards of a deck, sorted. */
export function cardsOf(deck: DeckName): readonly Card[] {
  return KINDS[deck].flatMap((card) => Array.from({ length: copiesOf(card) }, () => card))
}

export function deckOf(card: Card): DeckName {
  return SECURITY.has(card) ? 'security' : 'opportunity'
}

const SECURITY: ReadonlySet<string> = new Set(SECURITY_CARDS)
const ALL: ReadonlySet<string> = new Set([...OPPORTUNITY_CARDS, ...SECURITY_CARDS])

export function isCard(name: string): name is Card {
  return ALL.has(name)
}

/** K6.2: these are played out of turn alone, as an answer to what somebody does. */
export const REACTIONS = ['arrest-pass', 'arrest-key', 'warning', 'talisman', 'hideaway'] as const
export type ReactionCard = (typeof REACTIONS)[number]

export function isReaction(card: string): card is ReactionCard {
  return (REACTIONS as readonly string[]).includes(card)
}
