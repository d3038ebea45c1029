import { GOLD, INK, STONE } from '../../../chase/paint/palette.ts'
import { arc, closed, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, boards, courses, gable, LINE, pane, range } from '../../build.ts'
import { bush } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { HAY, SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const GRAIN_SILOS: PicturedPlace = {
  name: { en: 'The grain silos', it: 'I silos' },
  scenery: 'field',
  shapes: () => [
    ...[
      [26, 42],
      [46, 50],
    ].flatMap(([x = 0, height = 0]) => [
      block(x, GROUND + 2, 18, height, '#d5d3cf'),
      courses(x - 8.6, x + 8.6, range(GROUND + 2 - height + 7, GROUND - 3, 7), STONE, 0.9),
      filled(rectangle(x + 3.6, GROUND + 2.6 - height, 4.9, height - 1.2), STONE, { opacity: 0.55 }),
      outlined(closed(arc(x, GROUND + 2 - height, 9, 180, 360, 8)), SLATE.light, INK, LINE),
    ]),
    stroked(line(34, GROUND - 44, 46, GROUND - 56, 63, GROUND - 56, 66, GROUND - 34), INK, 3),
    stroked(line(34, GROUND - 44, 46, GROUND - 56, 63, GROUND - 56, 66, GROUND - 34), GOLD, 1.5),
    block(68, GROUND + 2, 22, 36, '#b86a4e'),
    boards(range(60, 76, 4), GROUND - 33, GROUND, '#974f37', 0.7),
    gable(68, GROUND - 34, 27, 10, SLATE.dark),
    ...pane(68, GROUND - 22, 6, 7),
    block(68, GROUND + 2, 12, 14, '#4b2b2b'),
    ...bush(86, GROUND + 3, 7),
    stroked(
      range(6, 94, 4).flatMap((x) => [
        ...line(x, GROUND + 12, x, GROUND + 6),
        ...line(x, GROUND + 8.4, x + 1.3, GROUND + 6),
        ...line(x, GROUND + 8.4, x - 1.3, GROUND + 6),
      ]),
      HAY,
      1.1,
    ),
  ],
}
