import {
  DECK_NUMBERS,
  type DeckNumber,
  deckOf,
  listOf,
  type Role,
  seatOfRole,
} from '@getaway/engine/fugitive'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import type { HandChange } from './chronicle.ts'
import type { Laying } from './laying.ts'
import { deckPlaceAt, handPlaceAt } from './places.ts'
import type { HandCard, Layout } from './plan.ts'

/** What both have in hand, fanned; faces where this side knows them. */
export function handsOf(laying: Laying): HandCard[] {
  return [...handOf(laying, 'fugitive'), ...handOf(laying, 'marshal')]
}

interface Held {
  readonly card: number | undefined
  readonly deck: DeckNumber | undefined
}

function handOf(laying: Laying, role: Role): HandCard[] {
  const { match, table, chronicle, look, layout, before, changedAt } = laying
  const isHidden = look.isHandHidden === true && look.seat === seatOfRole(match, role)
  const cards = listOf(table.hands[role].cards)
  const held = cards && !isHidden ? known(cards) : unknown(laying, role)
  const change = chronicle.hands[role]
  const drawn = change?.type === 'draw' ? drawnIn(held, change, cards?.at(-1)) : -1
  // What all learn with the end of the match is shown with it.
  const isOpen = look.side === role || (look.seat !== undefined && look.seat === seatOfRole(match, role))
  const flip = !cards || isHidden ? NEVER : match.over && !isOpen ? chronicle.endFrom : LONG_AGO
  const isLaterShift = changedAt > (change?.at ?? LONG_AGO)
  return held.map(({ card, deck }, nth) => {
    const lying = handPlaceAt(layout, role, nth, held.length)
    const isDrawn = nth === drawn
    const lay = isLaterShift
      ? handPlaceAt(before, role, nth, held.length)
      : formerPlace(laying, role, change, nth, drawn, held.length)
    return {
      ...{ role, nth, of: held.length, card, isDrawn, flip },
      deck: role === 'marshal' ? deck : undefined,
      ...lying,
      from: isLaterShift ? changedAt : (change?.at ?? LONG_AGO),
      origin: lay,
    }
  })
}

/** Where a card was before the hand changed: in a deck, or elsewhere in the fan. */
function formerPlace(
  { layout, before, changedAt }: Laying,
  role: Role,
  change: HandChange | undefined,
  nth: number,
  drawn: number,
  count: number,
): HandCard['origin'] {
  if (!change) return undefined
  const then: Layout = changedAt === change.at ? before : layout
  switch (change.type) {
    case 'deal':
      return deckPlaceAt(layout, 2)
    case 'draw':
      return nth === drawn
        ? deckPlaceAt(layout, change.deck)
        : handPlaceAt(layout, role, nth > drawn ? nth - 1 : nth, count - 1)
    case 'lay':
      return handPlaceAt(then, role, nth + Math.floor(change.count / 2), count + change.count)
  }
}

function known(cards: readonly number[]): Held[] {
  return cards.toSorted((one, other) => one - other).map((card) => ({ card, deck: deckOf(card) }))
}

/** F3.4: from which deck each card came is public; in the order of the decks, so that no order tells more. */
function unknown({ table }: Laying, role: Role): Held[] {
  const { cards } = table.hands[role]
  const count = typeof cards === 'number' ? cards : cards.length
  if (role === 'fugitive') return Array.from({ length: count }, () => ({ card: undefined, deck: undefined }))
  const decks = DECK_NUMBERS.flatMap((deck) =>
    Array.from<DeckNumber>({ length: table.drawn.marshal[deck - 1] ?? 0 }).fill(deck),
  )
  return Array.from({ length: count }, (_, nth) => ({ card: undefined, deck: decks[nth] }))
}

/** Which card of the fan was drawn last. */
function drawnIn(held: readonly Held[], { deck }: { readonly deck: DeckNumber }, last: number | undefined) {
  const shown = held.findIndex(({ card }) => card !== undefined && card === last)
  if (shown !== -1) return shown
  const ofDeck = held.findLastIndex((one) => one.deck === deck)
  return ofDeck === -1 ? held.length - 1 : ofDeck
}
