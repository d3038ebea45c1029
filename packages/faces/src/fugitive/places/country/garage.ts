import { BARRIER, CARS, GLOW, INK, STONE, STONE_DARK } from '../../../chase/paint/palette.ts'
import { corners } from '../../../drawing/outlines.ts'
import { filled } from '../../../drawing/shapes.ts'
import { block, boards, courses, pane, sign } from '../../build.ts'
import { tree } from '../../nature.ts'
import { car, tyre } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import { SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const GARAGE: PicturedPlace = {
  name: { en: 'The garage', it: 'L’officina' },
  scenery: 'suburb',
  shapes: () => [
    ...tree(14, GROUND - 2, 15),
    block(54, GROUND + 2, 74, 38, '#d8c3a5'),
    block(54, GROUND - 36, 78, 5, SLATE.dark),
    ...sign(54, GROUND - 45, 40, 8, BARRIER),
    boards([36, 72], GROUND - 41, GROUND - 36, INK, 1.2),
    block(46, GROUND + 2, 40, 28, '#37354a'),
    block(46, GROUND - 18, 40, 9, STONE),
    courses(26.6, 65.4, [GROUND - 24, GROUND - 21], STONE_DARK, 0.8),
    filled(corners(32, GROUND - 18, 60, GROUND - 18, 65, GROUND + 2, 27, GROUND + 2), GLOW, {
      opacity: 0.4,
    }),
    ...car(46, GROUND + 1.6, 28, CARS[1]),
    ...pane(78, GROUND - 14, 12, 12),
    ...[86, 93].map((x) => tyre(x, GROUND + 2)),
    tyre(89.5, GROUND - 2.4),
  ],
}
