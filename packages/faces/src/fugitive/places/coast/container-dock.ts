import { BARRIER, GOLD, GOLD_DARK, INK, PAPER, TREE } from '../../../chase/paint/palette.ts'
import { line } from '../../../drawing/outlines.ts'
import { stroked } from '../../../drawing/shapes.ts'
import { block, boards, range } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { OCHRE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const CONTAINER_DOCK: PicturedPlace = {
  name: { en: 'The container dock', it: 'Il porto merci' },
  scenery: 'quay',
  shapes: () => [
    stroked(
      [
        ...line(60, GROUND + 2, 64, GROUND - 58),
        ...line(86, GROUND + 2, 82, GROUND - 58),
        ...line(61.4, GROUND - 20, 84.6, GROUND - 20),
        ...line(61.4, GROUND - 20, 83, GROUND - 42),
        ...line(84.6, GROUND - 20, 63, GROUND - 42),
        ...line(20, GROUND - 46, 95, GROUND - 46),
        ...line(73, GROUND - 66, 22, GROUND - 46),
        ...line(73, GROUND - 66, 94, GROUND - 46),
        ...line(64, GROUND - 58, 73, GROUND - 66, 82, GROUND - 58),
      ],
      INK,
      3.2,
    ),
    stroked(
      [
        ...line(60, GROUND + 2, 64, GROUND - 58),
        ...line(86, GROUND + 2, 82, GROUND - 58),
        ...line(61.4, GROUND - 20, 84.6, GROUND - 20),
        ...line(61.4, GROUND - 20, 83, GROUND - 42),
        ...line(84.6, GROUND - 20, 63, GROUND - 42),
        ...line(20, GROUND - 46, 95, GROUND - 46),
        ...line(64, GROUND - 58, 73, GROUND - 66, 82, GROUND - 58),
      ],
      GOLD,
      1.5,
    ),
    block(73, GROUND - 40, 9, 6, PAPER),
    stroked([...line(31, GROUND - 45, 25, GROUND - 35), ...line(31, GROUND - 45, 37, GROUND - 35)], INK, 0.8),
    ...container(31, GROUND - 25, BARRIER),
    ...container(22, GROUND + 3, TEAL),
    ...container(22, GROUND - 7.4, OCHRE.light),
    ...container(47, GROUND + 3, '#a9604b'),
    ...container(78, GROUND + 4, '#7a5c86'),
    ...container(80, GROUND - 6.4, TREE),
    ...container(66, GROUND + 11, GOLD_DARK),
  ],
}

function container(x: number, base: number, fill: string) {
  return [
    block(x, base, 26, 10.4, fill),
    boards(range(x - 10, x + 10, 3.4), base - 9, base - 1.4, '#28242f', 0.5),
  ]
}
