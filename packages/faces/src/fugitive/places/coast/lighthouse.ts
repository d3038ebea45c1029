import { BARRIER, GLOW, GOLD, INK, PAPER, STONE_DARK } from '../../../chase/paint/palette.ts'
import { corners, curve, rectangle } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { archway, block, boards, disc, gable, LINE, pane, poly } from '../../build.ts'
import { rock } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const LIGHTHOUSE: PicturedPlace = {
  name: { en: 'The lighthouse', it: 'Il faro' },
  scenery: 'water',
  shapes: () => [
    filled(corners(58, GROUND - 62, 97, GROUND - 76, 97, GROUND - 54), GLOW, { opacity: 0.55 }),
    filled(corners(52, GROUND - 62, 3, GROUND - 70, 3, GROUND - 50), GLOW, { opacity: 0.35 }),
    ...rock(50, GROUND + 8, 40, '#8d8791'),
    ...rock(24, GROUND + 9, 16, '#7d7783'),
    ...rock(80, GROUND + 9, 14, '#7d7783'),
    filled(rectangle(10, GROUND + 8.6, 84, 3), '#63a5b7'),
    poly(PAPER, 43, GROUND - 14, 47.4, GROUND - 54, 62.6, GROUND - 54, 67, GROUND - 14),
    ...[
      [-26, -36],
      [-46, -54],
    ].map(([low = 0, high = 0]) => filled(corners(...banded(low, high)), BARRIER)),
    filled(corners(...banded(-14, -18)), BARRIER),
    stroked(corners(43, GROUND - 14, 47.4, GROUND - 54, 62.6, GROUND - 54, 67, GROUND - 14), INK, LINE),
    block(55, GROUND - 54, 21, 2.6, STONE_DARK),
    block(55, GROUND - 56.6, 11, 10, GLOW),
    boards([52, 55, 58], GROUND - 66.6, GROUND - 56.6, INK, 0.8),
    gable(55, GROUND - 66.6, 16, 7, BARRIER),
    disc(55, GROUND - 74.6, 1.4, GOLD),
    ...[-40, -22].map((y) => archway(55, GROUND + y, 4.4, 7, '#54648a')),
    block(31, GROUND - 12, 17, 11, '#efe0c8'),
    gable(31, GROUND - 23, 22, 8, CLAY.light),
    ...pane(31, GROUND - 15, 5, 5.4),
    stroked(
      [
        ...curve(
          { x: 5, y: GROUND + 8 },
          { x: 9, y: GROUND + 3 },
          { x: 12, y: GROUND + 10 },
          { x: 17, y: GROUND + 6 },
        ),
        ...curve(
          { x: 86, y: GROUND + 7 },
          { x: 90, y: GROUND + 3 },
          { x: 92, y: GROUND + 9 },
          { x: 96, y: GROUND + 6 },
        ),
      ],
      PAPER,
      1.5,
    ),
  ],
}

/** A band of the tower, from one height to another. */
function banded(low: number, high: number): number[] {
  const half = (y: number) => 12 - ((-14 - y) / 40) * 4.4
  return [
    55 - half(low),
    GROUND + low,
    55 - half(high),
    GROUND + high,
    55 + half(high),
    GROUND + high,
    55 + half(low),
    GROUND + low,
  ]
}
