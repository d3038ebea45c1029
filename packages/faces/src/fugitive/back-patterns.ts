import type { DeckNumber, EventIcon } from '@getaway/engine/fugitive'
import type { Shape } from '../drawing/drawing.ts'
import { arc, circle, corners, joined, line } from '../drawing/outlines.ts'
import type { VectorPath } from '../drawing/path.ts'
import { filled, stroked } from '../drawing/shapes.ts'
import { range } from './build.ts'
import type { DeckPaint } from './colours.ts'
import { shoe } from './signs.ts'

/** Left, top, right and bottom of what is painted below a frame, short of the cut. */
export const UNDER_FRAME = [2, 2, 98, 138] as const

/** Of roofs, of fields, of waves, of bars: a deck is told by the form of its back, not by its colour alone. */
export function deckPattern(deck: DeckNumber | undefined, { line: pale }: DeckPaint): Shape[] {
  if (deck === 1) return [filled(rows(18, 15, roof), pale, { opacity: 0.75 })]
  if (deck === 2) return [stroked(rows(30, 15, field), pale, 1.5)]
  if (deck === 3) return [stroked(rows(18, 9, wave), pale, 1.9)]
  return [
    stroked(
      range(11, 89, 13).flatMap((x) => line(x, 3, x, 137)),
      pale,
      3.6,
    ),
    stroked([...line(3, 34, 97, 34), ...line(3, 106, 97, 106)], pale, 3.6),
  ]
}

/** Prints that go up the card, rays to all sides, or rings as under a lens. */
export function iconPattern(icon: EventIcon, { line: pale }: DeckPaint): Shape[] {
  if (icon === 'neither') return [rays(50, 62, UNDER_FRAME, pale)]
  if (icon === 'glass')
    return [
      stroked(
        rows(22, 19, (x, y) => [...circle(x + 11, y + 9, 7), ...circle(x + 11, y + 9, 3)]),
        pale,
        1.6,
      ),
    ]
  return [
    filled(
      rows(24, 26, (x, y) => [...shoe(x + 7, y + 8, 0.5, 14), ...shoe(x + 13, y + 17, 0.5, 14)]),
      pale,
    ),
  ]
}

function rows(width: number, height: number, motif: (x: number, y: number) => VectorPath): VectorPath {
  return range(0, 150 / height, 1).flatMap((row) =>
    range(-1, 100 / width, 1).flatMap((column) =>
      inside(motif(column * width + (row % 2 ? width / 2 : 0), row * height)),
    ),
  )
}

/** What would reach the card's cut is left out; the frame covers the gap. */
function inside(path: VectorPath): VectorPath {
  const isInside = path.every(({ points }) =>
    points.every(({ x, y }) => x > -1 && x < 101 && y > -1 && y < 141),
  )
  return isInside ? path : []
}

function roof(x: number, y: number): VectorPath {
  return [
    ...corners(x + 1, y + 7, x + 9, y + 1, x + 17, y + 7),
    ...corners(x + 3, y + 8, x + 15, y + 8, x + 15, y + 14, x + 3, y + 14),
  ]
}

function field(x: number, y: number): VectorPath {
  return [4, 9, 14].flatMap((radius) => arc(x + 15, y + 15, radius, 180, 360))
}

function wave(x: number, y: number): VectorPath {
  return joined(arc(x + 4.5, y + 4, 4.5, 180, 360, 3), arc(x + 13.5, y + 4, 4.5, 180, 0, 3))
}

/** Rays from the middle of a picture, every other one. */
export function rays(
  x: number,
  y: number,
  box: readonly [number, number, number, number],
  fill: string,
): Shape {
  const [left, top, right, bottom] = box
  const end = (turn: number) => {
    const angle = (turn * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const reach = Math.min(
      dx > 0 ? (right - x) / dx : (left - x) / dx,
      dy > 0 ? (bottom - y) / dy : (top - y) / dy,
    )
    return [x + dx * reach, y + dy * reach] as const
  }
  return filled(
    range(7, 349, 18).flatMap((turn) => corners(x, y, ...end(turn), ...end(turn + 9))),
    fill,
  )
}

export function medallion(x: number, y: number, radius: number, { ground, light }: DeckPaint): Shape[] {
  return [
    filled(circle(x, y, radius + 3), ground),
    stroked(circle(x, y, radius), light, 1.6),
    stroked(circle(x, y, radius + 2.6), light, 0.7),
  ]
}
