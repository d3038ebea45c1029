import { BARRIER, GOLD, GOLD_DARK, INK, PAPER, WATER } from '../../../chase/paint/palette.ts'
import { arc, circle, closed, corners, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, door, gable, LINE, range, strip } from '../../build.ts'
import { bird } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { DRIFTWOOD, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BEACH_HUTS: PicturedPlace = {
  name: { en: 'The beach huts', it: 'Le cabine' },
  scenery: 'beach',
  shapes: () => [
    ...(
      [
        [21, BARRIER],
        [50, TEAL],
        [79, GOLD_DARK],
      ] as const
    ).flatMap(([x, colour]) => [
      block(x, GROUND + 1, 23, 30, PAPER),
      ...range(x - 9, x + 9, 6).map((at) => filled(rectangle(at - 1.4, GROUND - 28.4, 2.8, 28.8), colour)),
      gable(x, GROUND - 28, 29, 12, colour),
      outlined(circle(x, GROUND - 33, 2.2), PAPER, INK, LINE),
      ...door(x, GROUND + 1, 11, 21, x === 50 ? GOLD : colour),
      ...(x === 50 ? [] : [strip(x, GROUND - 12, 6, 1, INK)]),
      block(x, GROUND + 4, 15, 3, DRIFTWOOD),
    ]),
    // A parasol and a deck chair.
    stroked(line(36, GROUND + 12, 33, GROUND - 14), INK, 1.2),
    outlined(closed(arc(33, GROUND - 12, 12, 178, 350, 9)), PAPER, INK, LINE),
    filled(corners(29, GROUND - 20.4, 36, GROUND - 20.6, 37.6, GROUND - 12.6, 28.6, GROUND - 12), BARRIER),
    stroked([...line(62, GROUND + 12, 74, GROUND + 3), ...line(64, GROUND + 4, 74, GROUND + 12)], INK, 1.1),
    stroked(line(63, GROUND + 10, 73, GROUND + 3), WATER, 2.4),
    stroked([...bird(62, 50), ...bird(70, 55)], INK, 1),
  ],
}
