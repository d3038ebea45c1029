import { BRICK, SHADOW, STONE, STONE_DARK, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { arc, ellipse, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, boards, courses, lamp, poly, range } from '../../build.ts'
import { bush } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { DARK } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BACK_GATE: PicturedPlace = {
  name: { en: 'The back gate', it: 'Il cancello sul retro' },
  scenery: 'town',
  shapes: () => [
    block(50, GROUND, 94, 34, BRICK),
    courses(5, 95, range(GROUND - 30, GROUND - 3, 4), '#8c4a3a', 0.5),
    boards([12, 24, 76, 88], GROUND - 30, GROUND - 26, '#8c4a3a'),
    boards([18, 82, 90, 8], GROUND - 22, GROUND - 18, '#8c4a3a'),
    boards([10, 22, 78, 86], GROUND - 14, GROUND - 10, '#8c4a3a'),
    block(50, GROUND - 34, 96, 3, STONE_LIGHT),
    stroked(
      range(8, 92, 4).flatMap((x) => arc(x, GROUND - 39.4, 2.6, 0, 360)),
      STONE_DARK,
      0.8,
    ),
    ...[29, 71].flatMap((x) => [block(x, GROUND, 8, 44, STONE), block(x, GROUND - 44, 11, 3.4, STONE_LIGHT)]),
    filled(rectangle(33.5, GROUND - 36, 33, 36), DARK),
    ...gateWing(34, 50, 36),
    poly(DARK, 66, GROUND, 66, GROUND - 36, 57, GROUND - 33, 57, GROUND + 4),
    stroked(
      [60, 63].flatMap((x) => line(x, GROUND, x, GROUND - 33.6)),
      STONE,
      1.2,
    ),
    ...lamp(15, GROUND + 3, 50),
    ...bush(86, GROUND + 1, 7),
    filled(ellipse(50, GROUND + 6, 15, 2.4), SHADOW, { opacity: 0.3 }),
  ],
}

function gateWing(from: number, to: number, height: number) {
  return [
    stroked(
      [
        ...range(from + 2, to - 1, 3.4).flatMap((x) => line(x, GROUND, x, GROUND - height + 2)),
        ...line(from, GROUND - height + 5, to, GROUND - height + 5),
        ...line(from, GROUND - 5, to, GROUND - 5),
      ],
      STONE,
      1.2,
    ),
  ]
}
