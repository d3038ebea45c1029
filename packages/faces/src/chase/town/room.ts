import type { Tile } from '@getaway/engine/chase'
import { turnedQuarters } from '../../drawing/moves.ts'
import type { VectorPoint } from '../../drawing/path.ts'
import { FRAME, quarterCorners } from './quarters.ts'
import { END_REACH, HOUSES_REACH } from './street-end.ts'
import { alongEdge, HALF_STREET, KERB, PLAZA, spotsAlong, streetsOf, TILE_MIDDLE } from './street-plan.ts'

export const SYMBOL_RADIUS = 7.5
/** From both edges of its corner. */
const SYMBOL_INSET = 12.8
export const ITEM_RADIUS = 14

export function symbolPlace(corner: number): VectorPoint {
  return turnedQuarters(corner)({ x: 100 - SYMBOL_INSET, y: SYMBOL_INSET })
}

/** How far from the middle of a tile its sectors begin. */
function middleRadius({ kind, item }: Tile): number {
  if (kind === 'prison') return 36
  if (kind === 'hideout') return 28.6
  return item ? ITEM_RADIUS + 1 : PLAZA + KERB
}

/** How far a point of a sector is from whatever it must keep clear of; 0 or less if it is not free at all. */
export type Clearance = (x: number, y: number) => number

/** The free room of one sector of a tile. What is quick to ask comes first: it is asked for every unit of a set. */
export function clearanceOf(tile: Tile, corner: number): Clearance {
  const outline = quarterCorners(tile, corner)
  // Others lie behind these two.
  const edges = [corner, (corner + 1) & 3]
  const streets = streetsOf(tile).filter(({ edge }) => edges.includes(edge))
  // In a row: x, y, x, y …
  const spots = Float64Array.from(
    streets.flatMap(({ path }) => spotsAlong(path).flatMap(({ x, y }) => [x, y])),
  )
  const symbol = symbolPlace(corner)
  const middle = middleRadius(tile)
  return (x, y) => {
    let room = Math.min(Math.min(x, y, 100 - x, 100 - y) - FRAME, apart(x, y, TILE_MIDDLE) - middle)
    if (room <= 0) return 0
    room = Math.min(room, apart(x, y, symbol) - SYMBOL_RADIUS * 1.1)
    if (room <= 0 || !isWithin(x, y, outline)) return 0
    for (const edge of edges) room = Math.min(room, roomAtEdge(tile, edge, { x, y }))
    let nearest = 10_000
    for (let index = 0; index < spots.length; index += 2) {
      const dx = x - (spots[index] ?? 0)
      const dy = y - (spots[index + 1] ?? 0)
      const away = dx * dx + dy * dy
      if (away < nearest) nearest = away
    }
    return Math.min(room, Math.sqrt(nearest) - HALF_STREET - KERB)
  }
}

/** What stands at an edge reaches further than the street that ends there. */
function roomAtEdge({ exits }: Tile, edge: number, point: VectorPoint): number {
  const exit = exits[edge]
  if (exit?.end === 'street') return 100
  const { x, y } = turnedQuarters(-edge)(point)
  const { aside, deep } = exit ? END_REACH : HOUSES_REACH
  const end = Math.max(Math.abs(x - (exit ? alongEdge(exit) : 50)) - aside, y - deep)
  // A footpath leads from the houses to the middle.
  return exit ? end : Math.min(end, Math.max(Math.abs(x - 50) - 1.7, y - 50))
}

function isWithin(x: number, y: number, outline: readonly VectorPoint[]): boolean {
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

export function distance(one: VectorPoint, other: VectorPoint): number {
  return apart(one.x, one.y, other)
}

function apart(x: number, y: number, other: VectorPoint): number {
  // Several times as quick as hypot.
  const dx = x - other.x
  const dy = y - other.y
  return Math.sqrt(dx * dx + dy * dy)
}
