import type { Tile } from '@getaway/engine/chase'
import type { VectorPoint } from '../../drawing/path.ts'
import { quarterCorners } from './quarters.ts'
import { type Clearance, clearanceOf, distance } from './room.ts'

/** A free point, and how far it is from whatever it must keep clear of. */
export interface Stand extends VectorPoint {
  readonly room: number
}

/** The free ground of one sector, measured at each whole number of units, which is near enough. */
export interface Site {
  readonly stands: readonly Stand[]
  readonly room: Clearance
}

const WIDE = 101

export function siteOf(tile: Tile, corner: number): Site {
  const room = clearanceOf(tile, corner)
  const outline = quarterCorners(tile, corner)
  const [left, right] = spanOf(outline.map(({ x }) => x))
  const [top, bottom] = spanOf(outline.map(({ y }) => y))
  const rooms = new Float32Array(WIDE * WIDE)
  const stands: Stand[] = []
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const free = room(x, y)
      if (free <= 0) continue
      rooms[y * WIDE + x] = free
      stands.push({ x, y, room: free })
    }
  }
  return { stands, room: lookedUp(rooms) }
}

/** Whole numbers of units within a tile. */
function spanOf(values: readonly number[]): readonly [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(100, Math.ceil(Math.max(...values)))]
}

/** What is left of a site beside round things that stand there now. */
export function siteBeside({ stands }: Site, things: readonly VectorPoint[], radius: number): Site {
  const rooms = new Float32Array(WIDE * WIDE)
  const left: Stand[] = []
  for (const { x, y, room } of stands) {
    let free = room
    for (const thing of things) {
      if (Math.abs(thing.x - x) >= free + radius) continue
      free = Math.min(free, distance(thing, { x, y }) - radius)
    }
    if (free <= 0) continue
    rooms[y * WIDE + x] = free
    left.push({ x, y, room: free })
  }
  return { stands: left, room: lookedUp(rooms) }
}

function lookedUp(rooms: Float32Array): Clearance {
  return (x, y) => rooms[Math.round(y) * WIDE + Math.round(x)] ?? 0
}
