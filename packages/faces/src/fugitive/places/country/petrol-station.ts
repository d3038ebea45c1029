import { BARRIER, GLOW, GOLD, INK, PAPER, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { arc, circle, line, roundedRectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, door, LINE, strip } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const PETROL_STATION: PicturedPlace = {
  name: { en: 'The petrol station', it: 'Il distributore' },
  scenery: 'suburb',
  shapes: () => [
    block(24, GROUND + 1, 34, 22, PAPER),
    block(24, GROUND - 21, 38, 4, BARRIER),
    block(18, GROUND - 5, 16, 11, GLOW),
    ...door(34, GROUND + 1, 8, 15, TEAL),
    strip(60, GROUND + 2, 58, 34, GLOW, 0.22),
    ...[44, 78].map((x) => block(x, GROUND + 2, 3.4, 34, STONE_LIGHT)),
    block(60, GROUND - 31, 66, 9, PAPER),
    block(60, GROUND - 31, 66, 4, BARRIER),
    ...[54, 67].flatMap((x) => [
      outlined(roundedRectangle(x - 4.4, GROUND - 17, 8.8, 19, 2), BARRIER, INK, LINE),
      block(x, GROUND - 9, 5.6, 5, GLOW),
      stroked(
        [...line(x + 4.4, GROUND - 11, x + 7, GROUND - 8, x + 6.4, GROUND - 2, x + 4.4, GROUND - 1)],
        INK,
        0.9,
      ),
    ]),
    block(60, GROUND + 3.4, 30, 2.4, STONE_LIGHT),
    stroked(line(92, GROUND + 2, 92, GROUND - 34), INK, 1.8),
    outlined(circle(90, GROUND - 42, 8), GOLD, INK, LINE * 1.2),
    filled(
      [...arc(90, GROUND - 41, 3.4, 0, 180), ...line(86.6, GROUND - 41, 90, GROUND - 48, 93.4, GROUND - 41)],
      BARRIER,
    ),
  ],
}
