import { INK, PAPER, STONE, STONE_LIGHT, WATER } from '../../../chase/paint/palette.ts'
import { curve, ellipse, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { archway, block, courses, hip, LINE, lamp, pane, poly } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const FOUNTAIN_SQUARE: PicturedPlace = {
  name: { en: 'Fountain square', it: 'La piazza della fontana' },
  scenery: 'town',
  shapes: () => [
    block(50, GROUND - 4, 94, 38, OCHRE.wall),
    hip(50, GROUND - 42, 100, 92, 6, CLAY.light),
    ...[14, 32, 50, 68, 86].flatMap((x) => [
      archway(x, GROUND - 4, 12, 18, '#6b4d52'),
      ...pane(x, GROUND - 27, 6, 9, x !== 32 && x !== 86),
    ]),
    courses(4, 96, [GROUND - 24.6], OCHRE.dark, 0.9),
    outlined(ellipse(50, GROUND + 3, 30, 6.4), STONE_LIGHT, INK, LINE),
    filled(ellipse(50, GROUND + 1.6, 26.6, 4.2), WATER),
    filled(ellipse(46, GROUND + 2.4, 10, 1.2), PAPER, { opacity: 0.6 }),
    poly(STONE_LIGHT, 47, GROUND + 1, 48.4, GROUND - 20, 51.6, GROUND - 20, 53, GROUND + 1),
    outlined(ellipse(50, GROUND - 12, 14, 2.8), STONE, INK, LINE),
    filled(ellipse(50, GROUND - 12.8, 11.6, 1.5), WATER),
    outlined(ellipse(50, GROUND - 24, 7.4, 2), STONE, INK, LINE),
    stroked(
      [
        ...curve(
          { x: 50, y: GROUND - 26 },
          { x: 46, y: GROUND - 40 },
          { x: 38, y: GROUND - 32 },
          { x: 38, y: GROUND - 13 },
        ),
        ...curve(
          { x: 50, y: GROUND - 26 },
          { x: 54, y: GROUND - 40 },
          { x: 62, y: GROUND - 32 },
          { x: 62, y: GROUND - 13 },
        ),
        ...curve(
          { x: 39, y: GROUND - 12 },
          { x: 32, y: GROUND - 20 },
          { x: 28, y: GROUND - 12 },
          { x: 28, y: GROUND + 1 },
        ),
        ...curve(
          { x: 61, y: GROUND - 12 },
          { x: 68, y: GROUND - 20 },
          { x: 72, y: GROUND - 12 },
          { x: 72, y: GROUND + 1 },
        ),
      ],
      '#d9f0f4',
      1.7,
    ),
    stroked(line(50, GROUND - 25, 50, GROUND - 42), '#d9f0f4', 1.9),
    ...lamp(11, GROUND + 6, 34),
    ...lamp(89, GROUND + 6, 34),
  ],
}
