import { GLOW, GOLD, GOLD_DARK, INK, STONE_DARK, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { circle, closed, curve, line } from '../../../drawing/outlines.ts'
import { outlined, stroked } from '../../../drawing/shapes.ts'
import { archway, block, courses, disc, gable, LINE, poly } from '../../build.ts'
import { cypress } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BELL_TOWER: PicturedPlace = {
  name: { en: 'The bell tower', it: 'Il campanile' },
  scenery: 'town',
  shapes: () => [
    block(26, GROUND, 40, 28, OCHRE.wall),
    poly(CLAY.light, 3, GROUND - 28, 8, GROUND - 38, 44, GROUND - 38, 48, GROUND - 28),
    courses(6, 46, [GROUND - 31.4, GROUND - 34.6], CLAY.dark),
    archway(22, GROUND, 11, 17, '#5b3f3a'),
    outlined(circle(22, GROUND - 23, 3), GLOW, INK, LINE),
    block(60, GROUND, 22, 64, '#eccfa6'),
    courses(50, 70, [GROUND - 20, GROUND - 40], STONE_DARK, 1),
    block(60, GROUND - 40, 25, 3, STONE_LIGHT),
    block(60, GROUND - 62, 26, 3, STONE_LIGHT),
    archway(60, GROUND - 44, 11, 16, '#3a3355'),
    outlined(
      closed([
        ...curve(
          { x: 55.6, y: GROUND - 46 },
          { x: 58, y: GROUND - 48 },
          { x: 57, y: GROUND - 56 },
          { x: 60, y: GROUND - 56 },
        ),
        ...curve(
          { x: 60, y: GROUND - 56 },
          { x: 63, y: GROUND - 56 },
          { x: 62, y: GROUND - 48 },
          { x: 64.4, y: GROUND - 46 },
        ).slice(1),
      ]),
      GOLD,
      INK,
      LINE,
    ),
    disc(60, GROUND - 45.4, 1.2, GOLD_DARK),
    ...[GROUND - 27, GROUND - 8].map((y) => archway(60, y, 4.4, 9, '#3a3355')),
    gable(60, GROUND - 65, 27, 13, CLAY.light),
    stroked([...line(60, GROUND - 78, 60, GROUND - 84), ...line(58, GROUND - 82, 62, GROUND - 82)], INK, 1.1),
    ...cypress(82, GROUND + 1, 34),
    ...cypress(90, GROUND + 2, 24),
  ],
}
