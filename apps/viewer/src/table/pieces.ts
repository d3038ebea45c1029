import type { Drawing } from '@getaway/faces/drawing'
import type { Point } from './extent.ts'

export interface LargePiece {
  readonly key: string
  readonly label: string
  readonly drawing: Drawing
  /** Quarter turns clockwise. */
  readonly turn: number
}

/** A piece seen from far, by its middle: later ones lie on earlier ones. */
export interface MiniaturePiece extends Point {
  readonly shape: 'square' | 'dot'
  /** Across, in cells. */
  readonly size: number
  /** On the dark cloth of the table, by day and by night. */
  readonly colour: string
}
