import { BARRIER, GOLD, INK, PAPER, TREE } from '../../../chase/paint/palette.ts'
import { by, inTurn, placed, rotated } from '../../../drawing/moves.ts'
import { corners, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, disc, door, hip, LINE, pane, poly, range, sign } from '../../build.ts'
import { car } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import { CLAY, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const CUSTOMS_POST: PicturedPlace = {
  name: { en: 'The customs post', it: 'La dogana' },
  scenery: 'suburb',
  shapes: () => [
    block(28, GROUND + 1, 34, 26, '#efe0c4'),
    hip(28, GROUND - 25, 42, 30, 8, TEAL),
    ...pane(20, GROUND - 10, 10, 9),
    ...door(36, GROUND + 1, 9, 17, CLAY.dark),
    ...sign(28, GROUND - 22, 26, 4.6, INK, GOLD),
    stroked(line(8, GROUND + 1, 8, GROUND - 58), INK, 1.3),
    poly(PAPER, 8, GROUND - 57, 22, GROUND - 55, 22, GROUND - 47, 8, GROUND - 48),
    filled(corners(8.5, GROUND - 56.4, 13, GROUND - 55.7, 13, GROUND - 48.2, 8.5, GROUND - 48.6), TREE),
    filled(
      corners(17.4, GROUND - 55.2, 21.5, GROUND - 54.6, 21.5, GROUND - 47.6, 17.4, GROUND - 48),
      BARRIER,
    ),
    ...car(76, GROUND + 8, 27, '#f0e7d2'),
    block(53, GROUND + 5, 6, 13, BARRIER),
    ...placed(
      [
        outlined(rectangle(0, -1.7, 46, 3.4), PAPER, INK, LINE),
        ...range(4, 40, 12).map((x) =>
          filled(corners(x, -1.2, x + 6, -1.2, x + 4, 1.2, x - 2, 1.2), BARRIER),
        ),
      ],
      inTurn(rotated(-24), by(53, GROUND - 7)),
    ),
    disc(53, GROUND - 7, 2, GOLD),
  ],
}
