import type { Shape } from '../drawing/drawing.ts'
import { by, moved, scaled } from '../drawing/moves.ts'
import { arc, curve, ellipse, joined, line, roundedRectangle } from '../drawing/outlines.ts'
import type { VectorPath } from '../drawing/path.ts'
import { stroked } from '../drawing/shapes.ts'

/** The middle lines of the digits, 20 high; drawn, not written, so that they look the same in every renderer. */
const DIGITS: readonly { readonly path: VectorPath; readonly width: number }[] = [
  { width: 12, path: roundedRectangle(0, 0, 12, 20, 6) },
  { width: 6.4, path: line(0, 4.4, 6, 0, 6, 20) },
  {
    width: 12,
    path: joined(
      arc(6, 5.9, 5.9, -172, 16),
      curve({ x: 11.7, y: 7.5 }, { x: 10.6, y: 11 }, { x: 4.6, y: 15.4 }, { x: 0.3, y: 20 }),
      line(12, 20),
    ),
  },
  { width: 12, path: joined(arc(5.6, 4.8, 5.2, -150, 90, 4.8), arc(5.4, 14.8, 6.4, -90, 152, 5.2)) },
  { width: 13, path: line(9.6, 20, 9.6, 0, 0, 14, 13, 14) },
  { width: 12, path: joined(line(10.8, 0, 1.9, 0, 1, 9.4), arc(5.5, 13.5, 6.4, -132, 150, 6.5)) },
  {
    width: 12,
    path: [
      ...ellipse(6, 13.7, 6, 6.3),
      ...curve({ x: 9.6, y: 0 }, { x: 5.4, y: 2.6 }, { x: 0.6, y: 7.6 }, { x: 0.1, y: 13.4 }),
    ],
  },
  { width: 12, path: line(0, 0, 12, 0, 4.4, 20) },
  { width: 12, path: [...ellipse(6, 4.8, 4.9, 4.8), ...ellipse(6, 14.8, 6, 5.2)] },
  {
    width: 12,
    path: [
      ...ellipse(6, 6.3, 6, 6.3),
      ...curve({ x: 2.4, y: 20 }, { x: 6.6, y: 17.4 }, { x: 11.4, y: 12.4 }, { x: 11.9, y: 6.6 }),
    ],
  },
]
const HIGH = 20
const STROKE = 4.1
const BETWEEN = 6.6

/** How wide a number is at a height, its strokes included. */
export function numberWidth(number: number, height: number): number {
  const digits = digitsOf(number)
  const wide = digits.reduce((sum, { width }) => sum + width, (digits.length - 1) * BETWEEN)
  return ((wide + STROKE) * height) / (HIGH + STROKE)
}

/** A number by its left upper corner, as high as is asked for. */
export function numberShapes(number: number, x: number, y: number, height: number, fill: string): Shape[] {
  const scale = height / (HIGH + STROKE)
  let left = STROKE / 2
  const path = digitsOf(number).flatMap((digit) => {
    const placed = moved(digit.path, by(left, STROKE / 2))
    left += digit.width + BETWEEN
    return placed
  })
  return [stroked(moved(moved(path, scaled(scale)), by(x, y)), fill, STROKE * scale)]
}

/** The same around a middle. */
export function centredNumber(number: number, x: number, y: number, height: number, fill: string): Shape[] {
  return numberShapes(number, x - numberWidth(number, height) / 2, y - height / 2, height, fill)
}

/** I, II or III as bars around a middle. */
export function romanShapes(count: number, x: number, y: number, height: number, fill: string): Shape[] {
  const apart = height * 0.48
  const bars = Array.from({ length: count }, (_, index) => x + (index - (count - 1) / 2) * apart)
  return [
    stroked(
      bars.flatMap((at) => [
        ...line(at, y - height / 2, at, y + height / 2),
        ...line(at - apart * 0.24, y - height / 2, at + apart * 0.24, y - height / 2),
        ...line(at - apart * 0.24, y + height / 2, at + apart * 0.24, y + height / 2),
      ]),
      fill,
      height * 0.15,
    ),
  ]
}

/** From one number to another, around a middle. */
export function rangeShapes(
  [from, to]: readonly [number, number],
  x: number,
  y: number,
  height: number,
  fill: string,
): Shape[] {
  const [first, dash, gap] = [numberWidth(from, height), height * 0.4, height * 0.42]
  const left = x - (first + dash + 2 * gap + numberWidth(to, height)) / 2
  const after = left + first + gap
  return [
    ...numberShapes(from, left, y - height / 2, height, fill),
    stroked(line(after, y, after + dash, y), fill, (STROKE * height) / (HIGH + STROKE)),
    ...numberShapes(to, after + dash + gap, y - height / 2, height, fill),
  ]
}

function digitsOf(number: number) {
  return [...String(number)].flatMap((digit) => DIGITS[Number(digit)] ?? [])
}
