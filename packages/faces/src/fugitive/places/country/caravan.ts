import { ASPHALT, GLOW, GOLD, INK, PAPER, STONE, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { arc, circle, ellipse, line, roundedRectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, disc, LINE, poly } from '../../build.ts'
import { bush, tree } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { OCHRE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const CARAVAN: PicturedPlace = {
  name: { en: 'The caravan', it: 'La roulotte' },
  scenery: 'field',
  shapes: () => [
    ...tree(86, GROUND, 20),
    ...bush(8, GROUND, 8),
    outlined(roundedRectangle(16, GROUND - 34, 56, 33, 14), PAPER, INK, LINE),
    filled(roundedRectangle(16.6, GROUND - 17, 54.8, 6, 1), '#e07b5f'),
    ...[
      [28, 14],
      [60, 10],
    ].flatMap(([x = 0, width = 0]) => [
      outlined(roundedRectangle(x - width / 2, GROUND - 30, width, 10, 2.4), GLOW, INK, LINE),
    ]),
    outlined(roundedRectangle(40, GROUND - 29, 11, 26, 3), TEAL, INK, LINE),
    outlined(roundedRectangle(42, GROUND - 26.6, 7, 8, 2), GLOW, INK, 0.7),
    disc(32, GROUND + 0.6, 5, ASPHALT),
    disc(32, GROUND + 0.6, 2, STONE_LIGHT),
    stroked(line(72, GROUND - 4, 82, GROUND - 3), INK, 1.8),
    block(45.4, GROUND + 2, 11, 2.4, OCHRE.dark),
    poly(GOLD, 16, GROUND - 30, 38, GROUND - 30, 34, GROUND - 24, 10, GROUND - 23),
    stroked(line(11, GROUND - 23, 11, GROUND + 3), INK, 1),
    stroked(arc(50, GROUND - 54, 46, 38, 142, 24), INK, 0.6),
    filled(
      [
        [22, 36.6],
        [32, 33.2],
        [42, 31],
        [58, 31],
        [68, 33.2],
        [78, 36.6],
      ].flatMap(([x = 0, y = 0]) => circle(x, GROUND - y - 1, 1.3)),
      GLOW,
    ),
    outlined(ellipse(84, GROUND + 9, 5, 1.6), STONE, INK, 0.8),
    poly(GOLD, 81, GROUND + 8.6, 84, GROUND + 1, 87, GROUND + 8.6),
  ],
}
