import { INK, STONE_DARK, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { arc, closed, joined, line } from '../../../drawing/outlines.ts'
import { outlined, stroked } from '../../../drawing/shapes.ts'
import { block, boards, courses, door, gable, LINE } from '../../build.ts'
import { tree } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE, SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const WATER_TOWER: PicturedPlace = {
  name: { en: 'The water tower', it: 'La torre dell’acqua' },
  scenery: 'field',
  shapes: () => [
    ...tree(15, GROUND + 1, 11),
    stroked(
      [
        ...line(36, GROUND + 2, 42, GROUND - 36),
        ...line(64, GROUND + 2, 58, GROUND - 36),
        ...line(46, GROUND + 2, 48, GROUND - 36),
        ...line(54, GROUND + 2, 52, GROUND - 36),
      ],
      INK,
      2.6,
    ),
    stroked(
      [...line(36, GROUND + 2, 42, GROUND - 36), ...line(64, GROUND + 2, 58, GROUND - 36)],
      STONE_LIGHT,
      1.2,
    ),
    stroked(
      [
        ...line(37, GROUND - 4, 61, GROUND - 20),
        ...line(63, GROUND - 4, 39, GROUND - 20),
        ...line(39.6, GROUND - 20, 60.4, GROUND - 20),
        ...line(39.6, GROUND - 20, 58.6, GROUND - 35),
        ...line(60.4, GROUND - 20, 41.4, GROUND - 35),
      ],
      INK,
      1.1,
    ),
    outlined(
      closed(
        joined(
          line(33, GROUND - 58, 33, GROUND - 42),
          arc(50, GROUND - 42, 17, 180, 0, 8),
          line(67, GROUND - 58),
        ),
      ),
      '#b8654f',
      INK,
      LINE,
    ),
    courses(33.6, 66.4, [GROUND - 52, GROUND - 46], '#8f4838', 0.9),
    boards([40, 50, 60], GROUND - 58, GROUND - 38, '#8f4838', 0.7),
    gable(50, GROUND - 58, 40, 12, SLATE.light),
    stroked(line(50, GROUND - 70, 50, GROUND - 75), INK, 1.2),
    block(50, GROUND - 35, 40, 2.4, STONE_DARK),
    block(82, GROUND + 2, 18, 11, OCHRE.wall),
    gable(82, GROUND - 9, 23, 8, CLAY.light),
    ...door(82, GROUND + 2, 5, 8, CLAY.dark),
  ],
}
