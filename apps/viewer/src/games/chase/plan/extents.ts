import type { Extent } from '../../../table/extent.ts'

export const PRISON = { x: 0, y: 0 }
export interface Bounds {
  readonly width: number
  readonly depth: number
}

/** More than that is too small in a picture to be about it. */
const AT_ALL: Bounds = { width: 9, depth: 6.5 }
/** What is not larger is seen whole without being smaller than a part of it. */
export const CLOSELY: Bounds = { width: 6.5, depth: 4.2 }

/** Some cells, without the prison, and so much around their middles. */
export function extentOver(
  cells: readonly { readonly x: number; readonly y: number }[],
  around: number,
): Extent {
  const [first = PRISON] = cells
  let { west, east, north, south } = { west: first.x, east: first.x, north: first.y, south: first.y }
  for (const { x, y } of cells) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { west: west - around, east: east + around, north: north - around, south: south + around }
}

export function unionOf(one: Extent, other: Extent): Extent {
  return {
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
    north: Math.min(one.north, other.north),
    south: Math.max(one.south, other.south),
  }
}

export function fitsPicture({ west, east, north, south }: Extent, { width, depth } = AT_ALL): boolean {
  return east - west <= width && south - north <= depth
}
