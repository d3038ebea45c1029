import { aboveCorner, type PictureRoom } from '../stage/framing/covered.ts'
import type { Extent } from '../table/extent.ts'

/** A part of the table, in cells, of the form of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MARGIN = 0.55
/** A lone prison is not shown bigger than life. */
const LEAST = 4

interface Inset {
  readonly left: number
  readonly bottom: number
}

/** All of an extent, as large as it can be had where nothing covers it. */
export function boxAround(extent: Extent, room: PictureRoom): Box {
  const { foot, corner } = room
  const open = fitted(extent, room, { left: 0, bottom: foot })
  if (corner.width === 0 || !reaches(extent, open, room)) return open
  const beside = fitted(extent, room, { left: corner.width, bottom: foot })
  const above = fitted(extent, room, { left: 0, bottom: Math.max(aboveCorner(room), foot) })
  return beside.width <= above.width ? beside : above
}

function fitted(extent: Extent, { width, height, head }: PictureRoom, { left, bottom }: Inset): Box {
  const across = Math.max(extent.east - extent.west + 2 * MARGIN, LEAST)
  const along = Math.max(extent.south - extent.north + 2 * MARGIN, LEAST)
  const [free, high] = [Math.max(width - left, 1), Math.max(height - head - bottom, 1)]
  const cell = Math.min(free / across, high / along)
  return {
    x: (extent.west + extent.east) / 2 - (left + free / 2) / cell,
    y: (extent.north + extent.south) / 2 - (head + high / 2) / cell,
    width: width / cell,
    height: height / cell,
  }
}

/** Whether what should be seen goes as far as the covered corner. */
function reaches({ west, south }: Extent, box: Box, { width, height, corner }: PictureRoom): boolean {
  const cell = width / box.width
  return (west - box.x) * cell < corner.width && (south - box.y) * cell > height - corner.height
}

/** On the way from one part to another; there when nobody could tell the difference. */
export function nearer(from: Box, to: Box, share: number): Box {
  const off = Math.hypot(from.x - to.x, from.y - to.y, from.width - to.width)
  if (share >= 1 || off < to.width * 0.002) return to
  const mix = (one: number, other: number) => one + (other - one) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

const NARROWEST = 1.6
const WIDEST = 60

/** Larger or smaller; what is at a place (0 to 1 across, and down) stays there. */
export function zoomed(box: Box, factor: number, across = 0.5, down = 0.5): Box {
  const width = Math.min(Math.max(box.width / factor, NARROWEST), WIDEST)
  const height = (width * box.height) / box.width
  return {
    x: box.x + (box.width - width) * across,
    y: box.y + (box.height - height) * down,
    width,
    height,
  }
}

/** The same part in a picture of another form. */
export function reshaped(box: Box, width: number, height: number): Box {
  const high = (box.width * height) / width
  return { ...box, y: box.y + (box.height - high) / 2, height: high }
}

export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((value) => Math.round(value * 1000) / 1000).join(' ')
}
