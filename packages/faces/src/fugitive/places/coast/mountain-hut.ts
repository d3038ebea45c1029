import { BARRIER, INK, PAPER, STONE, STONE_DARK, STONE_LIGHT, TREE } from '../../../chase/paint/palette.ts'
import { circle, corners, line } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, courses, door, pane, poly, range, strip } from '../../build.ts'
import { fir, smoke } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const MOUNTAIN_HUT: PicturedPlace = {
  name: { en: 'The mountain hut', it: 'Il rifugio' },
  scenery: 'peaks',
  shapes: () => [
    ...fir(12, GROUND, 40),
    ...fir(23, GROUND + 2, 28),
    smoke(66, GROUND - 54),
    block(66, GROUND - 38, 6, 14, STONE),
    block(56, GROUND + 2, 50, 14, STONE_LIGHT),
    stroked(
      [
        ...line(34, GROUND - 4, 40, GROUND - 4),
        ...line(44, GROUND - 8, 50, GROUND - 8),
        ...line(70, GROUND - 5, 77, GROUND - 5),
        ...line(38, GROUND - 9, 40, GROUND - 9),
      ],
      STONE_DARK,
      1,
    ),
    block(56, GROUND - 12, 50, 13, '#a8693f'),
    courses(31.6, 80.4, [GROUND - 16, GROUND - 20.4], '#854f2c'),
    poly('#a8693f', 31, GROUND - 25, 56, GROUND - 44, 81, GROUND - 25),
    stroked(line(24, GROUND - 20, 56, GROUND - 45, 88, GROUND - 20), INK, 5),
    stroked(line(24, GROUND - 20, 56, GROUND - 45, 88, GROUND - 20), SLATE.light, 3),
    ...[42, 70].flatMap((x) => [
      ...pane(x, GROUND - 13, 7, 8),
      strip(x - 5.4, GROUND - 13, 3, 8, BARRIER),
      strip(x + 5.4, GROUND - 13, 3, 8, BARRIER),
    ]),
    ...pane(56, GROUND - 27, 7, 7),
    ...door(56, GROUND + 2, 9, 18, TREE),
    filled(
      range(34, 47, 4).flatMap((x) => circle(x, GROUND + 0.4, 1.9)),
      '#d8a26c',
    ),
    filled(
      range(36, 45, 4).flatMap((x) => circle(x, GROUND - 2.8, 1.9)),
      '#c08a56',
    ),
    stroked(line(91, GROUND + 4, 91, GROUND - 22), INK, 1.2),
    poly(BARRIER, 91, GROUND - 22, 80, GROUND - 20, 80, GROUND - 13, 91, GROUND - 14.6),
    filled(corners(88.6, GROUND - 21.4, 86, GROUND - 21, 86, GROUND - 14, 88.6, GROUND - 14.4), PAPER),
  ],
}
