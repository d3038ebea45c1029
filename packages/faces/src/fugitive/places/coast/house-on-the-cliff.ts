import { BARRIER, BRICK, GLOW, INK, PAPER, STONE_DARK, TREE } from '../../../chase/paint/palette.ts'
import { corners, curve, ellipse, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { archway, block, hip, LINE, poly, strip } from '../../build.ts'
import { sailingBoat } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import { CLAY } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const HOUSE_ON_THE_CLIFF: PicturedPlace = {
  name: { en: 'The house on the cliff', it: 'La casa sulla scogliera' },
  scenery: 'water',
  shapes: () => [
    ...sailingBoat(19, GROUND - 7, 0.62, BARRIER),
    poly(
      '#b79b83',
      30,
      GROUND + 12,
      36,
      GROUND - 6,
      41,
      GROUND - 12,
      43,
      GROUND - 27,
      97,
      GROUND - 29,
      97,
      GROUND + 12,
    ),
    filled(
      corners(
        43,
        GROUND - 27,
        97,
        GROUND - 29,
        97,
        GROUND - 23,
        80,
        GROUND - 21,
        62,
        GROUND - 24,
        52,
        GROUND - 21,
      ),
      '#7fae6d',
    ),
    stroked(
      [
        ...line(47, GROUND - 17, 50, GROUND - 4),
        ...line(62, GROUND - 16, 60, GROUND - 2),
        ...line(84, GROUND - 17, 86, GROUND - 4),
        ...line(75, GROUND - 8, 74, GROUND + 3),
      ],
      '#94785f',
      1.1,
    ),
    stroked(
      [...line(52, GROUND - 24, 60, GROUND - 14, 50, GROUND - 6, 62, GROUND + 1, 52, GROUND + 8)],
      INK,
      2.6,
    ),
    stroked(
      [...line(52, GROUND - 24, 60, GROUND - 14, 50, GROUND - 6, 62, GROUND + 1, 52, GROUND + 8)],
      PAPER,
      1.4,
      { dash: [1.6, 0.9], cap: 'butt' },
    ),
    block(74, GROUND - 27, 32, 20, PAPER),
    hip(74, GROUND - 47, 37, 26, 8, CLAY.light),
    block(84, GROUND - 47, 5, 11, BRICK),
    hip(74, GROUND - 47, 37, 26, 8, CLAY.light),
    ...[64, 74, 84].map((x) => archway(x, GROUND - 33, 5.4, 9, GLOW)),
    strip(74, GROUND - 30, 34, 1.2, STONE_DARK, 0.6),
    ...[50, 55].flatMap((x) => [
      stroked(line(x, GROUND - 26, x - 1.6, GROUND - 41), '#7a5238', 1.6),
      outlined(ellipse(x - 2, GROUND - 43, 5.4, 3), TREE, INK, LINE),
    ]),
    stroked(
      [
        ...curve(
          { x: 24, y: GROUND + 7 },
          { x: 28, y: GROUND + 3 },
          { x: 32, y: GROUND + 10 },
          { x: 37, y: GROUND + 6 },
        ),
      ],
      PAPER,
      1.6,
    ),
    filled(rectangle(3, GROUND + 10, 94, 8), '#4b8ba3'),
  ],
}
