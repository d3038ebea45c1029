import { BARRIER, GLOW, GOLD, INK, PAPER, WATER } from '../../../chase/paint/palette.ts'
import { closed, corners, curve, joined, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, boards, gable, LINE, poly, range, strip } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { DRIFTWOOD, DRIFTWOOD_DARK, SLATE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BOATYARD: PicturedPlace = {
  name: { en: 'The boatyard', it: 'Il cantiere navale' },
  scenery: 'quay',
  shapes: () => [
    block(78, GROUND + 1, 34, 34, '#c9a27c'),
    boards(range(65, 92, 5), GROUND - 32, GROUND, '#a9825c', 0.7),
    gable(78, GROUND - 33, 42, 13, SLATE.light),
    block(80, GROUND + 1, 21, 23, '#4a4158'),
    filled(corners(70, GROUND - 21, 90, GROUND - 21, 94, GROUND + 1, 66, GROUND + 1), GLOW, {
      opacity: 0.35,
    }),
    ...[22, 36, 50].flatMap((x) => [
      stroked(line(x - 4, GROUND + 5, x, GROUND - 8, x + 4, GROUND + 5), INK, 3),
      stroked(line(x - 4, GROUND + 5, x, GROUND - 8, x + 4, GROUND + 5), DRIFTWOOD, 1.4),
    ]),
    outlined(
      closed(
        joined(
          line(6, GROUND - 30, 62, GROUND - 26),
          curve(
            { x: 62, y: GROUND - 26 },
            { x: 58, y: GROUND - 12 },
            { x: 50, y: GROUND - 7 },
            { x: 44, y: GROUND - 7 },
          ),
          line(22, GROUND - 7),
          curve(
            { x: 22, y: GROUND - 7 },
            { x: 12, y: GROUND - 9 },
            { x: 8, y: GROUND - 18 },
            { x: 6, y: GROUND - 30 },
          ),
        ),
      ),
      TEAL,
      INK,
      LINE,
    ),
    filled(
      corners(9.6, GROUND - 16, 57, GROUND - 13, 51, GROUND - 8, 20, GROUND - 8, 13, GROUND - 10),
      BARRIER,
    ),
    stroked(line(8, GROUND - 25, 60, GROUND - 21.6), PAPER, 1.3),
    poly(PAPER, 28, GROUND - 28.4, 29, GROUND - 38, 46, GROUND - 37, 49, GROUND - 27),
    ...[33, 39, 44].map((x) => strip(x, GROUND - 31, 3, 3.4, WATER)),
    stroked(line(24, GROUND - 28, 24, GROUND - 58), INK, 1.4),
    stroked([...line(24, GROUND - 57, 60, GROUND - 26), ...line(24, GROUND - 57, 7, GROUND - 30)], INK, 0.7),
    poly(GOLD, 24, GROUND - 58, 32, GROUND - 55.6, 24, GROUND - 53),
    stroked(
      [
        ...line(60, GROUND + 8, 63, GROUND - 24),
        ...line(65, GROUND + 8, 66, GROUND - 24),
        ...range(GROUND - 20, GROUND + 5, 5).flatMap((y) => line(62.6, y, 65.6, y)),
      ],
      DRIFTWOOD_DARK,
      1.1,
    ),
  ],
}
