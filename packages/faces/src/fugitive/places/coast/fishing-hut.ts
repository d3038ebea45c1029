import { BARRIER, INK, PAPER } from '../../../chase/paint/palette.ts'
import { line, rectangle } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, boards, door, gable, pane, range } from '../../build.ts'
import { bird } from '../../nature.ts'
import { rowingBoat } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import { DRIFTWOOD, DRIFTWOOD_DARK, SLATE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const FISHING_HUT: PicturedPlace = {
  name: { en: 'The fishing hut', it: 'Il capanno dei pescatori' },
  scenery: 'water',
  shapes: () => [
    stroked(
      [28, 40, 60, 72].flatMap((x) => line(x, GROUND + 7, x, GROUND - 14)),
      INK,
      3.4,
    ),
    stroked(
      [28, 40, 60, 72].flatMap((x) => line(x, GROUND + 7, x, GROUND - 14)),
      DRIFTWOOD_DARK,
      1.6,
    ),
    stroked([...line(28, GROUND + 2, 40, GROUND - 12), ...line(72, GROUND + 2, 60, GROUND - 12)], INK, 1.3),
    block(52, GROUND - 13, 72, 3.6, DRIFTWOOD),
    block(50, GROUND - 16.6, 40, 24, '#d98b62'),
    boards(range(34, 68, 5), GROUND - 40, GROUND - 17, '#b86c47', 0.7),
    gable(50, GROUND - 40.6, 50, 15, SLATE.light),
    stroked(line(31, GROUND - 44, 50, GROUND - 52, 69, GROUND - 44), SLATE.dark, 0.8),
    ...pane(60, GROUND - 24, 9, 9),
    ...door(42, GROUND - 16.6, 9, 17, TEAL),
    // A big net on its boom.
    stroked(
      [
        ...line(70, GROUND - 16, 84, GROUND - 46),
        ...line(84, GROUND - 46, 90, GROUND - 24),
        ...line(84, GROUND - 46, 74, GROUND - 22),
      ],
      INK,
      1.1,
    ),
    stroked(
      [
        ...line(73, GROUND - 22, 92, GROUND - 24),
        ...range(76, 90, 3).flatMap((x) => line(x, GROUND - 22.4, 82.6, GROUND - 9)),
        ...line(76, GROUND - 17, 90, GROUND - 19),
      ],
      PAPER,
      0.8,
    ),
    ...rowingBoat(18, GROUND + 5, 0.9, BARRIER),
    filled(rectangle(3, GROUND + 9, 94, 8), '#4b8ba3', { opacity: 0.55 }),
    stroked([...bird(22, 52), ...bird(30, 47)], INK, 1),
  ],
}
