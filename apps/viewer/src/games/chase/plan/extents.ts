import { type Extent, extentAround, type Point } from '../../../table/extent.ts'

export const PRISON = { x: 0, y: 0 }
export interface Bounds {
  readonly width: number
  readonly depth: number
}

/** More than that is too small in a picture to be about it. */
const AT_ALL: Bounds = { width: 9, depth: 6.5 }
/** What is not larger is seen whole without being smaller than a part of it. */
export const CLOSELY: Bounds = { width: 6.5, depth: 4.2 }

/** Some cells, without the prison, and so much around their middles; a picture of them needs not what they leave free. */
export function extentOver(cells: readonly Point[], around: number): Extent {
  const [first = PRISON] = cells
  let { west, east, north, south } = { west: first.x, east: first.x, north: first.y, south: first.y }
  for (const { x, y } of cells) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  const outline = (cells.length > 0 ? cells : [PRISON]).flatMap(({ x, y }) =>
    outlineOf(grown({ west: x, east: x, north: y, south: y }, around)),
  )
  return { ...grown({ west, east, north, south }, around), outline }
}

function grown({ west, east, north, south }: Extent, by: number): Extent {
  return { west: west - by, east: east + by, north: north - by, south: south + by }
}

function outlineOf({ west, east, north, south, outline }: Extent): readonly Point[] {
  if (outline) return outline
  return [west, east].flatMap((x) => [north, south].map((y) => ({ x, y })))
}

/** All that lies there, with the prison, and half a cell around. */
export function extentAll(cells: readonly Point[]): Extent {
  return { ...extentAround(cells), outline: extentOver([PRISON, ...cells], 0.5).outline ?? [] }
}

export function unionOf(one: Extent, other: Extent): Extent {
  return {
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
    north: Math.min(one.north, other.north),
    south: Math.max(one.south, other.south),
    outline: [...outlineOf(one), ...outlineOf(other)],
  }
}

/** What stands upright there reaches farther north in a picture. */
export function risenBy(extent: Extent, by: number): Extent {
  const risen = outlineOf(extent).map(({ x, y }) => ({ x, y: y - by }))
  return { ...extent, north: extent.north - by, outline: [...outlineOf(extent), ...risen] }
}

export function fitsPicture({ west, east, north, south }: Extent, { width, depth } = AT_ALL): boolean {
  return east - west <= width && south - north <= depth
}
