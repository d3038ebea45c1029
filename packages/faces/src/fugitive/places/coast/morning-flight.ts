import { BARRIER, GLOW, GOLD, INK, LAWN, PAPER, STONE_DARK, WATER } from '../../../chase/paint/palette.ts'
import { by, inTurn, placed, rotated } from '../../../drawing/moves.ts'
import {
  arc,
  circle,
  closed,
  corners,
  curve,
  ellipse,
  joined,
  line,
  rectangle,
} from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, LINE, poly } from '../../build.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const MORNING_FLIGHT: PicturedPlace = {
  name: { en: 'The morning flight', it: 'Il volo del mattino' },
  scenery: 'field',
  shapes: () => [
    filled(rectangle(3, GROUND - 7, 94, 24), LAWN),
    poly('#5b5a68', 40, GROUND - 7, 56, GROUND - 7, 94, GROUND + 16, 6, GROUND + 16),
    stroked(
      [
        ...line(48, GROUND - 5, 48, GROUND - 2),
        ...line(48.4, GROUND + 1, 48.8, GROUND + 5),
        ...line(49, GROUND + 9, 49.6, GROUND + 14),
      ],
      PAPER,
      1.8,
    ),
    filled(
      [
        ...circle(36, GROUND - 3, 1),
        ...circle(25, GROUND + 4, 1.2),
        ...circle(13, GROUND + 11, 1.4),
        ...circle(61, GROUND - 3, 1),
        ...circle(73, GROUND + 4, 1.2),
        ...circle(86, GROUND + 11, 1.4),
      ],
      GLOW,
    ),
    outlined(
      closed(joined(line(66, GROUND - 6), arc(81, GROUND - 17, 15, 180, 360, 10), line(96, GROUND - 6))),
      '#9fb3bd',
      INK,
      LINE,
    ),
    stroked([...arc(81, GROUND - 17, 11, 180, 360, 7)], STONE_DARK, 0.9),
    block(81, GROUND - 6, 19, 11, '#4a4a5e'),
    block(20, GROUND - 6, 11, 18, '#efe0c4'),
    poly(WATER, 12.6, GROUND - 24, 11, GROUND - 32, 29, GROUND - 32, 27.4, GROUND - 24),
    block(20, GROUND - 32, 21, 2.6, BARRIER),
    stroked([...line(20, GROUND - 34, 20, GROUND - 40)], INK, 1),
    stroked(line(36, GROUND - 6, 36, GROUND - 20), INK, 1),
    poly(BARRIER, 36, GROUND - 20, 45, GROUND - 18.4, 45, GROUND - 16, 36, GROUND - 15),
    filled(corners(39, GROUND - 19.4, 41.6, GROUND - 19, 41.6, GROUND - 15.8, 39, GROUND - 15.4), PAPER),
    ...plane(),
  ],
}

/** It leaves the ground, to the right and up. */
function plane() {
  const fuselage = closed(
    joined(
      curve({ x: 25, y: 0.6 }, { x: 24, y: -4.6 }, { x: 14, y: -6.4 }, { x: 4, y: -6.4 }),
      line(-14, -3.4, -26, -1.6),
      curve({ x: -26, y: -1.6 }, { x: -27, y: 0.4 }, { x: -26, y: 1.6 }, { x: -22, y: 2.2 }),
      curve({ x: -22, y: 2.2 }, { x: -6, y: 6 }, { x: 24, y: 6 }, { x: 25, y: 0.6 }),
    ),
  )
  return placed(
    [
      outlined(corners(-25, -2, -31, -13, -25, -13.4, -15, -3), BARRIER, INK, LINE),
      outlined(corners(4, -2, 0, -17, 6, -17, 15, -3), '#d9d3cc', INK, LINE),
      stroked([...line(8, 5, 9, 9), ...line(-2, 4.6, -3, 8.6)], INK, 1.2),
      filled([...circle(9, 10, 2), ...circle(-3, 9.6, 2)], INK),
      outlined(fuselage, PAPER, INK, LINE),
      filled(corners(-25, -0.4, 24.4, 1.4, 22.6, 3.2, -23, 1.4), BARRIER),
      outlined(corners(12, -5.6, 19, -4, 21.6, -1.2, 13, -1.6), WATER, INK, 0.7),
      filled(
        [7, 2, -3].flatMap((x) => circle(x, -2.6, 1.2)),
        WATER,
      ),
      outlined(corners(10, 1, 1, 1, -12, 13, -5, 13.4), '#e9e2d8', INK, LINE),
      outlined(corners(-19, -0.6, -24, -0.8, -30, 4, -26, 4.4), '#e9e2d8', INK, LINE),
      filled(ellipse(26, 0.4, 1, 9), PAPER, { opacity: 0.7 }),
      outlined(circle(25.4, 0.4, 1.6), GOLD, INK, LINE),
    ],
    inTurn(rotated(-15), by(49, GROUND - 44)),
    0.92,
  )
}
