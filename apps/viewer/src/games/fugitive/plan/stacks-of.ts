import { countOf, DECK_NUMBERS, ICONS, listOf, openDecks } from '@getaway/engine/fugitive'
import { LONG_AGO } from '../../../table/easing.ts'
import { isShown } from './chronicle.ts'
import type { Laying } from './laying.ts'
import { deckPlaceAt, handPlaceAt, outPlaceAt, pilePlaceAt, READING, staying, usedPlaceAt } from './places.ts'
import type { EventPiece, OutPiece, Stack } from './plan.ts'

/** More than that lie under the others, and are not seen. */
const MOST_USED = 6

export function stacksOf(laying: Laying): Stack[] {
  const { match, table } = laying
  const [step] = table.steps
  const draw = step?.type === 'draw' && !match.over ? step : undefined
  const open = draw ? openDecks(table, draw) : []
  const decks = DECK_NUMBERS.map((deck): Stack => {
    const count = countOf(table.decks[deck - 1] ?? 0)
    const isOpen = open.includes(deck)
    return {
      ...{ kind: 'deck', deck, icon: undefined, pile: 0, count, isOpen },
      isClosed: draw !== undefined && count > 0 && !isOpen,
      ...staying(laying.layout, laying, (layout) => deckPlaceAt(layout, deck)),
    }
  })
  const { length } = table.piles
  const piles = table.piles.map((pile, nth): Stack => {
    const icon = length > 1 ? ICONS[nth] : undefined
    return {
      ...{ kind: 'pile', deck: undefined, icon, pile: nth, count: countOf(pile) },
      ...{ isOpen: false, isClosed: false },
      ...staying(laying.layout, laying, (layout) => pilePlaceAt(layout, nth, length)),
    }
  })
  return [...decks, ...piles]
}

/** The events of a match, without those that lie deep under others. */
export function eventsOf({ table, chronicle, layout }: Laying): EventPiece[] {
  const shown = chronicle.events.filter(isShown)
  const first = Math.max(0, shown.length - MOST_USED)
  return shown.slice(first).map(({ event, seq, from, readFrom, asideFrom, deck, pile }, nth) => ({
    ...{ event, seq, from, readFrom, asideFrom, nth: first + nth },
    ...{ x: READING.x, y: READING.y, turn: READING.turn },
    origin: deck ? deckPlaceAt(layout, deck) : pilePlaceAt(layout, pile, table.piles.length),
    aside: usedPlaceAt(layout, first + nth),
  }))
}

/** Hideout cards that were burnt or discarded. */
export function outOf(laying: Laying): OutPiece[] {
  const { table, chronicle, layout } = laying
  const all = listOf(table.out.map(({ card, drawn }) => ({ card, drawn }))) ?? []
  return all.map(({ card, drawn }, nth) => ({
    card,
    ...outPlaceAt(layout, nth),
    from: chronicle.outAt[nth] ?? LONG_AGO,
    origin: drawn ? handPlaceAt(layout, 'fugitive', 0, 1) : deckPlaceAt(layout, deckAt(card)),
  }))
}

function deckAt(card: number): 1 | 2 | 3 {
  return card < 15 ? 1 : card < 29 ? 2 : 3
}
