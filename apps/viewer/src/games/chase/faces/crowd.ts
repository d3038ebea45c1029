import { colourOf, type Exit, type Sector, type Tile } from '@getaway/engine/chase'
import type { Pen } from '../../../stage/paper.ts'
import { INK, KERB, SIGN } from './palette.ts'
import { alongEdge, disc, PLAZA, streetPoints } from './streets.ts'
import { symbolPath } from './symbols.ts'

/** Sectors stand NE, SE, SW, NW; each quarter is measured from its corner inwards. */
const CORNERS = [
  { x: 100, y: 0, dx: -1, dy: 1 },
  { x: 100, y: 100, dx: -1, dy: -1 },
  { x: 0, y: 100, dx: 1, dy: -1 },
  { x: 0, y: 0, dx: 1, dy: 1 },
] as const
const SYMBOL_AT = 11.5
const SYMBOL_RADIUS = 6.6
const HALF_STREET = 8.4
const EDGE = 1.2
const MARGIN = 5
const REACH = 48
const GRAIN = 1.8
const MIDDLE = { x: 50, y: 50 }
/** As big as there is room for. */
const SIZES = [5.4, 5, 4.6, 4.3, 4, 3.7, 3.4, 3, 2.6, 2.2]

interface Point {
  readonly x: number
  readonly y: number
}

/** The symbol of each sector and its witnesses, where the streets leave room. */
export function drawCrowds(pen: Pen, tile: Tile): void {
  const { size, places } = crowdOf(tile)
  tile.sectors.forEach((sector, corner) => {
    const symbol = inCorner(corner, SYMBOL_AT, SYMBOL_AT)
    symbolPath(pen, sector.symbol, symbol.x, symbol.y, SYMBOL_RADIUS)
    pen.lineJoin = 'round'
    pen.lineWidth = 2.4
    pen.strokeStyle = KERB
    pen.stroke()
    pen.fillStyle = SIGN[colourOf(sector.symbol)]
    pen.fill()
    for (const [index, heading] of looksOf(sector).entries()) {
      const place = places[corner]?.[index]
      if (place) drawWitness(pen, place, heading, size)
    }
  })
}

/** One heading for each witness, mixed: neighbours look different ways. */
export function looksOf({ witnesses }: Sector): number[] {
  const left = [...witnesses]
  const looks: number[] = []
  while (left.some((count) => count > 0)) {
    for (let heading = 0; heading < 4; heading++) {
      if ((left[heading] ?? 0) <= 0) continue
      left[heading] = (left[heading] ?? 0) - 1
      looks.push(heading)
    }
  }
  return looks
}

/** A point of a quarter, and how big a head may be to stand there. */
interface Room extends Point {
  readonly most: number
}

/** Places for so many heads, nearest to the corner first, as big as the fullest quarter allows. */
export function crowdOf(tile: Tile): {
  readonly size: number
  readonly places: readonly (readonly Point[])[]
} {
  const rooms = tile.sectors.map((_, corner) => roomsIn(tile, corner))
  const counts = tile.sectors.map((sector) => looksOf(sector).length)
  let size = 0
  let places: Point[][] = []
  for (size of SIZES) {
    places = rooms.map((room, corner) => packed(room, size, counts[corner] ?? 0))
    if (places.every((found, corner) => found.length >= (counts[corner] ?? 0))) break
  }
  return { size, places }
}

function roomsIn(tile: Tile, corner: number): Room[] {
  const streets = streetPoints(tile.exits)
  const symbol = inCorner(corner, SYMBOL_AT, SYMBOL_AT)
  const centre = tile.item ? 18 : PLAZA + 2.5
  const rooms: (Room & { readonly rank: number })[] = []
  for (let across = MARGIN; across < REACH; across += GRAIN) {
    for (let down = MARGIN; down < REACH; down += GRAIN) {
      const place = inCorner(corner, across, down)
      let most = Math.min(
        across - EDGE,
        down - EDGE,
        distance(place, symbol) - SYMBOL_RADIUS - 0.8,
        distance(place, MIDDLE) - centre,
      )
      for (const point of streets) {
        if (most <= 0) break
        most = Math.min(most, distance(place, point) - HALF_STREET)
      }
      for (const [edge, exit] of tile.exits.entries()) most = Math.min(most, roomAtEnd(exit, edge, place))
      if (most > 0) rooms.push({ ...place, most, rank: across + down })
    }
  }
  return rooms.toSorted((one, other) => one.rank - other.rank)
}

function packed(rooms: readonly Room[], size: number, count: number): Point[] {
  const found: Point[] = []
  for (const room of rooms) {
    if (found.length === count) break
    if (room.most >= size && found.every((one) => distance(one, room) >= size * 2.12)) found.push(room)
  }
  return found
}

/** Trees and roadblocks stand wider than the street that they close. */
function roomAtEnd(exit: Exit | null, edge: number, place: Point): number {
  if (!exit || exit.end === 'street') return 100
  const { along, depth } = fromEdge(place, edge)
  return Math.max(Math.abs(along - alongEdge(exit)) - 15.5, depth - 14.5)
}

function fromEdge({ x, y }: Point, edge: number): { along: number; depth: number } {
  if (edge === 0) return { along: x, depth: y }
  if (edge === 1) return { along: y, depth: 100 - x }
  if (edge === 2) return { along: 100 - x, depth: 100 - y }
  return { along: 100 - y, depth: x }
}

function inCorner(corner: number, across: number, down: number): Point {
  const { x, y, dx, dy } = CORNERS[corner as 0 | 1 | 2 | 3]
  return { x: x + dx * across, y: y + dy * down }
}

function distance(one: Point, other: Point): number {
  // Asked a million times for a set, and several times as quick as hypot.
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
}

/** A head from above with a nose and one wide eye: it cannot but look one way. */
function drawWitness(pen: Pen, { x, y }: Point, heading: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate((heading * Math.PI) / 2)
  const body = size * 0.78
  pen.beginPath()
  pen.arc(0, size * 0.2, body, -0.12 * Math.PI, 1.12 * Math.PI)
  pen.lineTo(0, -size)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.34
  pen.strokeStyle = KERB
  pen.stroke()
  pen.fillStyle = INK
  pen.fill()
  disc(pen, 0, -size * 0.02, size * 0.4, KERB)
  disc(pen, 0, -size * 0.2, size * 0.19, INK)
  pen.restore()
}
