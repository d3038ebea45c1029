import type { Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { circle, corners, ellipse, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { BRICK, GLOW, GOLD, INK, LAWN_DARK, PAPER, SHADOW, WATER } from './palette.ts'

const ROOF = '#3f6f7c'
const ROOF_DARK = '#2c5461'

/** A cottage behind a hedge, with a light in the window and somebody at home. */
export function hideoutShapes(): Shape[] {
  return placed(
    [
      filled(circle(0, 0, 27), PAPER),
      filled(circle(0, 0, 25.2), LAWN_DARK),
      filled(circle(0, 0, 23.4), '#d2dfab'),
      filled(ellipse(1, 15.6, 19, 3.6), SHADOW, { opacity: 0.25 }),
      filled(ellipse(-14.8, 12.6, 3.8, 2.2), WATER),
      filled(corners(-3, 15, 3, 15, 6.6, 22.6, -6.6, 22.6), '#efe0bd'),
      ...cottage(),
    ],
    by(50, 50),
  )
}

function cottage(): Shape[] {
  return [
    outlined(rectangle(6.6, -14.4, 4.4, 9), BRICK, INK, 1),
    ...smoke(),
    outlined(rectangle(-12.4, -2, 24.8, 17), PAPER, INK, 1.2),
    filled(rectangle(-11.8, -0.6, 23.6, 3), '#e3d3b4'),
    outlined(corners(-16.4, 0.4, -9, -13, 9, -13, 16.4, 0.4), ROOF, INK, 1.2),
    filled(corners(-15.2, -0.2, -13.4, -3.4, 13.4, -3.4, 15.2, -0.2), ROOF_DARK),
    stroked(line(-11.2, -7, 11.2, -7), ROOF_DARK, 0.8),
    outlined(roundedRectangle(-3.2, 4.6, 6.4, 10.4, 2.6), BRICK, INK, 1),
    filled(circle(1.6, 10.2, 0.7), GOLD),
    ...[-10.4, 5.2].flatMap((x) => [
      filled(rectangle(x - 0.9, 3.7, 7, 7), GLOW),
      outlined(rectangle(x, 4.6, 5.2, 5.2), GOLD, INK, 1),
      stroked(line(x + 2.6, 4.6, x + 2.6, 9.8), INK, 0.7),
      stroked(line(x, 7.2, x + 5.2, 7.2), INK, 0.7),
    ]),
  ]
}

function smoke(): Shape[] {
  return [
    [8.6, -16.6, 1.5],
    [10.2, -19.4, 2],
  ].map(([x = 0, y = 0, radius = 1]) => filled(circle(x, y, radius), PAPER))
}
