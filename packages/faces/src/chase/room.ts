import type { Tile } from '@getaway/engine/chase'
import { turned } from '../drawing/moves.ts'
import type { Point } from '../drawing/path.ts'
import { END_REACH, HOUSES_REACH } from './ends.ts'
import { FRAME, quarterCorners } from './quarters.ts'
import { alongEdge, HALF_STREET, KERB, MIDDLE, PLAZA, spotsAlong, streetsOf } from './street-plan.ts'

export const SYMBOL_RADIUS = 7.2
/** From both edges of its corner. */
const SYMBOL_INSET = 12.4
export const ITEM_RADIUS = 14

export function symbolPlace(corner: number): Point {
  return turned(corner)({ x: 100 - SYMBOL_INSET, y: SYMBOL_INSET })
}

/** How far a point of a sector is from whatever it must keep clear of; less than 0 if it is not free at all. */
export type Room = (point: Point) => number

/** The free room of one sector of a tile. */
export function roomOf(tile: Tile, corner: number): Room {
  const outline = quarterCorners(tile, corner)
  // Others lie behind these two.
  const edges = [corner, (corner + 1) & 3]
  const spots = streetsOf(tile).flatMap(({ edge, path }) => (edges.includes(edge) ? spotsAlong(path) : []))
  const symbol = symbolPlace(corner)
  const centre = tile.item ? ITEM_RADIUS + 1 : PLAZA + KERB
  return (point) => {
    if (!isWithin(point, outline)) return -1
    const { x, y } = point
    let room = Math.min(
      Math.min(x, y, 100 - x, 100 - y) - FRAME,
      distance(point, symbol) - SYMBOL_RADIUS * 1.1,
      distance(point, MIDDLE) - centre,
    )
    let nearest = 10_000
    for (const spot of spots) nearest = Math.min(nearest, (x - spot.x) ** 2 + (y - spot.y) ** 2)
    room = Math.min(room, Math.sqrt(nearest) - HALF_STREET - KERB)
    for (const edge of edges) room = Math.min(room, roomAtEdge(tile, edge, point))
    return room
  }
}

/** What stands at an edge reaches further than the street that ends there. */
function roomAtEdge({ exits }: Tile, edge: number, point: Point): number {
  const exit = exits[edge]
  if (exit?.end === 'street') return 100
  const { x, y } = turned(-edge)(point)
  const { aside, deep } = exit ? END_REACH : HOUSES_REACH
  const end = Math.max(Math.abs(x - (exit ? alongEdge(exit) : 50)) - aside, y - deep)
  // A footpath leads from the houses to the middle.
  return exit ? end : Math.min(end, Math.max(Math.abs(x - 50) - 1.7, y - 50))
}

function isWithin({ x, y }: Point, outline: readonly Point[]): boolean {
  let within = false
  let before = outline.at(-1)
  for (const corner of outline) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = corner.x + ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x)
      if (x < crossing) within = !within
    }
    before = corner
  }
  return within
}

export function distance(one: Point, other: Point): number {
  // Asked a million times for a set, and several times as quick as hypot.
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
}
