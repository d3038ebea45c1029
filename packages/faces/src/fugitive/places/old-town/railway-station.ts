import {
  ASPHALT,
  BRICK,
  GLOW,
  GOLD_DARK,
  INK,
  PAPER,
  STONE_LIGHT,
  WATER,
} from '../../../chase/paint/palette.ts'
import { circle, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { archway, block, boards, disc, gable, hip, LINE, lamp, poly, range } from '../../build.ts'
import { blooms } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { OCHRE, SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const RAILWAY_STATION: PicturedPlace = {
  name: { en: 'The railway station', it: 'La stazione' },
  scenery: 'suburb',
  shapes: () => [
    block(50, GROUND - 2, 88, 28, '#d9b08a'),
    hip(50, GROUND - 30, 92, 82, 7, SLATE.light),
    block(50, GROUND - 2, 28, 46, '#e7c6a2'),
    gable(50, GROUND - 48, 34, 11, SLATE.light),
    outlined(circle(50, GROUND - 38, 7), PAPER, INK, LINE * 1.2),
    stroked(
      [...line(50, GROUND - 38, 50, GROUND - 43), ...line(50, GROUND - 38, 53.6, GROUND - 36.4)],
      INK,
      1.2,
    ),
    blooms(
      [
        [50, GROUND - 44],
        [50, GROUND - 32],
        [44, GROUND - 38],
        [56, GROUND - 38],
      ],
      0.6,
      INK,
    ),
    archway(50, GROUND - 2, 16, 22, GLOW),
    boards([46, 50, 54], GROUND - 22, GROUND - 2, GOLD_DARK, 0.8),
    ...[15, 27, 73, 85].map((x) => archway(x, GROUND - 9, 7, 13, GLOW)),
    filled(rectangle(3, GROUND - 2, 94, 4), STONE_LIGHT),
    filled(rectangle(3, GROUND + 2, 94, 16), '#8f7f74'),
    stroked(
      range(6, 94, 6).flatMap((x) => line(x, GROUND + 6, x - 1.4, GROUND + 13)),
      '#5f4c44',
      2.2,
    ),
    stroked(
      [...line(3, GROUND + 7.6, 97, GROUND + 7.6), ...line(3, GROUND + 11.6, 97, GROUND + 11.6)],
      STONE_LIGHT,
      1.1,
    ),
    // A train that is about to leave.
    poly(BRICK, 3, GROUND + 6.4, 3, GROUND - 12, 30, GROUND - 12, 37, GROUND - 6, 39, GROUND + 6.4),
    filled(rectangle(3, GROUND - 1.6, 35.4, 2.4), OCHRE.wall),
    ...[8, 17].map((x) => block(x, GROUND - 4, 6, 5, GLOW)),
    poly(WATER, 25, GROUND - 4, 25, GROUND - 9, 30, GROUND - 9, 35, GROUND - 4),
    ...[9, 16, 27, 34].map((x) => disc(x, GROUND + 7, 2.4, ASPHALT)),
    filled(circle(37.4, GROUND + 3, 1.4), GLOW),
    ...lamp(91, GROUND + 1, 30),
  ],
}
