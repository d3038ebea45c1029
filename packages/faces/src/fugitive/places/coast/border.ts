import { BARRIER, GLOW, INK, PAPER, STONE } from '../../../chase/paint/palette.ts'
import { curve, line } from '../../../drawing/outlines.ts'
import { stroked } from '../../../drawing/shapes.ts'
import { block, boards, hip, range, strip } from '../../build.ts'
import { fir } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { DRIFTWOOD, OCHRE, SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BORDER: PicturedPlace = {
  name: { en: 'The border', it: 'Il confine' },
  scenery: 'peaks',
  shapes: () => [
    stroked(
      [
        ...line(60, GROUND + 3, 64, GROUND - 32),
        ...line(84, GROUND + 3, 80, GROUND - 32),
        ...line(61, GROUND - 6, 81, GROUND - 28),
        ...line(83, GROUND - 6, 63, GROUND - 28),
        ...line(61.6, GROUND - 14, 82.4, GROUND - 14),
      ],
      INK,
      2.8,
    ),
    stroked(
      [...line(60, GROUND + 3, 64, GROUND - 32), ...line(84, GROUND + 3, 80, GROUND - 32)],
      DRIFTWOOD,
      1.3,
    ),
    block(72, GROUND - 31, 30, 3, DRIFTWOOD),
    block(72, GROUND - 34, 22, 15, OCHRE.light),
    block(72, GROUND - 39, 18, 7, GLOW),
    boards([67, 72, 77], GROUND - 46, GROUND - 39, INK, 0.9),
    hip(72, GROUND - 49, 31, 8, 9, SLATE.light),
    stroked(line(72, GROUND - 58, 72, GROUND - 63), INK, 1.1),
    ...range(8, 54, 11.4).flatMap((x) => [
      block(x, GROUND + 5, 2.4, 26, STONE),
      stroked(line(x, GROUND - 21, x + 3, GROUND - 26), INK, 1.6),
    ]),
    stroked(
      [
        ...[-17, -12, -7, -2].flatMap((y) => line(5, GROUND + y, 36, GROUND + y)),
        ...[-17, -12, -7, -2].flatMap((y) => line(50, GROUND + y, 55, GROUND + y)),
      ],
      INK,
      0.7,
    ),
    // Somebody has cut a way through.
    stroked(
      [
        ...line(36, GROUND - 17, 40, GROUND - 20),
        ...line(36, GROUND - 12, 39, GROUND - 15, 38, GROUND - 17),
        ...line(36, GROUND - 7, 40, GROUND - 6),
        ...line(36, GROUND - 2, 39, GROUND + 1),
        ...line(50, GROUND - 17, 47, GROUND - 19),
        ...line(50, GROUND - 12, 46.6, GROUND - 10),
        ...line(50, GROUND - 7, 47, GROUND - 5, 48, GROUND - 3),
        ...line(50, GROUND - 2, 48, GROUND + 2),
      ],
      INK,
      0.7,
    ),
    stroked(
      curve(
        { x: 44, y: GROUND + 14 },
        { x: 50, y: GROUND + 6 },
        { x: 40, y: GROUND + 2 },
        { x: 44, y: GROUND - 8 },
      ),
      '#efe0c4',
      3.4,
      { opacity: 0.9 },
    ),
    block(17, GROUND + 8, 13, 9, PAPER),
    strip(17, GROUND + 2.4, 13, 2.6, BARRIER),
    strip(17, GROUND + 8, 1.6, 5, INK),
    ...fir(91, GROUND + 6, 26),
  ],
}
