import {
  BARRIER,
  BRICK,
  GOLD,
  INK,
  PAPER,
  TREE,
  TREE_DARK,
  TREE_LIGHT,
} from '../../../chase/paint/palette.ts'
import { circle, corners, ellipse, line } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, boards, LINE, poly, range } from '../../build.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const GREENHOUSE: PicturedPlace = {
  name: { en: 'The greenhouse', it: 'La serra' },
  scenery: 'field',
  shapes: () => [
    poly(
      '#cfe7e4',
      12,
      GROUND + 1,
      12,
      GROUND - 22,
      28,
      GROUND - 40,
      72,
      GROUND - 40,
      88,
      GROUND - 22,
      88,
      GROUND + 1,
    ),
    filled(corners(13, GROUND - 22, 28.4, GROUND - 39.4, 71.6, GROUND - 39.4, 87, GROUND - 22), '#e6f4f0'),
    ...range(20, 80, 10).flatMap((x, index) => leaves(x, GROUND - 3, 11 + (index % 3) * 3)),
    filled(
      [
        [20, 12],
        [40, 17],
        [50, 12],
        [70, 14],
      ].flatMap(([x = 0, y = 0]) => circle(x + 2, GROUND - y, 1.5)),
      BARRIER,
    ),
    filled(
      [
        [30, 13],
        [60, 13],
        [80, 11],
      ].flatMap(([x = 0, y = 0]) => circle(x - 2, GROUND - y, 1.5)),
      GOLD,
    ),
    block(50, GROUND + 1, 76, 6, BRICK),
    stroked(
      [
        ...range(24.6, 76, 12.7).flatMap((x) =>
          line(x, GROUND - 5, x, GROUND - 22, 50 + (x - 50) * 0.58, GROUND - 40),
        ),
        ...line(12, GROUND - 22, 88, GROUND - 22),
        ...line(20, GROUND - 31, 80, GROUND - 31),
      ],
      PAPER,
      1.3,
    ),
    stroked(
      corners(
        12,
        GROUND + 1,
        12,
        GROUND - 22,
        28,
        GROUND - 40,
        72,
        GROUND - 40,
        88,
        GROUND - 22,
        88,
        GROUND + 1,
      ),
      INK,
      LINE,
    ),
    poly('#e6f4f0', 44, GROUND + 1, 44, GROUND - 19, 56, GROUND - 19, 56, GROUND + 1),
    boards([50], GROUND - 19, GROUND + 1, INK, 0.9),
    ...leaves(10, GROUND + 9, 8),
    ...leaves(26, GROUND + 10, 7),
    ...leaves(76, GROUND + 10, 7),
    ...leaves(91, GROUND + 9, 8),
  ],
}

function leaves(x: number, base: number, height: number) {
  return [
    stroked(line(x, base, x, base - height), TREE_DARK, 1),
    filled(
      [
        ...ellipse(x - 2.4, base - height * 0.55, 2.6, 1.5),
        ...ellipse(x + 2.4, base - height * 0.75, 2.6, 1.5),
        ...ellipse(x, base - height, 1.8, 2.2),
      ],
      TREE,
    ),
    filled([...ellipse(x + 2.2, base - height * 0.35, 2.4, 1.4)], TREE_LIGHT),
  ]
}
