import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Pose } from '../plan/pose.ts'

/** Scratch for poses: one at a time, and nothing is allocated. */
const matrix = new Matrix4()
const place = new Vector3()
const turned = new Quaternion()
const lean = new Quaternion()
const size = new Vector3()
const UP = new Vector3(0, 1, 0)
const EAST = new Vector3(1, 0, 0)
const SOUTH = new Vector3(0, 0, 1)
const NOTHING = new Matrix4().makeScale(0, 0, 0)

/** How high a card flies at most, and an event card hovers while it is read, in cells. */
const FLIES = 1
const HOVERS = 1.2
/** How far an event card stands up towards those who look on: rad. */
const STANDS = 0.5

/** Not there. */
export function absent(): Matrix4 {
  return NOTHING
}

/** A card as it is posed, its underside so high above the table; `leans`: rad, its western edge up. */
export function cardMatrix(
  { x, y, turn, height, over, scale, stands }: Pose,
  ground: number,
  thick: number,
  leans = 0,
): Matrix4 {
  turned.setFromAxisAngle(UP, -turn)
  if (over < 1) turned.multiply(lean.setFromAxisAngle(SOUTH, (1 - over) * Math.PI))
  if (leans !== 0) turned.premultiply(lean.setFromAxisAngle(SOUTH, -leans))
  if (stands > 0) turned.premultiply(lean.setFromAxisAngle(EAST, STANDS * stands))
  const up = stands > 0 ? height * HOVERS : height * FLIES
  place.set(x, ground + up + (1 - over) * thick, y)
  return matrix.compose(place, turned, size.setScalar(scale))
}

/** Something flat that lies at a point, so many times as large, and so high. */
export function lyingMatrix(x: number, y: number, up: number, scale = 1, turn = 0, thick = 1): Matrix4 {
  turned.setFromAxisAngle(UP, -turn)
  place.set(x, up, y)
  return matrix.compose(place, turned, size.set(scale, scale * thick, scale))
}
