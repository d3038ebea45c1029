import { BARRIER, GLOW, GOLD, GOLD_DARK, INK, TREE } from '../../../chase/paint/palette.ts'
import { circle, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined } from '../../../drawing/shapes.ts'
import { block, courses, disc, door, gable, LINE, lamp, pane, range, sign } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { CLAY, PLUM, SLATE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const BOOKSHOP: PicturedPlace = {
  name: { en: 'The bookshop', it: 'La libreria' },
  scenery: 'town',
  shapes: () => [
    block(50, GROUND, 66, 46, '#cfd6c4'),
    gable(50, GROUND - 46, 72, 17, SLATE.light),
    outlined(circle(50, GROUND - 51, 4), GLOW, INK, LINE),
    ...[28, 50, 72].flatMap((x) => pane(x, GROUND - 31, 8, 10, x !== 28)),
    block(50, GROUND, 62, 22, '#2f5d55'),
    ...sign(50, GROUND - 26, 62, 6.4, '#2f5d55', GOLD),
    ...[32, 69].flatMap((x) => [
      block(x, GROUND - 4, 20, 15, GLOW),
      ...shelf(x - 9, GROUND - 12),
      ...shelf(x - 9, GROUND - 4.6),
      courses(x - 9.6, x + 9.6, [GROUND - 11.6], INK, 0.8),
    ]),
    ...door(50.5, GROUND, 9, 18, PLUM),
    // A barrow of second-hand ones.
    block(16, GROUND + 4, 17, 6, CLAY.light),
    ...shelf(8.6, GROUND - 2),
    disc(12, GROUND + 6, 2.2, INK),
    disc(20, GROUND + 6, 2.2, INK),
    ...lamp(90, GROUND + 4, 38),
  ],
}

function shelf(left: number, base: number) {
  const fills = [BARRIER, TEAL, GOLD_DARK, PLUM, TREE, CLAY.dark]
  return range(0, 5, 1).map((index) =>
    filled(
      rectangle(left + index * 3, base - 4 - (index % 3) * 0.9, 2.4, 4 + (index % 3) * 0.9),
      fills[index] ?? TEAL,
    ),
  )
}
