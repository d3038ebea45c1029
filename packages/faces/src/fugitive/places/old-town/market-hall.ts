import { BARRIER, GLOW, GOLD, INK, PAPER, TREE, TREE_LIGHT } from '../../../chase/paint/palette.ts'
import { circle, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { arch, awning, block, courses, LINE, range } from '../../build.ts'
import { blooms } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { OCHRE, TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const MARKET_HALL: PicturedPlace = {
  name: { en: 'The market hall', it: 'Il mercato coperto' },
  scenery: 'town',
  shapes: () => [
    ...[22, 50, 78].flatMap((x) => [
      outlined(arch(x, GROUND, 28, 40), '#bcd0cf', INK, LINE),
      stroked(arch(x, GROUND - 18, 22, 19), TEAL, 1),
      stroked(
        range(x - 7, x + 7, 3.5).flatMap((at) => line(at, GROUND - 18, at, GROUND - 32)),
        TEAL,
        0.8,
      ),
      filled(rectangle(x - 12.6, GROUND - 18, 25.2, 18), GLOW),
    ]),
    block(50, GROUND - 17, 88, 3, TEAL),
    ...[8, 36, 64, 92].map((x) => block(x, GROUND, 3.4, 26, TEAL)),
    ...[
      [22, BARRIER],
      [50, TREE],
      [78, GOLD],
    ].flatMap(([x, colour]) => [
      ...awning(Number(x), GROUND - 15, 23, 4, String(colour), 5),
      block(Number(x), GROUND + 1, 21, 6, OCHRE.light),
      blooms(
        range(Number(x) - 8, Number(x) + 8, 4).map((at) => [at, GROUND - 6] as const),
        2,
        String(colour),
      ),
      blooms(
        range(Number(x) - 6, Number(x) + 6, 4).map((at) => [at, GROUND - 8.4] as const),
        1.8,
        String(colour),
      ),
    ]),
    ...crate(16, GROUND + 8, TREE_LIGHT),
    ...crate(86, GROUND + 7, BARRIER),
    outlined(circle(50, GROUND - 45, 5.4), PAPER, INK, LINE),
    stroked(
      [...line(50, GROUND - 45, 50, GROUND - 48.4), ...line(50, GROUND - 45, 52.4, GROUND - 44)],
      INK,
      0.9,
    ),
  ],
}

function crate(x: number, base: number, fill: string) {
  return [
    block(x, base, 12, 6, OCHRE.light),
    courses(x - 5.6, x + 5.6, [base - 2, base - 4], OCHRE.dark),
    blooms(
      [-3.6, 0, 3.6].map((at) => [x + at, base - 7] as const),
      2,
      fill,
    ),
  ]
}
