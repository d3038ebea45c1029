import type { Offers } from '../../../offers/offer.ts'
import type { Open } from '../../../reactions/reaction.ts'
import type { Equipment, TunnelName } from '../board/board.ts'
import type { Card, DeckName } from '../pieces/cards.ts'
import type { Cards, Data } from '../vocabulary/events.ts'

/** Where a POW is that stands on no square: in a cell (`cell-west`), dead or gone for good. */
export const DEAD = 'dead'
/** K9.2: the two wings of the barracks. */
export const RESERVE = 'reserve'
export const RETURNED = 'returned'

/** A prisoner. The number tells the officer (`officerOf`); those who were never in play are not listed. */
export interface Pow {
  readonly id: number
  /** A square, a target once escaped, a cell, or `DEAD`. */
  readonly at: string
  /** K9.7: the round in which it was freed and may not be arrested. */
  readonly safeIn: number | undefined
  /** K9.8: freed from the outer cell and on its way in. */
  readonly isInward: boolean
  /** K2.4, K1.4 */
  readonly hasEscaped: boolean
}

/** What a way down a rope or through the wire is marked with (K7.4). */
export interface Marker {
  /** The edge. */
  readonly way: string
  /** Where it lies: the square by which one goes out. */
  readonly at: string
  /** The officer who put the latest one. */
  readonly seat: number
  /** Who of theirs passed it. */
  readonly passed: readonly number[]
}

/** A tunnel that is open (K12.3). */
export interface OpenTunnel {
  readonly name: TunnelName
  readonly isDetected: boolean
  /** Since it was opened: who has stepped in, until they are two. */
  readonly entered?: readonly number[]
}

/** A side of a trade, as the reader of this table may know it. */
export interface Goods {
  readonly equipment: readonly Equipment[]
  readonly cards: Cards
}

/** K1.6, K6.4, K9.7: goods against goods, or the freedom of one of the other's POWs. */
export type Terms =
  | { readonly type: 'trade'; readonly gives: Goods; readonly wants: Goods }
  | { readonly type: 'release'; readonly pow: number; readonly by: 'double' | 'card' }

/** A path that is still to be gone. */
export interface Walk {
  readonly pow: number
  readonly path: readonly string[]
  readonly asides: readonly { readonly at: string; readonly to: string }[]
}

export type ThrowFor = 'move' | 'search' | 'shot' | 'car' | 'die'

/** A throw and, after doubles, those that follow it. */
export type Series = readonly (readonly [number, number])[]

/** K10.4: what is played on a way after the gate at which it may end. */
export interface Beyond {
  readonly cards: readonly Equipment[]
  readonly gates: readonly string[]
}

/** What has to be done next. */
export type Step =
  /** K4.2 */
  | { readonly type: 'deploy'; readonly seat: number }
  /** K5: whatever somebody does in their turn. */
  | { readonly type: 'turn'; readonly seat: number }
  /** The referee's: dice, a card, a deck made again, the end. */
  | {
      readonly type: 'throw'
      readonly seat: number
      readonly for: ThrowFor
      readonly again: boolean
      readonly pow: number | undefined
      readonly guard: number | undefined
    }
  | { readonly type: 'draw'; readonly seat: number }
  | {
      readonly type: 'end'
      readonly winners: readonly number[]
      readonly reason: Data['game.ended']['reason']
    }
  /** K6.6: cards that are played out of turn. */
  | (Open & {
      readonly type: 'react'
      readonly card: 'arrest-pass' | 'arrest-key'
      readonly pow: number
      readonly at: string
      /** Only on a way by a card. */
      readonly beyond?: Beyond
    })
  | (Open & { readonly type: 'react'; readonly card: 'warning' | 'hideaway' })
  | (Open & { readonly type: 'react'; readonly card: 'talisman' })
  /** K6.6: what is owed out of turn. */
  | (Open & { readonly type: 'attend' })
  | (Open & { readonly type: 'surrender' })
  | (Open & { readonly type: 'sabotaged' })
  | (Open & { readonly type: 'station'; readonly pow: number })
  /** What the table does by itself as soon as it is first. */
  | { readonly type: 'walk'; readonly walk: Walk }
  | { readonly type: 'arrive'; readonly pow: number; readonly to: string }
  | {
      readonly type: 'shot'
      readonly guard: number
      readonly pow: number
      readonly series: Series
      readonly isDoubled: boolean
    }
  | { readonly type: 'confiscate'; readonly seat: number }
  | { readonly type: 'end-turn' }

export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>

