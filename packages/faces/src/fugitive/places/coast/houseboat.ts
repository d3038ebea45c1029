import { BARRIER, GLOW, GOLD, INK, PAPER, TREE } from '../../../chase/paint/palette.ts'
import { circle, closed, corners, curve, joined, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, courses, disc, door, LINE, pane, poly, range } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { CLAY, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const HOUSEBOAT: PicturedPlace = {
  name: { en: 'The houseboat', it: 'La casa galleggiante' },
  scenery: 'water',
  shapes: () => [
    block(48, GROUND - 4, 48, 22, '#e8d2ad'),
    courses(25, 71, [GROUND - 9, GROUND - 14, GROUND - 19], '#c9ac7f'),
    poly('#7a5c86', 18, GROUND - 26, 26, GROUND - 36, 70, GROUND - 36, 78, GROUND - 26),
    courses(23, 73, [GROUND - 30.4], '#5e4468', 0.9),
    block(60, GROUND - 34, 4, 10, INK),
    ...[34, 62].flatMap((x) => pane(x, GROUND - 9, 9, 9)),
    ...door(48, GROUND - 4, 9, 16, BARRIER),
    outlined(
      closed(
        joined(
          line(10, GROUND - 4, 90, GROUND - 4),
          curve(
            { x: 90, y: GROUND - 4 },
            { x: 88, y: GROUND + 3 },
            { x: 84, y: GROUND + 7 },
            { x: 78, y: GROUND + 8 },
          ),
          line(20, GROUND + 8),
          curve(
            { x: 20, y: GROUND + 8 },
            { x: 14, y: GROUND + 7 },
            { x: 11, y: GROUND + 3 },
            { x: 10, y: GROUND - 4 },
          ),
        ),
      ),
      TEAL,
      INK,
      LINE,
    ),
    stroked(line(13, GROUND - 0.4, 87, GROUND - 0.4), PAPER, 1.2),
    ...[26, 38, 50, 62, 74].map((x) => disc(x, GROUND + 3.6, 1.7, GLOW)),
    ...[76, 82].flatMap((x) => [
      poly(CLAY.light, x - 2, GROUND - 8, x + 2, GROUND - 8, x + 1.4, GROUND - 4, x - 1.4, GROUND - 4),
      filled(circle(x, GROUND - 10, 2.6), TREE),
    ]),
    stroked([...line(74, GROUND - 26, 74, GROUND - 48), ...line(74, GROUND - 48, 90, GROUND - 5)], INK, 0.8),
    filled(
      range(0, 4, 1).flatMap((n) =>
        corners(
          75 + n * 3,
          GROUND - 45 + n * 8.4,
          78 + n * 3,
          GROUND - 38 + n * 8.4,
          74 + n * 3.2,
          GROUND - 40 + n * 8.4,
        ),
      ),
      GOLD,
    ),
    filled(closed(joined(line(3, GROUND + 8, 97, GROUND + 8, 97, GROUND + 16, 3, GROUND + 16))), '#4b8ba3'),
    stroked(
      [
        ...line(8, GROUND + 10, 24, GROUND + 10),
        ...line(46, GROUND + 11, 66, GROUND + 11),
        ...line(78, GROUND + 9.6, 92, GROUND + 9.6),
      ],
      PAPER,
      1,
      { opacity: 0.7 },
    ),
  ],
}
