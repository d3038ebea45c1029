import { INK, TREE, TREE_DARK, TREE_LIGHT } from '../../../chase/paint/palette.ts'
import { circle, ellipse, line } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, courses, door, gable, LINE, pane, poly, range } from '../../build.ts'
import { bush } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const TREE_HOUSE: PicturedPlace = {
  name: { en: 'The tree house', it: 'La casa sull’albero' },
  scenery: 'woods',
  shapes: () => [
    poly(
      '#7a5238',
      42,
      GROUND + 5,
      45,
      GROUND - 16,
      43,
      GROUND - 40,
      57,
      GROUND - 40,
      55,
      GROUND - 16,
      60,
      GROUND + 5,
    ),
    stroked(
      [...line(47, GROUND - 4, 47.6, GROUND - 16), ...line(53, GROUND + 1, 52, GROUND - 12)],
      '#5f3d29',
      1,
    ),
    stroked([...line(45, GROUND - 18, 30, GROUND - 28), ...line(55, GROUND - 18, 70, GROUND - 28)], INK, 4),
    stroked(
      [...line(45, GROUND - 18, 30, GROUND - 28), ...line(55, GROUND - 18, 70, GROUND - 28)],
      '#7a5238',
      2,
    ),
    ...crown([
      [28, 50, 13],
      [42, 60, 13],
      [60, 60, 14],
      [75, 50, 13],
      [20, 40, 9],
      [82, 39, 9],
    ]),
    block(50, GROUND - 27, 54, 3.4, OCHRE.dark),
    block(52, GROUND - 30.4, 32, 19, '#c98f5c'),
    courses(36.6, 67.4, [GROUND - 35, GROUND - 40, GROUND - 45], '#a56f42'),
    gable(52, GROUND - 49, 40, 13, '#7c6a8c'),
    ...pane(60, GROUND - 36, 8, 8),
    ...door(45, GROUND - 30.4, 8, 14, CLAY.dark),
    stroked(
      [
        ...range(24, 36, 4).flatMap((x) => line(x, GROUND - 30, x, GROUND - 36)),
        ...line(23.4, GROUND - 36, 36, GROUND - 36),
        ...range(69, 76, 3.5).flatMap((x) => line(x, GROUND - 30, x, GROUND - 36)),
        ...line(68, GROUND - 36, 76.6, GROUND - 36),
      ],
      INK,
      1,
    ),
    stroked(
      [
        ...line(29, GROUND - 27, 29, GROUND + 4),
        ...line(35, GROUND - 27, 35, GROUND + 4),
        ...range(GROUND - 23, GROUND + 2, 5).flatMap((y) => line(29, y, 35, y)),
      ],
      INK,
      1.1,
    ),
    ...crown([
      [82, 50, 8],
      [16, 48, 7],
    ]),
    ...bush(84, GROUND + 4, 7),
  ],
}

function crown(discs: readonly (readonly [number, number, number])[]) {
  const all = discs.flatMap(([x, up, radius]) => circle(x, GROUND - up, radius))
  return [
    stroked(all, INK, LINE * 2),
    filled(all, TREE),
    filled(
      discs.flatMap(([x, up, radius]) =>
        circle(x - radius * 0.25, GROUND - up - radius * 0.3, radius * 0.42),
      ),
      TREE_LIGHT,
    ),
    filled(
      discs.flatMap(([x, up, radius]) =>
        ellipse(x + radius * 0.2, GROUND - up + radius * 0.6, radius * 0.5, radius * 0.2),
      ),
      TREE_DARK,
      { opacity: 0.5 },
    ),
  ]
}
