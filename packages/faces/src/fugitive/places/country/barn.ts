import { GOLD_DARK, INK, PAPER } from '../../../chase/paint/palette.ts'
import { circle, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, boards, disc, poly, range } from '../../build.ts'
import { tree } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { HAY, SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BARN: PicturedPlace = {
  name: { en: 'The barn', it: 'Il fienile' },
  scenery: 'field',
  shapes: () => [
    ...tree(12, GROUND, 14),
    poly(
      '#b04a3c',
      22,
      GROUND + 1,
      22,
      GROUND - 28,
      30,
      GROUND - 42,
      50,
      GROUND - 52,
      70,
      GROUND - 42,
      78,
      GROUND - 28,
      78,
      GROUND + 1,
    ),
    boards(range(28, 72, 6), GROUND - 30, GROUND, '#8f382d', 0.7),
    stroked(
      line(18, GROUND - 26, 28.6, GROUND - 43, 50, GROUND - 54, 71.4, GROUND - 43, 82, GROUND - 26),
      INK,
      4.6,
    ),
    stroked(
      line(18, GROUND - 26, 28.6, GROUND - 43, 50, GROUND - 54, 71.4, GROUND - 43, 82, GROUND - 26),
      SLATE.light,
      2.6,
    ),
    block(50, GROUND - 29, 14, 12, '#4b2b2b'),
    filled(
      [...circle(46, GROUND - 31, 2.8), ...circle(50, GROUND - 32, 3.2), ...circle(54, GROUND - 31, 2.8)],
      HAY,
    ),
    stroked(rectangle(43, GROUND - 41, 14, 12), PAPER, 1.2),
    block(50, GROUND + 1, 30, 25, '#96392e'),
    stroked(
      [
        ...rectangle(36, GROUND - 23, 14, 23),
        ...rectangle(50, GROUND - 23, 14, 23),
        ...line(36, GROUND - 23, 50, GROUND),
        ...line(50, GROUND - 23, 36, GROUND),
        ...line(50, GROUND - 23, 64, GROUND),
        ...line(64, GROUND - 23, 50, GROUND),
      ],
      PAPER,
      1.5,
    ),
    ...bale(84, GROUND + 4, 6.4),
    ...bale(93, GROUND + 7, 5),
    ...bale(16, GROUND + 8, 5.4),
  ],
}

function bale(x: number, base: number, radius: number) {
  return [
    disc(x, base - radius, radius, HAY),
    stroked(
      [...circle(x, base - radius, radius * 0.62), ...circle(x, base - radius, radius * 0.28)],
      GOLD_DARK,
      0.8,
    ),
  ]
}
