import type { Cell, Colour, Rotation } from '@getaway/engine/chase'
import type { Point } from '../../game-table.ts'

/** What a player of Chase holds beyond what the table knows: nobody else sees it. */
export interface ChaseHand {
  readonly carried: Carried | undefined
  /** C2.5: starting tiles that lie ready in secret, to be laid at once. */
  readonly planned: readonly StartTile[]
}

export type Carried = CarriedTile | CarriedMarker | CarriedPile

export interface CarriedTile {
  readonly type: 'tile'
  readonly tile: string
  readonly rot: Rotation
  readonly at: Point | undefined
}

/** A marker has a symbol on each side. */
export interface CarriedMarker {
  readonly type: 'marker'
  readonly colour: Colour
  readonly side: 0 | 1
  readonly at: Point | undefined
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
  // Not -0, which is another cell for whoever compares.
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 }
}
