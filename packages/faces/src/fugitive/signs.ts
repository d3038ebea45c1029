import type { EventIcon } from '@getaway/engine/fugitive'
import { INK, PAPER } from '../chase/paint/palette.ts'
import type { Shape } from '../drawing/drawing.ts'
import { by, inTurn, moved, placed, rotated } from '../drawing/moves.ts'
import { circle, closed, curve, ellipse, joined, line, roundedRectangle } from '../drawing/outlines.ts'
import type { VectorPath } from '../drawing/path.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'

/** A shoe's print, 18 high around the origin: a sole and a heel. */
const SHOE: VectorPath = [
  ...closed(
    joined(
      curve({ x: -2.6, y: 3 }, { x: -3.6, y: -1.2 }, { x: -5, y: -9.4 }, { x: 0.4, y: -9.4 }),
      curve({ x: 0.4, y: -9.4 }, { x: 5.4, y: -9.4 }, { x: 4.4, y: -2 }, { x: 2.8, y: 3 }),
    ),
  ),
  ...ellipse(0.1, 6.6, 2.9, 2.8),
]

export function shoe(x: number, y: number, scale: number, turn = 0): VectorPath {
  return moved(
    SHOE,
    inTurn(({ x: dx, y: dy }) => ({ x: dx * scale, y: dy * scale }), rotated(turn), by(x, y)),
  )
}

/** One print or two: what a card is worth as a sprint, by form, wherever a card is seen. */
export function sprintShapes(value: 1 | 2, right: number, top: number, ground: string): Shape[] {
  const [width, height] = [value === 1 ? 17 : 30, 24]
  const left = right - width
  const prints =
    value === 1
      ? shoe(left + 8.5, top + 12, 0.98, 10)
      : [...shoe(left + 9, top + 13, 0.98, 8), ...shoe(left + 21, top + 11, 0.98, 8)]
  return [outlined(roundedRectangle(left, top, width, height, 6), ground, INK, 1.2), filled(prints, INK)]
}

/** Whom an event helps, 20 high around the origin; the three differ in form. */
const ICON: Readonly<Record<EventIcon, (ink: string, ground: string) => Shape[]>> = {
  footprints: (ink) => [filled([...shoe(-4.2, 1.6, 0.92, -8), ...shoe(4.4, -1.6, 0.92, 8)], ink)],
  glass: (ink, ground) => [
    stroked(line(3.4, 3.4, 8.4, 8.4), ink, 4.4),
    outlined(circle(-2, -2, 6.6), ground, ink, 2.8),
    stroked(
      curve({ x: -5.6, y: -2.6 }, { x: -5.2, y: -4.4 }, { x: -4, y: -5.4 }, { x: -2.4, y: -5.6 }),
      ink,
      1.2,
    ),
  ],
  // Scales that lean to neither side.
  neither: (ink, ground) => [
    stroked([...line(-8.4, 6.2, 8.4, 6.2), ...line(0, -7.6, 0, 6.2), ...line(-7.4, -5, 7.4, -5)], ink, 2),
    outlined(bowl(-7.2), ground, ink, 1.7),
    outlined(bowl(7.2), ground, ink, 1.7),
  ],
}

function bowl(x: number): VectorPath {
  return closed(curve({ x: x - 3.8, y: 0.6 }, { x: x - 3, y: 5 }, { x: x + 3, y: 5 }, { x: x + 3.8, y: 0.6 }))
}

export function iconShapes(
  icon: EventIcon,
  x: number,
  y: number,
  scale: number,
  ink = INK,
  ground = PAPER,
): Shape[] {
  return placed(ICON[icon](ink, ground), by(x, y), scale)
}
