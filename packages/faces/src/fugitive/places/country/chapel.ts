import { GLOW, GOLD, INK, LAWN, PAPER } from '../../../chase/paint/palette.ts'
import { circle, closed, curve, joined, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { arch, archway, block, courses, gable, LINE, poly } from '../../build.ts'
import { cypress } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const CHAPEL: PicturedPlace = {
  name: { en: 'The chapel', it: 'La cappella' },
  scenery: 'field',
  shapes: () => [
    filled(
      closed(
        joined(
          curve(
            { x: 3, y: GROUND + 6 },
            { x: 25, y: GROUND - 14 },
            { x: 72, y: GROUND - 16 },
            { x: 97, y: GROUND + 2 },
          ),
          line(97, GROUND + 12, 3, GROUND + 12),
        ),
      ),
      LAWN,
    ),
    stroked(
      curve(
        { x: 46, y: GROUND + 13 },
        { x: 60, y: GROUND + 6 },
        { x: 40, y: GROUND + 2 },
        { x: 49, y: GROUND - 6 },
      ),
      PAPER,
      4.4,
    ),
    ...cypress(16, GROUND + 1, 38),
    ...cypress(25, GROUND - 4, 46),
    block(66, GROUND - 6, 26, 20, '#efdcc0'),
    poly(CLAY.light, 50, GROUND - 26, 54, GROUND - 38, 80, GROUND - 38, 84, GROUND - 26),
    courses(54, 80, [GROUND - 30, GROUND - 34], CLAY.dark),
    ...[62, 73].map((x) => archway(x, GROUND - 12, 4.6, 9, GLOW)),
    block(48, GROUND - 5, 22, 26, '#f6e8cf'),
    gable(48, GROUND - 31, 27, 13, CLAY.light),
    poly('#f6e8cf', 43, GROUND - 41, 43, GROUND - 53, 53, GROUND - 53, 53, GROUND - 41, 48, GROUND - 45),
    filled(arch(48, GROUND - 44.6, 5, 7), '#4c4468'),
    outlined(circle(48, GROUND - 46, 1.5), GOLD, INK, 0.6),
    gable(48, GROUND - 53, 13, 5, CLAY.dark),
    stroked(
      [...line(48, GROUND - 58, 48, GROUND - 65), ...line(45.8, GROUND - 62.6, 50.2, GROUND - 62.6)],
      INK,
      1.2,
    ),
    outlined(circle(48, GROUND - 27, 3), GLOW, INK, LINE),
    archway(48, GROUND - 5, 8, 14, CLAY.dark),
    ...cypress(88, GROUND, 32),
  ],
}
