import type { VectorPoint } from '../../drawing/path.ts'

/** The board in cells; a picture is 100 units wide. */
export const COLUMNS = 40
export const ROWS = 30
export const CELL = 100 / COLUMNS
export const BOARD_HEIGHT = ROWS * CELL

export interface InCells {
  readonly x: number
  readonly y: number
}

/** The middle of a cell, or a point between, in units of the picture. */
export function at(x: number, y: number): VectorPoint {
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }
}

/** The left upper corner of a cell and how wide it is, smaller by `inset` on each side (in cells). */
export function boxOf({ x, y }: InCells, inset = 0): readonly [number, number, number, number] {
  const size = (1 - 2 * inset) * CELL
  return [(x + inset) * CELL, (y + inset) * CELL, size, size]
}

/** Whether two cells share a side or a corner. */
export function touch(one: InCells, other: InCells): boolean {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) === 1
}
