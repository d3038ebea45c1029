import { GLOW, INK, STONE, STONE_DARK, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { corners, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { arch, block, boards, courses, hip, LINE, range, strip } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { DARK } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const PRISON: PicturedPlace = {
  name: { en: 'The prison', it: 'La prigione' },
  scenery: 'yard',
  shapes: () => [
    filled(corners(20, 60, 96, 32, 96, 54), GLOW, { opacity: 0.32 }),
    block(50, GROUND, 92, 27, STONE),
    filled(
      range(6, 92, 6.2).flatMap((x) => rectangle(x, GROUND - 30.4, 3.6, 4)),
      STONE,
    ),
    stroked(
      range(6, 92, 6.2).flatMap((x) =>
        line(x, GROUND - 27, x, GROUND - 30.4, x + 3.6, GROUND - 30.4, x + 3.6, GROUND - 27),
      ),
      INK,
      LINE,
    ),
    courses(6, 94, range(GROUND - 22, GROUND - 4, 6), STONE_DARK),
    ...tower(20, 44),
    ...tower(80, 36),
    block(50, GROUND, 30, 36, STONE_LIGHT),
    hip(50, GROUND - 36, 34, 30, 4, STONE_DARK),
    filled(arch(50, GROUND, 17, 24), DARK),
    stroked(
      [
        ...range(44, 56, 4).flatMap((x) => line(x, GROUND, x, GROUND - 20)),
        ...line(42, GROUND - 7, 58, GROUND - 7),
        ...line(42, GROUND - 14, 58, GROUND - 14),
      ],
      STONE,
      1.3,
    ),
    stroked(arch(50, GROUND, 17, 24), INK, LINE * 1.3),
    ...[38.6, 61.4].flatMap((x) => [
      block(x, GROUND - 14, 4, 6, GLOW),
      boards([x - 0.7, x + 0.7], GROUND - 20, GROUND - 14, INK, 0.7),
    ]),
  ],
}

function tower(x: number, height: number) {
  return [
    block(x, GROUND, 15, height - 10, STONE_LIGHT),
    courses(x - 6.6, x + 6.6, range(GROUND - height + 16, GROUND - 5, 6), STONE_DARK),
    block(x, GROUND - height + 10, 19, 10, '#6f6a80'),
    strip(x, GROUND - height + 7.6, 15, 5.4, GLOW),
    boards([x - 3, x + 3], GROUND - height + 2.2, GROUND - height + 7.6, INK, 0.9),
    hip(x, GROUND - height, 23, 4, 7, '#7d4a44'),
  ]
}
