import type { DeckNumber, Role } from '@getaway/engine/fugitive'
import { LONG_AGO } from '../../../table/easing.ts'
import type { Extent } from '../../../table/extent.ts'
import type { Coming, Layout, Place } from './plan.ts'

/** A card, in cells: all the table is laid out by it. */
export const CARD = { width: 1, height: 1.4 } as const

/** A row of so many places lies in lines of so many, so far apart; beyond that, cards lie over each other. */
const ROWS = [
  { upTo: 24, columns: 12 },
  { upTo: 32, columns: 16 },
  { upTo: 44, columns: 22 },
] as const
/** From the first to the last middle of a line. */
const WIDE = 11.9
/** How far sprint cards may reach out from under their hideout, northwards, and each of them at most. */
const TUCKED = { together: 0.86, each: 0.34 } as const
/** From one line to the next. */
const LINE = 2.34

/** From the row outwards, on the marshal's side: numbers spoken, decks, hand. */
const COUNTERS = 0.62
const COUNTER_APART = 0.98
const DECKS = 1.9
const DECK_APART = 1.42
const MARSHALS_HAND = 3.5
/** On the fugitive's side. */
const FUGITIVES_HAND = 0.98
const HAND_WIDE = 5.4
const HAND_APART = 0.62
/** How far a card of a fan is turned for each cell that it lies off its middle (rad). */
const FANNED = 0.035
/** Short of the marshal's hand. */
const PAD_AT = 1.42
/** West of the decks lie the events, east of them the pad. */
const PILES = -3.5
const PILE_APART = 1.16
const USED = { x: -6.2, apart: 0.035 } as const
/** And beyond the pad what is out of the game. */
const OUT = { x: 7.2, apart: 0.3 } as const
/** Across, and from north to south. */
export const PAD = { x: 4.85, width: 3.5, height: 2.75 } as const

/** The table that all of it fits on, around its middle, and the map that lies under it. */
export const TABLE = { width: 13.4, height: 8.8 } as const
export const MAP = { width: 15.4, height: 10.4 } as const

/** The layout of a row with so many places, the start and the 42 included. */
export function layoutOf(places: number, near: Role): Layout {
  const { columns } = ROWS.find(({ upTo }) => places <= upTo) ?? ROWS[2]
  const lines = Math.max(1, Math.ceil(places / columns))
  return { near, places, columns, lines, apart: WIDE / (columns - 1) }
}

/** Where a role sits: 1 in the south, -1 in the north. */
export function sideOf({ near }: Layout, role: Role): 1 | -1 {
  return role === near ? 1 : -1
}

/** The middle of the nth card of the row; 0 is the start. */
export function rowPlaceAt(layout: Layout, nth: number): Place {
  const { columns, apart } = layout
  const line = Math.floor(nth / columns)
  return { x: -WIDE / 2 + (nth % columns) * apart, y: lineAt(layout, line), turn: 0 }
}

/** The northern lines are read first; all of them lie around the middle of the table. */
function lineAt({ lines, near }: Layout, line: number): number {
  return (line - (lines - 1) / 2) * LINE + MIDDLE[near]
}

/** Where the row lies, so that it and all on both sides of it are around the middle of the table. */
const MIDDLE: Readonly<Record<Role, number>> = { fugitive: 1.6, marshal: -0.92 }

/** The nth of so many sprint cards under the hideout at a place; what lies on top reaches out least. */
export function sprintPlaceAt(hideout: Place, nth: number, of: number): Place {
  const step = Math.min(TUCKED.each, TUCKED.together / Math.max(of, 1))
  return { ...hideout, y: hideout.y - (of - nth) * step }
}

/** The edges of the row, with what may reach out of it. */
function edgeOf(layout: Layout, side: 1 | -1): number {
  return side === 1
    ? lineAt(layout, layout.lines - 1) + CARD.height / 2
    : lineAt(layout, 0) - CARD.height / 2 - TUCKED.together
}

