import type { Extent } from './extent.ts'

/** Where a camera stands: what it looks at, and from how far. */
export interface Framing {
  readonly x: number
  readonly z: number
  readonly distance: number
}

export interface Lens {
  /** Vertical field of view, in radians. */
  readonly fov: number
  readonly aspect: number
  /** How steeply it looks down, in radians: 0 is along the table. */
  readonly pitch: number
}

const MARGIN = 0.55
/** A lone prison is not shown bigger than life. */
const LEAST = 4
const NEAREST = 6
const ROUNDS = 4

/** Looks from the south so that an extent fits, with as much felt above it as below. */
export function framingOf(extent: Extent, { fov, aspect, pitch }: Lens): Framing {
  const halfWidth = Math.max(extent.east - extent.west, LEAST * Math.min(aspect, 1.5)) / 2 + MARGIN
  const half = Math.max(extent.south - extent.north, LEAST) / 2 + MARGIN
  const up = Math.tan(fov / 2)
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  // Near and far edge stand as high below the middle of the picture as above it.
  const shiftAt = (distance: number) =>
    cos < 1e-6 ? 0 : (Math.hypot(distance, 2 * cos * half) - distance) / (2 * cos)
  const depth = (2 * half) / (up / (sin + up * cos) + up / (sin - up * cos))
  let distance = Math.max(depth, NEAREST)
  for (let round = 0; round < ROUNDS; round++) {
    // The near edge is the widest in the picture.
    const near = (half - shiftAt(distance)) * cos
    distance = Math.max(distance, halfWidth / (up * aspect) + near)
  }
  return {
    x: (extent.east + extent.west) / 2,
    z: (extent.south + extent.north) / 2 + shiftAt(distance),
    distance,
  }
}

/** On the way from one framing to another; there when nobody could tell the difference. */
export function approach(from: Framing, to: Framing, share: number): Framing {
  if (isAlmost(from, to)) return to
  const mix = (one: number, other: number) => one + (other - one) * share
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    distance: mix(from.distance, to.distance),
  }
}

export function isSame(one: Framing, other: Framing): boolean {
  return one.x === other.x && one.z === other.z && one.distance === other.distance
}

function isAlmost(one: Framing, other: Framing): boolean {
  const off = Math.hypot(one.x - other.x, one.z - other.z, one.distance - other.distance)
  return off < one.distance * 0.002
}
