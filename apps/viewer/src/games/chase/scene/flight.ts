import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Place } from '../plan/plan.ts'

/** Scratch for poses: one at a time, and nothing is allocated. */
export const matrix = new Matrix4()
export const place = new Vector3()
export const turned = new Quaternion()
export const lean = new Quaternion()
export const size = new Vector3()
export const UP = new Vector3(0, 1, 0)
export const EAST = new Vector3(1, 0, 0)
export const SOUTH = new Vector3(0, 0, 1)
const WHOLE = new Vector3(1, 1, 1)
const NOTHING = new Matrix4().makeScale(0, 0, 0)
const axis = new Vector3()

/** Quarter turns clockwise, seen from above. */
export function turn(quarters: number): Quaternion {
  return turned.setFromAxisAngle(UP, (-quarters * Math.PI) / 2)
}

export function posed(scale = WHOLE): Matrix4 {
  return matrix.compose(place, turned, scale)
}

/** Not there yet. */
export function absent(): Matrix4 {
  return NOTHING
}

/** Off a place towards its player's side, at most so many cells: where a hand lets go. `left` of the way is to come. */
export function comeFrom(origin: Place, x: number, y: number, most: number, left: number): void {
  const [dx, dy] = [origin.x - x, origin.y - y]
  // Math.hypot allocates.
  const share = Math.min(1, most / Math.max(Math.sqrt(dx * dx + dy * dy), 0.001)) * left
  place.set(x + dx * share, 0, y + dy * share)
}

/** How high a piece hovers that is not confirmed, and how much thinner it is than one that lies there. */
const HOVER = 0.13
const THINNER = 0.4

/** The height of a piece that hovers, breathing, and leaves with a last lift. */
export function liftOf(hover: number, breath: number, away: number): number {
  return hover * (HOVER + breath * 0.035) + away * 0.9
}

/** Whole where it lies there as any other. */
export function flightScale(hover: number, away: number, wide = 1, high = 1): Vector3 {
  if (hover === 0 && away === 0 && wide === 1 && high === 1) return WHOLE
  const left = 1 - away * 0.85
  return size.set(wide * left, high * left * (1 - hover * THINNER), wide * left)
}

/** Leans forward on the way from its player's side. */
export function leanFrom(origin: Place, x: number, y: number, angle: number): void {
  axis.set(origin.y - y, 0, x - origin.x)
  const length = axis.length()
  if (length < 0.001) return
  turned.premultiply(lean.setFromAxisAngle(axis.divideScalar(length), angle))
}
