import {
  BARRIER,
  GLOW,
  GOLD,
  INK,
  PAPER,
  STONE,
  STONE_DARK,
  STONE_LIGHT,
} from '../../../chase/paint/palette.ts'
import { arc, corners, ellipse, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { archway, block, boards, LINE, poly } from '../../build.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const THEATRE: PicturedPlace = {
  name: { en: 'The theatre', it: 'Il teatro' },
  scenery: 'town',
  shapes: () => [
    block(50, GROUND, 82, 34, '#e4c9b0'),
    block(50, GROUND - 34, 86, 5, STONE_LIGHT),
    poly('#d9b493', 8, GROUND - 39, 50, GROUND - 60, 92, GROUND - 39),
    stroked(corners(17, GROUND - 41, 50, GROUND - 57, 83, GROUND - 41), STONE_DARK, 0.9),
    filled(rectangle(14, GROUND - 31, 72, 31), '#8c4453'),
    ...[26, 42, 58, 74].map((x) => archway(x, GROUND, 9, 21, GLOW)),
    ...[26, 42, 58, 74].flatMap((x) => [
      filled(corners(x - 4.4, GROUND - 20, x, GROUND - 20, x - 4.4, GROUND), BARRIER),
      filled(corners(x + 4.4, GROUND - 20, x, GROUND - 20, x + 4.4, GROUND), BARRIER),
    ]),
    ...[18, 34, 50, 66, 82].flatMap((x) => [
      block(x, GROUND, 5, 32, PAPER),
      boards([x - 1, x + 1], GROUND - 28, GROUND - 3, STONE, 0.6),
      block(x, GROUND - 31, 8, 3, STONE_LIGHT),
      block(x, GROUND, 8, 3, STONE_LIGHT),
    ]),
    block(50, GROUND + 3, 90, 3, STONE_LIGHT),
    block(50, GROUND + 6, 96, 3, STONE_LIGHT),
    ...mask(44, GROUND - 46, 1),
    ...mask(56, GROUND - 46, -1),
  ],
}

function mask(x: number, y: number, mood: 1 | -1) {
  return [
    outlined(ellipse(x, y, 5, 6), mood === 1 ? GOLD : PAPER, INK, LINE),
    stroked([...line(x - 2.6, y - 1.6, x - 1, y - 1.6), ...line(x + 1, y - 1.6, x + 2.6, y - 1.6)], INK, 1.1),
    stroked(mood === 1 ? arc(x, y + 1, 2.6, 20, 160) : arc(x, y + 4.4, 2.6, 200, 340), INK, 1.1),
  ]
}
