import type { BufferGeometry } from 'three'
import { type Corner, type Cut, circleOutline, roundedOutline, sweep } from '../../../stage/set/sweep.ts'
import type { FaceRect } from '../faces/atlas.ts'

export const TILE_SIZE = 0.975
export const TILE_HEIGHT = 0.12
export const MARKER_SIZE = 0.48
export const MARKER_HEIGHT = 0.12
export const TOKEN_SIZE = 0.27
const TOKEN_HEIGHT = 0.055
const COIN_HEIGHT = 0.09

export interface PieceFaces {
  readonly top: FaceRect
  readonly side: FaceRect
  readonly bottom: FaceRect
}

/** A thick card with a printed face and a bevelled edge, lying on the table. */
export function tileGeometry(faces: PieceFaces): BufferGeometry {
  return pieceGeometry(
    roundedOutline(TILE_SIZE, TILE_SIZE, 0.06),
    square(TILE_SIZE),
    bevelled(TILE_HEIGHT, 0.02),
    faces,
  )
}

export function markerGeometry(faces: PieceFaces): BufferGeometry {
  return pieceGeometry(
    circleOutline(MARKER_SIZE / 2, 40),
    square(MARKER_SIZE),
    bevelled(MARKER_HEIGHT, 0.028),
    faces,
  )
}

/** Right is round, wrong has corners: one feels the difference. */
export function tokenGeometry(form: 'round' | 'square', faces: PieceFaces): BufferGeometry {
  const outline =
    form === 'round' ? circleOutline(TOKEN_SIZE / 2, 24) : roundedOutline(TOKEN_SIZE, TOKEN_SIZE, 0.03, 2)
  return pieceGeometry(outline, square(TOKEN_SIZE), bevelled(TOKEN_HEIGHT, 0.012), faces)
}

/** A struck coin: its rim stands out. */
export function coinGeometry(radius: number, faces: PieceFaces): BufferGeometry {
  const cut: Cut = [
    [-0.015, 0],
    [0, 0.015],
    [0, COIN_HEIGHT - 0.02],
    [-0.007, COIN_HEIGHT - 0.006],
    [-0.02, COIN_HEIGHT],
    [-0.04, COIN_HEIGHT],
    [-0.055, COIN_HEIGHT - 0.018],
  ]
  return pieceGeometry(circleOutline(radius, 48), square(2 * radius), cut, faces)
}

/** A frame around a tile. */
export function frameGeometry(inner: number, outer: number, height: number): BufferGeometry {
  const [width, bevel] = [(outer - inner) / 2, Math.min(0.015, (outer - inner) / 8)]
  const cut: Cut = [
    [width, 0],
    [width, height - bevel],
    [width - bevel, height],
    [bevel, height],
    [0, height - bevel],
    [0, 0],
  ]
  return sweep(roundedOutline(inner, inner, 0.06), cut, 'closed')
}

/** All of it in the one colour of a spot. */
export function painted(geometry: BufferGeometry, { u, v }: FaceRect): BufferGeometry {
  const { uv } = geometry.attributes
  for (let index = 0; uv && index < uv.count; index++) uv.setXY(index, u, v)
  return geometry
}

/** A plate whose printed face is as wide as it is. */
export function plateGeometry(width: number, depth: number, faces: PieceFaces): BufferGeometry {
  return pieceGeometry(roundedOutline(width, depth, 0.05), { width, depth }, bevelled(0.06, 0.015), faces)
}

function bevelled(height: number, bevel: number): Cut {
  return [
    [-bevel, 0],
    [0, bevel],
    [0, height - bevel],
    [-bevel * 0.35, height - bevel * 0.35],
    [-bevel, height],
  ]
}

function square(size: number): Printed {
  return { width: size, depth: size }
}

interface Printed {
  readonly width: number
  readonly depth: number
}

function pieceGeometry(
  outline: readonly Corner[],
  { width, depth }: Printed,
  cut: Cut,
  faces: PieceFaces,
): BufferGeometry {
  const geometry = sweep(outline, cut, 'capped')
  const { position, normal, uv } = geometry.attributes
  if (!position || !normal || !uv) throw new Error('a piece has corners')
  for (let index = 0; index < position.count; index++) {
    const up = normal.getY(index)
    const rect = up > 0.95 ? faces.top : up < -0.95 ? faces.bottom : faces.side
    const isPrinted = Math.abs(up) > 0.95
    // The edge takes its one colour from the middle of its face.
    // Seen from below, east is at the left.
    const across = isPrinted ? (Math.sign(up) * position.getX(index)) / width : 0
    const down = isPrinted ? position.getZ(index) / depth : 0
    uv.setXY(index, rect.u + (0.5 + across) * (rect.width ?? rect.size), rect.v + (0.5 - down) * rect.size)
  }
  return geometry
}
