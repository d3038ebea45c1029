import type { Extent } from '../../table/extent.ts'
import { aboveCorner, type PictureRoom } from './covered.ts'
import { type CameraLens, type Framing, framingOf } from './framing.ts'

/** Looks at an extent as closely as it can be had where nothing covers the picture; sets the lens for that part. */
export function framingClear(extent: Extent, lens: CameraLens, room: PictureRoom, into: Framing): Framing {
  const { foot, corner } = room
  fit(extent, lens, room, 0, foot, into)
  if (corner.width === 0 || !reachesCorner(extent, lens, room, into)) return into
  const above = Math.max(aboveCorner(room), foot)
  const isWide = fit(extent, lens, room, corner.width, foot, into) >= fit(extent, lens, room, 0, above, into)
  if (isWide) fit(extent, lens, room, corner.width, foot, into)
  return into
}

/** Into a part of the picture; how large a cell is there. */
function fit(
  extent: Extent,
  lens: CameraLens,
  room: PictureRoom,
  left: number,
  foot: number,
  into: Framing,
): number {
  const high = Math.max(room.height - room.head - foot, 1)
  lens.aspect = Math.max(room.width - left, 1) / high
  framingOf(extent, lens, into)
  into.left = left
  into.foot = foot
  return high / into.distance
}

/** Whether what should be seen goes as far as the covered corner. */
function reachesCorner(
  { west, east, north, south }: Extent,
  lens: CameraLens,
  room: PictureRoom,
  at: Framing,
): boolean {
  return (
    isInCorner(west, south, lens, room, at) ||
    isInCorner(west, north, lens, room, at) ||
    isInCorner(east, south, lens, room, at) ||
    isInCorner(east, north, lens, room, at)
  )
}

function isInCorner(x: number, z: number, lens: CameraLens, room: PictureRoom, at: Framing): boolean {
  const [sin, cos] = [Math.sin(at.yaw), Math.cos(at.yaw)]
  const across = (x - at.x) * cos - (z - at.z) * sin
  const towards = (x - at.x) * sin + (z - at.z) * cos
  const high = room.height - room.head - at.foot
  const px = high / 2 / Math.tan(lens.fov / 2) / (at.distance - towards * Math.cos(at.pitch))
  const fromLeft = at.left + (room.width - at.left) / 2 + across * px
  const fromFoot = at.foot + high / 2 - towards * Math.sin(at.pitch) * px
  return fromLeft < room.corner.width && fromFoot < room.corner.height
}
