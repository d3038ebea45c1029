import type { BufferGeometry } from 'three'
import { bevelled, type PieceFaces, pieceGeometry } from '../../../stage/set/printed-geometry.ts'
import { type Cut, circleOutline, roundedOutline } from '../../../stage/set/sweep.ts'

export { frameGeometry, painted, plateGeometry } from '../../../stage/set/printed-geometry.ts'

export const TILE_SIZE = 0.975
export const TILE_HEIGHT = 0.12
export const MARKER_SIZE = 0.48
export const MARKER_HEIGHT = 0.12
export const TOKEN_SIZE = 0.27
const TOKEN_HEIGHT = 0.055
const COIN_HEIGHT = 0.09

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

function square(size: number) {
  return { width: size, depth: size }
}
