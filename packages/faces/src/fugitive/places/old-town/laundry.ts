import { BARRIER, GLOW, GOLD, INK, PAPER, WATER } from '../../../chase/paint/palette.ts'
import { circle, curve } from '../../../drawing/outlines.ts'
import { stroked } from '../../../drawing/shapes.ts'
import { block, disc, door, hip, pane, poly, sign } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { CLAY, OCHRE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const LAUNDRY: PicturedPlace = {
  name: { en: 'The laundry', it: 'La lavanderia' },
  scenery: 'town',
  shapes: () => [
    block(16, GROUND, 26, 44, OCHRE.wall),
    hip(16, GROUND - 44, 31, 24, 7, CLAY.light),
    ...pane(15, GROUND - 27, 7, 9),
    ...pane(22, GROUND - 7, 7, 10, false),
    block(80, GROUND, 34, 52, '#e9c3a2'),
    hip(80, GROUND - 52, 39, 28, 8, CLAY.dark),
    ...[72, 87].flatMap((x) => pane(x, GROUND - 34, 7, 10, x === 72)),
    block(80, GROUND, 27, 20, TEAL),
    block(76, GROUND - 3, 15, 13, GLOW),
    ...[72.4, 79.6].flatMap((x) => [
      disc(x, GROUND - 8.6, 3, WATER),
      stroked(circle(x, GROUND - 8.6, 1.5), PAPER, 0.6),
    ]),
    ...door(89, GROUND, 6.6, 15, CLAY.dark),
    ...sign(80, GROUND - 24, 28, 6, TEAL),
    stroked(
      curve(
        { x: 29, y: GROUND - 33 },
        { x: 40, y: GROUND - 28 },
        { x: 52, y: GROUND - 28 },
        { x: 63, y: GROUND - 34 },
      ),
      INK,
      0.7,
    ),
    ...shirt(35, GROUND - 30.6, BARRIER),
    ...shirt(46, GROUND - 29.2, PAPER),
    ...shirt(57, GROUND - 31, WATER),
    stroked(
      curve(
        { x: 29, y: GROUND - 15 },
        { x: 40, y: GROUND - 10 },
        { x: 52, y: GROUND - 11 },
        { x: 63, y: GROUND - 14 },
      ),
      INK,
      0.7,
    ),
    poly(PAPER, 33, GROUND - 12.6, 45, GROUND - 11, 44.4, GROUND - 1, 33, GROUND - 2),
    ...shirt(54, GROUND - 11.6, GOLD),
  ],
}

function shirt(x: number, y: number, fill: string) {
  return [
    poly(
      fill,
      x - 2,
      y,
      x + 2,
      y,
      x + 5.4,
      y + 3.4,
      x + 3.6,
      y + 5,
      x + 2.8,
      y + 4.2,
      x + 2.8,
      y + 10,
      x - 2.8,
      y + 10,
      x - 2.8,
      y + 4.2,
      x - 3.6,
      y + 5,
      x - 5.4,
      y + 3.4,
    ),
  ]
}