/** So far off the row, on a role's side of it. */
function beyond(layout: Layout, role: Role, outward: number): number {
  const side = sideOf(layout, role)
  return edgeOf(layout, side) + side * outward
}

export function deckPlaceAt(layout: Layout, deck: DeckNumber): Place {
  return { x: (deck - 2) * DECK_APART, y: beyond(layout, 'marshal', DECKS), turn: 0 }
}

/** One event deck, or one for each icon. */
export function pilePlaceAt(layout: Layout, nth: number, of: number): Place {
  return {
    x: PILES + (nth - (of - 1)) * (of > 1 ? PILE_APART * 0.62 : 0),
    y: beyond(layout, 'marshal', DECKS),
    turn: 0,
  }
}

/** Events that were used lie on each other, none quite straight. */
export function usedPlaceAt(layout: Layout, nth: number): Place {
  const askew = ((nth * 7) % 5) - 2
  return {
    x: USED.x + askew * USED.apart,
    y: beyond(layout, 'marshal', DECKS) + (((nth * 3) % 5) - 2) * USED.apart,
    turn: askew * 0.05,
  }
}

/** Cards out of the game lie in a column, overlapping. */
export function outPlaceAt(layout: Layout, nth: number): Place {
  return { x: OUT.x, y: beyond(layout, 'marshal', DECKS) + nth * OUT.apart - 0.3, turn: 0 }
}

export function padPlaceAt(layout: Layout): Place {
  return { x: PAD.x, y: beyond(layout, 'marshal', PAD_AT), turn: 0 }
}

/** The nth number of a guess of so many. */
export function counterPlaceAt(layout: Layout, nth: number, of: number): Place {
  const apart = Math.min(COUNTER_APART, WIDE / Math.max(of, 1))
  return { x: (nth - (of - 1) / 2) * apart, y: beyond(layout, 'marshal', COUNTERS), turn: 0 }
}

/** The nth card of a hand of so many, fanned at its owner's side. */
export function handPlaceAt(layout: Layout, role: Role, nth: number, of: number): Place {
  const side = sideOf(layout, role)
  const apart = of > 1 ? Math.min(HAND_APART, HAND_WIDE / (of - 1)) : 0
  const off = (nth - (of - 1) / 2) * apart
  const outward = role === 'marshal' ? MARSHALS_HAND : FUGITIVES_HAND
  return {
    x: off,
    y: beyond(layout, role, outward) + side * off * off * FANNED * 0.4,
    turn: side * off * FANNED,
  }
}

/** A player's name lies beside their hand, where no fan ends. */
export function seatPlaceAt(layout: Layout, role: Role): Place {
  const outward = role === 'marshal' ? MARSHALS_HAND : FUGITIVES_HAND
  return { x: -5.1, y: beyond(layout, role, outward), turn: 0 }
}

/** Something that has always lain there, but for a row that has grown past a line. */
export function staying(
  layout: Layout,
  { before, changedAt }: { readonly before: Layout; readonly changedAt: number },
  placeIn: (of: Layout) => Place,
): Coming {
  const here = placeIn(layout)
  if (changedAt === LONG_AGO) return { ...here, from: LONG_AGO, origin: undefined }
  return { ...here, from: changedAt, origin: placeIn(before) }
}

/** Where an event card is read: over the row, as large as it can be had; so many times as wide as it lies. */
export const READING = { x: 0, y: 0.6, turn: 0, scale: 2.8 } as const

/** All that the row has come to, and so many places more. */
export function rowExtent(layout: Layout, more = 0): Extent {
  const { places, columns, lines } = layout
  const last = lines > 1 ? columns - 1 : Math.min(places - 1 + more, columns - 1)
  const { x: west } = rowPlaceAt(layout, 0)
  const { x: east } = rowPlaceAt({ ...layout, lines: 1 }, last)
  const half = CARD.width / 2
  return {
    west: west - half,
    east: east + half,
    north: edgeOf(layout, -1),
    south: edgeOf(layout, 1),
  }
}
