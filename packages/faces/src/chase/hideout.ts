import type { Shape } from '../drawing/drawing.ts'
import { by, placed, rotated } from '../drawing/moves.ts'
import { circle, corners, ellipse, line, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import {
  BRICK,
  COTTAGE_ROOFS,
  GLOW,
  GOLD,
  INK,
  LAWN,
  LAWN_DARK,
  LAWN_LIGHT,
  PAPER,
  SHADOW,
  WATER,
} from './paint/palette.ts'

const GARDEN = 26

/** A cottage in its garden, far from the town, with a light in the window; those of a set (h1, h2 …) differ in their roofs. */
export function hideoutShapes(id: string): Shape[] {
  const roof = COTTAGE_ROOFS[(id.codePointAt(id.length - 1) ?? 0) % COTTAGE_ROOFS.length] ?? COTTAGE_ROOFS[0]
  return placed(
    [
      filled(circle(0, 0, GARDEN + 1.6), PAPER),
      filled(circle(0, 0, GARDEN), LAWN_DARK),
      ...fence(),
      filled(circle(0, 0, GARDEN - 3.4), LAWN_LIGHT),
      ...flowers(),
      outlined(ellipse(-16.6, 9.4, 3.4, 4.4), WATER, LAWN_DARK, 0.8),
      filled(corners(-2.8, 15, 2.8, 15, 5.4, 25.6, -5.4, 25.6), PAPER),
      filled(ellipse(1.2, 15.4, 17, 2.6), SHADOW, { opacity: 0.3 }),
      ...cottage(roof),
    ],
    by(50, 50),
  )
}

/** Fields around the garden. */
export function fieldShapes(): Shape[] {
  const furrows = [14, 20, 26, 32, 38].flatMap((across) => [
    ...line(across, 5, 5, across),
    ...line(100 - across, 95, 95, 100 - across),
    ...line(100 - across, 5, 95, across),
    ...line(across, 95, 5, 100 - across),
  ])
  return [stroked(furrows, LAWN_DARK, 1, { opacity: 0.55 }), filled(circle(50, 50, GARDEN + 6), LAWN)]
}

function fence(): Shape[] {
  const posts = Array.from({ length: 36 }, (_, index) => index * 10)
  return posts.flatMap((degrees) =>
    placed([filled(rectangle(-0.7, -GARDEN + 0.6, 1.4, 2.2), PAPER)], rotated(degrees)),
  )
}

function flowers(): Shape[] {
  const places = [
    [-17, -8],
    [-14, -14],
    [16.6, -6.4],
    [18.4, 4],
    [14.6, 13],
    [9.4, 18.4],
    [-9.4, 18.6],
    [-19.6, -1.4],
  ] as const
  return [
    filled(
      places.flatMap(([x, y]) => circle(x, y, 1.9)),
      LAWN_DARK,
    ),
    filled(
      places.flatMap(([x, y]) => [...circle(x - 0.5, y - 0.5, 0.6), ...circle(x + 0.7, y + 0.4, 0.6)]),
      GLOW,
    ),
  ]
}

function cottage(roof: (typeof COTTAGE_ROOFS)[number]): Shape[] {
  return [
    outlined(rectangle(6.4, -15.4, 4.6, 10), BRICK, INK, 1),
    outlined(rectangle(5.8, -16.4, 5.8, 2.2), BRICK, INK, 1),
    filled([...circle(8.8, -18.8, 1.3), ...circle(10.6, -21, 1.7)], PAPER),
    outlined(rectangle(-12.4, -2, 24.8, 17), PAPER, INK, 1.1),
    filled(rectangle(-11.8, -0.6, 23.6, 2.4), '#e3d3b4'),
    outlined(corners(-16.6, 0.2, -9, -13.6, 9, -13.6, 16.6, 0.2), roof.light, INK, 1.1),
    filled(corners(-15.4, -0.4, -13.8, -3.2, 13.8, -3.2, 15.4, -0.4), roof.dark),
    stroked([...line(-11.6, -6.6, 11.6, -6.6), ...line(-9.8, -10, 9.8, -10)], roof.dark, 0.7),
    outlined(roundedRectangle(-3.2, 4.4, 6.4, 10.6, 2.8), BRICK, INK, 1),
    filled(circle(1.6, 10.2, 0.7), GOLD),
    ...[-10.4, 5.2].flatMap((x) => [
      filled(rectangle(x - 1, 3.4, 7.2, 7.4), GLOW),
      outlined(rectangle(x, 4.4, 5.2, 5.4), GOLD, INK, 1),
      stroked([...line(x + 2.6, 4.4, x + 2.6, 9.8), ...line(x, 7.1, x + 5.2, 7.1)], INK, 0.7),
    ]),
  ]
}
