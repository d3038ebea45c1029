import {
  type Cell,
  type ChaseSymbol,
  type Colour,
  colourOf,
  type Rotation,
  SYMBOLS,
} from '@getaway/engine/chase'
import type { Point } from '../../../table/extent.ts'

/** What a player of Chase holds beyond what the table knows: nobody else sees it. */
export interface ChaseHand {
  readonly carried: Carried | undefined
  /** C3.1: starting tiles that lie ready in secret, to be laid at once. */
  readonly planned: readonly StartTile[]
}

export type Carried = CarriedTile | CarriedMarker | CarriedPile

export interface CarriedTile {
  readonly type: 'tile'
  readonly tile: string
  readonly rot: Rotation
  readonly at: Point | undefined
  /** Where it would lie once it is let go of; undefined: it would be put back. */
  readonly over: Cell | undefined
}

/** A marker has a symbol on each side. */
export interface CarriedMarker {
  readonly type: 'marker'
  readonly colour: Colour
  readonly side: 0 | 1
  readonly at: Point | undefined
  readonly over: Cell | undefined
}

export interface CarriedPile {
  readonly type: 'pile'
  readonly pile: 0 | 1
}

export interface StartTile extends Cell {
  readonly tile: string
  readonly rot: Rotation
}

export const EMPTY_HAND: ChaseHand = { carried: undefined, planned: [] }

/** The cell over which something is carried. */
export function cellUnder({ x, y }: Point): Cell {
  // `-0` would be another cell in a comparison.
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 }
}

/** C1.3: what the side of a marker that is up shows. */
export function symbolOf({ colour, side }: Pick<CarriedMarker, 'colour' | 'side'>): ChaseSymbol {
  return SYMBOLS.filter((symbol) => colourOf(symbol) === colour)[side] as ChaseSymbol
}

/** Whether a tile that lies in its runner's fan is carried, or waits for the start. */
export function isInHand(hand: ChaseHand | undefined, tile: string | undefined): boolean {
  if (!hand || tile === undefined) return false
  const { carried, planned } = hand
  if (carried?.type === 'tile' && carried.tile === tile) return true
  for (const one of planned) if (one.tile === tile) return true
  return false
}

/** What others may see of it who look on the same screen: a start that is planned is not among it. */
export function shownHand(hand: ChaseHand | undefined, isHidden: boolean): ChaseHand | undefined {
  return hand && isHidden ? { ...hand, planned: [] } : hand
}

/** A tile as it is told from all else that a hand can take. */
export function pieceOfTile(tile: string): string {
  return `tile ${tile}`
}

export function tileOfPiece(piece: string): string {
  return piece.replace(/^tile /, '')
}
