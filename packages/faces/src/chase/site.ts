import type { Tile } from '@getaway/engine/chase'
import type { Point } from '../drawing/path.ts'
import { type Room, roomOf } from './room.ts'

/** A free point, and how far it is from whatever it must keep clear of. */
export interface Stand extends Point {
  readonly room: number
}

/** The free ground of one sector, measured at each whole number of units, which is near enough. */
export interface Site {
  readonly stands: readonly Stand[]
  readonly room: Room
}

const WIDE = 101
/** A sector reaches past the middle where its streets leave at places 1 and 3. */
const LEAST = 3
const REACH = 64

export function siteOf(tile: Tile, corner: number): Site {
  const room = roomOf(tile, corner)
  const [left, top] = [corner < 2 ? 97 - REACH : LEAST, corner === 0 || corner === 3 ? LEAST : 97 - REACH]
  const rooms = new Float32Array(WIDE * WIDE)
  const stands: Stand[] = []
  for (let y = top; y <= top + REACH; y++) {
    for (let x = left; x <= left + REACH; x++) {
      const free = room(x, y)
      if (free <= 0) continue
      rooms[y * WIDE + x] = free
      stands.push({ x, y, room: free })
    }
  }
  return { stands, room: lookedUp(rooms) }
}

/** What is left of a site beside round things that stand there now. */
export function siteBeside({ stands }: Site, things: readonly Point[], radius: number): Site {
  const rooms = new Float32Array(WIDE * WIDE)
  const left: Stand[] = []
  for (const { x, y, room } of stands) {
    let free = room
    for (const thing of things) {
      if (Math.abs(thing.x - x) >= free + radius) continue
      free = Math.min(free, Math.sqrt((thing.x - x) ** 2 + (thing.y - y) ** 2) - radius)
    }
    if (free <= 0) continue
    rooms[y * WIDE + x] = free
    left.push({ x, y, room: free })
  }
  return { stands: left, room: lookedUp(rooms) }
}

function lookedUp(rooms: Float32Array): Room {
  return (x, y) => rooms[Math.round(y) * WIDE + Math.round(x)] ?? 0
}
