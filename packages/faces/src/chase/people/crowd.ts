import { HEADINGS, type Heading, type Sector, type Tile } from '@getaway/engine/chase'
import type { VectorPoint } from '../../drawing/path.ts'
import { distance } from '../town/room.ts'
import type { Site, Stand } from '../town/site.ts'

/** As big as there is room for, but never too small to count. */
const SIZES = [5, 4.8, 4.6, 4.4, 4.2, 4, 3.8, 3.5, 3.2, 2.9, 2.6] as const
const LEAST = 2.6
/** Between two witnesses, middle to middle, in sizes. */
const APART = 2.12
const ROUNDS = 8
/** More than that in one sector are a number. */
const MOST = 24

export interface Witness extends VectorPoint {
  readonly looks: Heading
}

export interface Crowd {
  /** The radius of every witness of the tile. */
  readonly size: number
  /** By sector; undefined where they are too many to draw each. */
  readonly sectors: readonly (readonly Witness[] | undefined)[]
}

/** Where the witnesses of a tile stand: all of one size, each sector's spread evenly over its room. */
export function crowdOf(tile: Tile, sites: readonly Site[]): Crowd {
  const looks = tile.sectors.map(looksOf)
  const drawable = () => looks.map((own, corner) => (standing(own, sites[corner], LEAST) ? own : undefined))
  return fitting(looks, sites) ?? fitting(drawable(), sites) ?? { size: LEAST, sectors: [] }
}

/** The biggest size at which all find room. */
function fitting(
  looks: readonly (readonly Heading[] | undefined)[],
  sites: readonly Site[],
): Crowd | undefined {
  for (const size of SIZES) {
    const sectors = looks.map((own, corner) => standing(own, sites[corner], size))
    if (sectors.every((people, corner) => people || !looks[corner])) return { size, sectors }
  }
  return undefined
}

/** One heading for each witness, mixed, so that neighbours look different ways; undefined if they are a number. */
export function looksOf({ witnesses }: Sector): Heading[] | undefined {
  if (witnesses.reduce((sum, count) => sum + count, 0) > MOST) return undefined
  const looks: Heading[] = []
  for (let round = 0; round < Math.max(...witnesses); round++)
    for (const heading of HEADINGS) if (witnesses[heading] > round) looks.push(heading)
  return looks
}

function standing(
  looks: readonly Heading[] | undefined,
  site: Site | undefined,
  size: number,
): Witness[] | undefined {
  if (!looks || !site) return undefined
  const free = site.stands.filter(({ room }) => room >= size)
  const places = packed(free, size, looks.length)
  return places && spread(places, free, size).map(({ x, y }, index) => ({ x, y, looks: looks[index] ?? 0 }))
}

/** This many places, packed from one side or another; undefined if they don't fit. */
function packed(free: readonly Stand[], size: number, count: number): VectorPoint[] | undefined {
  for (const order of ORDERS) {
    const found: VectorPoint[] = []
    for (const stand of free.toSorted((one, other) => order(one) - order(other))) {
      if (found.length === count) break
      if (found.every((one) => distance(one, stand) >= size * APART)) found.push(stand)
    }
    if (found.length === count) return found
  }
  return undefined
}

const ORDERS: readonly ((stand: Stand) => number)[] = [
  ({ room }) => room,
  ({ x, y }) => Math.abs(x - 50) + Math.abs(y - 50),
  ({ x, y }) => -Math.abs(x - 50) - Math.abs(y - 50),
  ({ x }) => x,
  ({ y }) => y,
]

/** Everybody steps to the middle of the ground that is nearest to them, again and again (Lloyd). */
function spread(places: readonly VectorPoint[], free: readonly Stand[], size: number): VectorPoint[] {
  const now = [...places]
  // Half of the ground, like the white squares of a chess board, is fine enough.
  const white = free.filter(({ x, y }) => (x + y) % 2 === 0)
  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false
    for (const [index, ground] of groundsOf(now, white).entries()) {
      const keepsApart = (stand: VectorPoint) =>
        now.every((other, at) => at === index || distance(stand, other) >= size * APART)
      const better = nearest(ground.filter(keepsApart), middleOf(ground))
      if (!better || now[index] === better) continue
      now[index] = better
      hasMoved = true
    }
    if (!hasMoved) break
  }
  return now
}

/** For each place the ground that is nearer to it than to any other. */
function groundsOf(places: readonly VectorPoint[], free: readonly Stand[]): Stand[][] {
  const grounds: Stand[][] = places.map(() => [])
  for (const stand of free) {
    let [own, least] = [0, Number.POSITIVE_INFINITY]
    for (const [index, place] of places.entries()) {
      const away = distance(stand, place)
      if (away < least) [own, least] = [index, away]
    }
    grounds[own]?.push(stand)
  }
  return grounds
}

function middleOf(points: readonly VectorPoint[]): VectorPoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function nearest(points: readonly VectorPoint[], to: VectorPoint): VectorPoint | undefined {
  let best: VectorPoint | undefined
  for (const point of points) if (!best || distance(point, to) < distance(best, to)) best = point
  return best
}
