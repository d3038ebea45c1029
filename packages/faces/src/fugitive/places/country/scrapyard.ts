import { ASPHALT, BARRIER, CARS, GLOW, GOLD, INK, STONE_DARK } from '../../../chase/paint/palette.ts'
import { line } from '../../../drawing/outlines.ts'
import { stroked } from '../../../drawing/shapes.ts'
import { block, disc, poly, range } from '../../build.ts'
import { car, tyre } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const SCRAPYARD: PicturedPlace = {
  name: { en: 'The scrapyard', it: 'Lo sfasciacarrozze' },
  scenery: 'suburb',
  shapes: () => [
    stroked(line(82, GROUND + 2, 82, GROUND - 54), INK, 4.4),
    stroked(line(82, GROUND + 2, 82, GROUND - 54), GOLD, 2.4),
    stroked(line(92, GROUND - 48, 82, GROUND - 56, 34, GROUND - 54), INK, 3.6),
    stroked(line(92, GROUND - 48, 82, GROUND - 56, 34, GROUND - 54), GOLD, 1.8),
    stroked(line(44, GROUND - 54, 44, GROUND - 42), INK, 1.1),
    poly(STONE_DARK, 36, GROUND - 38, 38.6, GROUND - 42, 49.4, GROUND - 42, 52, GROUND - 38),
    ...car(44, GROUND - 26, 24, BARRIER),
    ...car(24, GROUND + 2, 28, CARS[3]),
    ...car(26, GROUND - 9.6, 26, CARS[2]),
    ...car(64, GROUND + 2, 27, CARS[1]),
    block(82, GROUND + 2, 16, 15, GOLD),
    block(84, GROUND - 4, 9, 7, GLOW),
    ...[76, 82, 88].map((x) => disc(x, GROUND + 3, 3, ASPHALT)),
    tyre(46, GROUND + 4),
    tyre(50, GROUND - 0.4),
    stroked(
      range(5, 97, 4).flatMap((x) => line(x, GROUND + 14, x, GROUND + 4)),
      '#8f7f74',
      1,
    ),
    stroked([...line(3, GROUND + 6, 97, GROUND + 6), ...line(3, GROUND + 11, 97, GROUND + 11)], '#8f7f74', 1),
  ],
}
