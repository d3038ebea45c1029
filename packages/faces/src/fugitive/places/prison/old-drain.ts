import { INK, STONE, STONE_DARK, STONE_LIGHT, WATER } from '../../../chase/paint/palette.ts'
import { arc, circle, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, boards, courses, LINE, poly, range } from '../../build.ts'
import { bush, ripples } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { DARK } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const OLD_DRAIN: PicturedPlace = {
  name: { en: 'The old drain', it: 'Il vecchio scolo' },
  scenery: 'yard',
  shapes: () => [
    block(50, GROUND + 3, 92, 46, STONE),
    courses(5, 95, range(GROUND - 37, GROUND - 2, 6), STONE_DARK),
    boards([16, 34, 78], GROUND - 43, GROUND - 37, STONE_DARK),
    boards([12, 26, 72, 88], GROUND - 31, GROUND - 25, STONE_DARK),
    block(50, GROUND - 43, 94, 4, STONE_LIGHT),
    ...bush(16, GROUND - 46, 7),
    ...bush(80, GROUND - 46, 9),
    outlined(circle(50, GROUND - 17, 21), STONE_LIGHT, INK, LINE),
    stroked(
      range(0, 345, 30).flatMap((turn) => spoke(turn, 17, 21)),
      STONE_DARK,
      0.9,
    ),
    outlined(circle(50, GROUND - 17, 17), DARK, INK, LINE),
    filled(arc(50, GROUND - 17, 17, 20, 160), '#4f7f95'),
    stroked(
      [...line(38, GROUND - 28, 38, GROUND - 6), ...line(44, GROUND - 32, 44, GROUND - 1)],
      STONE_DARK,
      1.8,
    ),
    stroked([...line(62, GROUND - 28, 66, GROUND - 18, 63, GROUND - 7)], STONE_DARK, 1.8),
    poly('#5f93a8', 36, GROUND - 8, 64, GROUND - 8, 68, GROUND + 5, 32, GROUND + 5),
    filled(rectangle(3, GROUND + 4, 94, 12), '#5f93a8'),
    ripples(
      [
        [12, GROUND + 8, 12],
        [30, GROUND + 6.6, 18],
        [60, GROUND + 9, 16],
        [80, GROUND + 6.6, 10],
        [44, GROUND + 11, 9],
      ],
      WATER,
    ),
  ],
}

function spoke(turn: number, from: number, to: number) {
  const angle = (turn * Math.PI) / 180
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return line(50 + x * from, GROUND - 17 + y * from, 50 + x * to, GROUND - 17 + y * to)
}
