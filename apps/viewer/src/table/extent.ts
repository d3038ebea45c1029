/** A point of the table, in cells: x grows east, y grows south. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the table, in cells: x grows east, z grows south. */
export interface Extent {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
  /** What of it has to be in a picture; undefined: its corners. */
  readonly outline?: readonly Point[]
}

export function extentAround(cells: Iterable<{ readonly x: number; readonly y: number }>): Extent {
  let [west, east, north, south] = [0, 0, 0, 0]
  for (const { x, y } of cells) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { west: west - 0.5, east: east + 0.5, north: north - 0.5, south: south + 0.5 }
}