/** What has been done in the turn that is on. */
export interface Turn {
  readonly number: number
  /** From 1; 0 while the guards are posted. */
  readonly round: number
  readonly seat: number
  /** K5.1 */
  readonly hasThrown: boolean
  readonly points: number
  /** K5.4: any throw at all. */
  readonly isFirstDone: boolean
  /** K5.3: a double was thrown first, and nobody freed by it yet. */
  readonly mayFree: boolean
  /** K7.5: key and pass squares whose card was played. */
  readonly gates: readonly string[]
  /** K8.1 */
  readonly hasKitPlayed: boolean
  /** K9.1 */
  readonly hasArrested: boolean
  /** K9.7: freed in this turn. */
  readonly freed: readonly number[]
  /** K10.1: the roll was called; the POWs that did not answer may be found. */
  readonly appel: 'none' | 'called'
  /** Who answers the roll, until it is taken. */
  readonly attending: readonly number[]
  /** For how long its player had the table to think about (µs), up to the last fact. */
  readonly spentUs: number
}

/** An escape, in order (K1.4). */
export interface Escape {
  readonly seq: number
  readonly round: number
  readonly pow: number
  readonly target: string
  readonly how: 'walk' | 'car' | 'die'
}

/** Kept for the report only: no rule depends on it. */
export interface Chronicle {
  readonly escapes: readonly Escape[]
  readonly arrests: readonly {
    readonly seq: number
    readonly round: number
    readonly pow: number
    readonly how: ArrestHow
  }[]
  readonly throws: readonly {
    readonly seq: number
    readonly seat: number
    readonly for: ThrowFor
    readonly series: readonly Series[]
  }[]
  readonly played: readonly { readonly seq: number; readonly seat: number; readonly card: Card }[]
  /** The first time that a POW was outside or beyond a rope or wire, by POW and round: an attempt. */
  readonly attempts: readonly {
    readonly seq: number
    readonly round: number
    readonly pow: number
    readonly by: string
  }[]
}

export type ArrestHow =
  | 'guard'
  | 'gave-in'
  | 'search'
  | 'general'
  | 'pass'
  | 'key'
  | 'tunnel'
  | 'fell-in'
  | 'car'
  | 'shot'
  | 'die'

/** The parts of an event that only these seats may see. */
export interface KnownTo {
  readonly seq: number
  readonly part: string
  readonly seats: readonly number[]
}

/** The board, the cards and whose turn it is, as far as the reader of this table knows them. */
export interface Table {
  readonly dealt: number
  readonly players: number
  readonly security: number
  readonly rounds: number
  readonly joint: number
  readonly hasChapelExit: boolean
  readonly pows: readonly Pow[]
  /** By number: a square, or a wing of the barracks. */
  readonly guards: readonly string[]
  readonly piles: Readonly<Record<Equipment, number>>
  /** By seat. */
  readonly equipment: readonly Readonly<Record<Equipment, number>>[]
  readonly kits: readonly boolean[]
  readonly hands: readonly Cards[]
  readonly decks: Readonly<Record<DeckName, Cards>>
  /** What lies face down under each deck, or was put there: no order, since it is shuffled before it comes up. */
  readonly under: Readonly<Record<DeckName, Cards>>
  /** K4.3: by seat, 0 where there is none (any more). */
  readonly doOrDie: readonly (number | null)[]
  readonly isOut: readonly boolean[]
  readonly markers: readonly Marker[]
  readonly tunnels: readonly OpenTunnel[]
  readonly turn: Turn
  readonly steps: readonly Step[]
  readonly offers: Offers<Terms>
  readonly known: readonly KnownTo[]
  readonly chronicle: Chronicle
}

export function countOf(cards: Cards<unknown>): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** The cards, where they are known. */
export function listOf<Name>(cards: Cards<Name>): readonly Name[] | undefined {
  return typeof cards === 'number' ? undefined : cards
}

/** Without one card of each of these names, or so many fewer. */
export function less<Name>(cards: Cards<Name>, used: readonly Name[]): Cards<Name> {
  if (typeof cards === 'number') return Math.max(0, cards - used.length)
  const left = [...cards]
  for (const one of used) {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** With these, where both are known; otherwise only how many there are. */
export function more<Name>(cards: Cards<Name>, added: Cards<Name>): Cards<Name> {
  return typeof cards === 'number' || typeof added === 'number'
    ? countOf(cards) + countOf(added)
    : [...cards, ...added]
}

/** Whether each of these is there as often as it is named; true where that is not known. */
export function holds<Name>(cards: Cards<Name>, wanted: readonly Name[]): boolean {
  return typeof cards === 'number'
    ? cards >= wanted.length
    : countOf(less(cards, wanted)) === cards.length - wanted.length
}

/** An array with one entry changed. */
export function changed<T>(items: readonly T[], index: number, change: (item: T) => T): readonly T[] {
  return items.map((item, at) => (at === index ? change(item) : item))
}
