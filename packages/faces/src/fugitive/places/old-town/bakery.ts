import { BRICK, GLOW, GOLD_DARK, INK } from '../../../chase/paint/palette.ts'
import { arc, ellipse, line } from '../../../drawing/outlines.ts'
import { outlined, stroked } from '../../../drawing/shapes.ts'
import { awning, block, courses, door, gable, pane, poly, range } from '../../build.ts'
import { smoke } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BAKERY: PicturedPlace = {
  name: { en: 'The bakery', it: 'Il forno' },
  scenery: 'town',
  shapes: () => [
    smoke(30, GROUND - 68),
    block(30, GROUND - 44, 9, 22, BRICK),
    block(30, GROUND - 65, 12, 3, BRICK),
    block(48, GROUND, 58, 40, OCHRE.wall),
    poly(CLAY.light, 14, GROUND - 40, 24, GROUND - 56, 72, GROUND - 56, 82, GROUND - 40),
    courses(21, 76, [GROUND - 44.5], CLAY.dark),
    courses(24, 73, [GROUND - 49], CLAY.dark),
    block(58, GROUND - 46, 13, 10, OCHRE.wall),
    gable(58, GROUND - 56, 17, 8, CLAY.dark),
    ...pane(58, GROUND - 47, 6, 7),
    block(39, GROUND - 5, 28, 14, GLOW),
    courses(25.6, 52.4, [GROUND - 11.6], CLAY.dark, 1),
    ...range(29, 49, 5).flatMap((x) => [loaf(x, GROUND - 13), loaf(x, GROUND - 6.4)]),
    ...awning(39, GROUND - 26, 34, 6, OCHRE.dark, 6),
    ...door(66, GROUND, 11, 21, CLAY.dark),
    block(66, GROUND - 11, 6, 7, GLOW),
    stroked(line(78, GROUND - 36, 90, GROUND - 36), INK, 1.3),
    stroked(
      [
        ...arc(85.6, GROUND - 28.6, 3.4, 100, 400),
        ...arc(91.2, GROUND - 28.6, 3.4, 140, 440),
        ...line(85, GROUND - 25, 91, GROUND - 22),
        ...line(92, GROUND - 25, 86, GROUND - 22),
      ],
      GOLD_DARK,
      2,
    ),
    stroked(line(88.4, GROUND - 36, 88.4, GROUND - 32), INK, 0.8),
    poly('#efe2c4', 86, GROUND + 4, 85, GROUND - 7, 95, GROUND - 7, 94, GROUND + 4),
  ],
}

function loaf(x: number, base: number) {
  return outlined(ellipse(x, base - 1.4, 2.4, 1.6), '#c98a4b', INK, 0.6)
}
