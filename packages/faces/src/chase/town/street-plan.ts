import type { Exit, Heading, Tile } from '@getaway/engine/chase'
import { BLEED } from '../../drawing/drawing.ts'
import { moved, turnedQuarters } from '../../drawing/moves.ts'
import { curve } from '../../drawing/outlines.ts'
import type { VectorPath, VectorPoint } from '../../drawing/path.ts'

/** From one place on an edge to the next; 1 meets 3 of the tile beside it (C1.2). */
const PLACE_STEP = 15.5
export const HALF_STREET = 6.6
export const KERB = 1.6
export const PLAZA = 10.6
export const TILE_MIDDLE: VectorPoint = { x: 50, y: 50 }

/** How far along its edge, clockwise, a street ends. */
export function alongEdge({ at }: Exit): number {
  return 50 + (at - 2) * PLACE_STEP
}

/** The middle of a street, from past the edge to the middle of the tile. */
export function streetPath(exit: Exit, edge: number): VectorPath {
  const along = alongEdge(exit)
  const street = curve({ x: along, y: -BLEED }, { x: along, y: 21 }, { x: 50, y: 19 }, TILE_MIDDLE)
  return moved(street, turnedQuarters(edge))
}

export interface StreetSpot extends VectorPoint {
  /** Clockwise from north, in degrees: which way leads out of the tile. */
  readonly out: number
}

/** A spot on the middle of a street: 0 lies past the edge, 1 in the middle of the tile. */
export function spotOn(street: VectorPath, t: number): StreetSpot {
  const [, , before, spot] = cornersUpTo(street, t)
  return { ...spot, out: (Math.atan2(before.x - spot.x, spot.y - before.y) * 180) / Math.PI }
}

/** A street from past the edge on, but only so far. */
export function outerPart(street: VectorPath, t: number): VectorPath {
  return curve(...cornersUpTo(street, t))
}

/** The corners of the curve's beginning (de Casteljau). */
function cornersUpTo(
  [begin, bend]: VectorPath,
  t: number,
): readonly [VectorPoint, VectorPoint, VectorPoint, VectorPoint] {
  const [a, [b, c, d] = []] = [begin?.points[0], bend?.points]
  if (!a || !b || !c || !d) throw new Error('a street is one curve')
  const mix = (one: VectorPoint, other: VectorPoint) => ({
    x: one.x + (other.x - one.x) * t,
    y: one.y + (other.y - one.y) * t,
  })
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)]
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)]
  return [a, ab, abc, mix(abc, bcd)]
}

export interface Street {
  readonly edge: Heading
  readonly exit: Exit
  readonly path: VectorPath
}

export function streetsOf({ exits }: Tile): Street[] {
  return exits.flatMap((exit, edge) =>
    exit ? [{ edge: edge as Heading, exit, path: streetPath(exit, edge) }] : [],
  )
}

/** Spots close enough together to measure a distance to the street. */
export function spotsAlong(street: VectorPath): StreetSpot[] {
  return Array.from({ length: 25 }, (_, index) => spotOn(street, index / 24))
}
