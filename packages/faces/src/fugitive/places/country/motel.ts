import { BARRIER, CARS, GLOW, GOLD, INK, STONE, STONE_DARK } from '../../../chase/paint/palette.ts'
import { arc, circle, closed, joined, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, door, hip, pane, poly, strip } from '../../build.ts'
import { cypress } from '../../nature.ts'
import { car } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import { TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const MOTEL: PicturedPlace = {
  name: { en: 'The motel', it: 'Il motel' },
  scenery: 'suburb',
  shapes: () => [
    ...[10, 24].flatMap((x) => cypress(x, GROUND - 2, 26)),
    block(42, GROUND + 2, 76, 26, '#efd9b6'),
    hip(42, GROUND - 24, 84, 76, 6, TEAL),
    strip(42, GROUND - 22, 76, 2.4, STONE_DARK, 0.4),
    ...[14, 40, 66].flatMap((x) => [
      ...door(x, GROUND + 2, 8, 16, BARRIER),
      ...pane(x + 11, GROUND - 5, 9, 9, x !== 40),
    ]),
    ...[14, 40, 66].map((x) => filled(circle(x, GROUND - 17, 1.2), GLOW)),
    block(88, GROUND + 2, 3, 34, STONE),
    poly('#38304f', 74, GROUND - 58, 96, GROUND - 58, 96, GROUND - 30, 74, GROUND - 30),
    outlined(moon(85, GROUND - 48, 6), GOLD, INK, 0.7),
    stroked(line(78, GROUND - 37.6, 92, GROUND - 37.6), GLOW, 2, { dash: [2.4, 2.4] }),
    stroked(line(78, GROUND - 33.8, 89, GROUND - 33.8), '#f07f8e', 1.4, { dash: [4, 2.6] }),
    ...car(30, GROUND + 9, 26, CARS[2]),
  ],
}

function moon(x: number, y: number, radius: number) {
  return closed(joined(arc(x, y, radius, -60, -300), arc(x + radius * 0.62, y, radius * 0.87, -265, -95)))
}
