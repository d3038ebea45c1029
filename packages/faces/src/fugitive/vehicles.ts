import { ASPHALT, GLOW, INK, PAPER, STONE_LIGHT, WATER } from '../chase/paint/palette.ts'
import type { Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { circle, closed, corners, curve, joined, line } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { LINE } from './build.ts'

/** A car from the side by the middle of its wheels, facing right. */
export function car(x: number, base: number, length: number, fill: string): Shape[] {
  const body = closed(
    joined(
      line(-14, -2.6, -14, -7, -9, -8),
      curve({ x: -9, y: -8 }, { x: -6, y: -13 }, { x: -5, y: -13 }, { x: -1, y: -13 }),
      curve({ x: -1, y: -13 }, { x: 4, y: -13 }, { x: 5, y: -11 }, { x: 7.4, y: -8 }),
      curve({ x: 7.4, y: -8 }, { x: 13, y: -7.4 }, { x: 14, y: -6.4 }, { x: 14, y: -2.6 }),
    ),
  )
  const scale = length / 28
  return placed(
    [
      outlined(body, fill, INK, LINE / scale),
      filled(corners(-7.4, -8, -5, -11.6, -1.2, -11.6, -1.2, -8), WATER),
      filled(corners(0.2, -8, 0.2, -11.6, 2.6, -11.4, 5.4, -8), WATER),
      filled(circle(13, -5, 0.9), GLOW),
      outlined([...circle(-8, -2.4, 2.7), ...circle(8, -2.4, 2.7)], ASPHALT, INK, LINE / scale),
      filled([...circle(-8, -2.4, 1), ...circle(8, -2.4, 1)], STONE_LIGHT),
    ],
    by(x, base),
    scale,
  )
}

/** A small boat with a mast, by the middle of its water line. */
export function sailingBoat(x: number, base: number, size: number, fill: string): Shape[] {
  return placed(
    [
      stroked(line(0, 0, 0, -19), INK, 1.2),
      outlined(corners(-1, -18, -1, -3, -8, -3), PAPER, INK, LINE),
      outlined(corners(1, -16, 1, -3, 7, -3), '#f0b59b', INK, LINE),
      outlined(corners(-9, -2, 9, -2, 6, 2.4, -6, 2.4), fill, INK, LINE),
    ],
    by(x, base),
    size,
  )
}

/** The hull of a rowing boat. */
export function rowingBoat(x: number, base: number, size: number, fill: string): Shape[] {
  const hull = closed(
    joined(
      curve({ x: -12, y: -5 }, { x: -9, y: 0.4 }, { x: -7, y: 1 }, { x: 0, y: 1 }),
      curve({ x: 0, y: 1 }, { x: 7, y: 1 }, { x: 9, y: 0.4 }, { x: 12, y: -5 }),
      line(12, -5, 0, -3.4),
    ),
  )
  return placed(
    [
      outlined(hull, fill, INK, LINE),
      stroked(
        curve({ x: -10.6, y: -2.6 }, { x: -5, y: -1 }, { x: 5, y: -1 }, { x: 10.6, y: -2.6 }),
        PAPER,
        0.9,
      ),
    ],
    by(x, base),
    size,
  )
}

/** A tyre that lies about. */
export function tyre(x: number, base: number): Shape {
  return outlined(circle(x, base - 3.4, 3.4), ASPHALT, INK, LINE)
}
