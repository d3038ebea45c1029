import type { BufferGeometry } from 'three'
import { type Corner, type Cut, roundedOutline, sweep } from './sweep.ts'

/** Where a face lies in a picture of many, in texture coordinates. */
export interface FaceRect {
  readonly u: number
  readonly v: number
  readonly size: number
  /** Where it is not a square in the picture. */
  readonly width?: number
}

export interface PieceFaces {
  readonly top: FaceRect
  readonly side: FaceRect
  readonly bottom: FaceRect
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

/** The cut of a piece with a bevelled edge. */
export function bevelled(height: number, bevel: number): Cut {
  return [
    [-bevel, 0],
    [0, bevel],
    [0, height - bevel],
    [-bevel * 0.35, height - bevel * 0.35],
    [-bevel, height],
  ]
}

/** How large the print is that lies around the middle of a piece. */
export interface Printed {
  readonly width: number
  readonly depth: number
}

/** A piece with a printed face and underside; its edge takes the one colour of a face of its own. */
export function pieceGeometry(
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
