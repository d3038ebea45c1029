import type { Extent } from '../../table/extent.ts'

/** Where a camera stands: what it looks at, from how far, how steeply, and from which side. */
export interface Framing {
  x: number
  z: number
  distance: number
  /** In radians: 0 is along the table, a right angle straight down. */
  pitch: number
  /** In radians: 0 is from the south, and it grows towards the east. */
  yaw: number
  /** So many px of the picture are left free beside and below what it looks at. */
  left: number
  foot: number
}

export const AFAR: Readonly<Framing> = { x: 0, z: 0, distance: 30, pitch: 1, yaw: 0, left: 0, foot: 0 }

export interface CameraLens {
  /** Vertical field of view, in radians. */
  fov: number
  aspect: number
  pitch: number
  yaw: number
  /** However little there is to see, so many cells fit into the picture. */
  least: number
  /** Where a picture is higher than its subject: how far below its middle that stands, 0 to 1. */
  low: number
  /** So high, in cells, is what stands on the table. */
  rise: number
}

/** So much of the picture is left free on each side: of what is near, no more felt than of what is far. */
const FREE = 0.11
const NOT_YET = Number.NEGATIVE_INFINITY
/** Closer than that, a piece is bigger than life. */
const NEAREST = 2.8

/**
 * Looks at an extent from as near as it fits, with as much felt above it as below and beside it as on the other side;
 * writes the answer into the given object.
 */
export function framingOf(extent: Extent, lens: Readonly<CameraLens>, into: Framing = { ...AFAR }): Framing {
  const { fov, aspect, pitch, yaw, least, low, rise } = lens
  const { outline } = extent
  const leastWidth = least * Math.max(Math.min(aspect, 1.5), 0.8)
  const halfWidth = (extent.east - extent.west) / 2
  const halfDepth = (extent.south - extent.north) / 2
  const [middleX, middleZ] = [(extent.east + extent.west) / 2, (extent.south + extent.north) / 2]
  const [sinYaw, cosYaw, sin, cos] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  const up = Math.tan(fov / 2) * (1 - FREE)
  const across = up * aspect
  // Every corner, at its foot and at its top, bounds the camera on four sides; the strictest say how far back it stands.
  let [right, left, top, foot] = [NOT_YET, NOT_YET, NOT_YET, NOT_YET]
  /** How much nearer than the middle the strictest corner on each side is. */
  let [atRight, atLeft, atTop, atFoot] = [0, 0, 0, 0]
  const corners = outline?.length ?? 4
  for (let nth = 0; nth < 2 * corners; nth++) {
    const corner = nth % corners
    const point = outline?.[corner]
    const x = point ? point.x - middleX : corner % 2 === 0 ? halfWidth : -halfWidth
    const z = point ? point.y - middleZ : corner < 2 ? halfDepth : -halfDepth
    const height = nth < corners ? 0 : rise
    const aside = x * cosYaw - z * sinYaw
    const towards = x * sinYaw + z * cosYaw
    const near = towards * cos + height * sin
    const over = height * cos - towards * sin
    if (aside + across * near > right) [right, atRight] = [aside + across * near, near]
    if (across * near - aside > left) [left, atLeft] = [across * near - aside, near]
    if (up * near + over > top) [top, atTop] = [up * near + over, near]
    if (up * near - over > foot) [foot, atFoot] = [up * near - over, near]
  }
  const fits = Math.max((right + left) / across, (top + foot) / up)
  const back = Math.max(fits, leastWidth / across, (least * sin) / up) / 2
  const aside = between(right - across * atRight, back - atRight, across * atLeft - left, back - atLeft)
  const middle = between(top - up * atTop, back - atTop, up * atFoot - foot, back - atFoot)
  const above = middle + (up * back - foot - middle) * low
  const distance = back + (above * cos) / sin
  // Where its axis meets the table.
  const along = -above * sin + (back - distance) * cos
  into.x = middleX + aside * cosYaw + along * sinYaw
  into.z = middleZ - aside * sinYaw + along * cosYaw
  into.distance = Math.max(distance, NEAREST)
  into.pitch = pitch
  into.yaw = yaw
  return into
}

/** From where two points are seen equally far from the middle, by where they are and how far away. */
function between(one: number, oneAway: number, other: number, otherAway: number): number {
  return (one * otherAway + other * oneAway) / (oneAway + otherAway)
}

/** Goes so much of the way to another framing, and is exactly there when nobody could tell; false: it was already. */
export function approach(framing: Framing, to: Readonly<Framing>, share: number): boolean {
  if (isSame(framing, to)) return false
  if (share === 1 || isAlmost(framing, to)) {
    Object.assign(framing, to)
    return true
  }
  framing.x += (to.x - framing.x) * share
  framing.z += (to.z - framing.z) * share
  framing.distance += (to.distance - framing.distance) * share
  framing.pitch += (to.pitch - framing.pitch) * share
  framing.yaw += turnOf(framing.yaw, to.yaw) * share
  framing.left += (to.left - framing.left) * share
  framing.foot += (to.foot - framing.foot) * share
  return true
}

function isSame(one: Readonly<Framing>, other: Readonly<Framing>): boolean {
  return (
    one.x === other.x &&
    one.z === other.z &&
    one.distance === other.distance &&
    one.pitch === other.pitch &&
    one.yaw === other.yaw &&
    one.left === other.left &&
    one.foot === other.foot
  )
}

/** The shorter way round. */
function turnOf(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI)
  if (turn > Math.PI) return turn - 2 * Math.PI
  return turn < -Math.PI ? turn + 2 * Math.PI : turn
}

function isAlmost(one: Readonly<Framing>, other: Readonly<Framing>): boolean {
  const off = Math.hypot(one.x - other.x, one.z - other.z, one.distance - other.distance)
  const turned = Math.abs(one.pitch - other.pitch) + Math.abs(turnOf(one.yaw, other.yaw))
  const moved = Math.abs(one.left - other.left) + Math.abs(one.foot - other.foot)
  return off < one.distance * 0.002 && turned < 0.002 && moved < 1
}
