import { BARRIER, GLOW, GOLD, GOLD_DARK, INK, PAPER, TREE } from '../../../chase/paint/palette.ts'
import { arc, corners, ellipse, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { awning, block, boards, courses, disc, door, hip, LINE, pane, poly, strip } from '../../build.ts'
import { GROUND } from '../../window.ts'
import { CLAY } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const CORNER_CAFE: PicturedPlace = {
  name: { en: 'The corner café', it: 'Il bar all’angolo' },
  scenery: 'town',
  shapes: () => [
    block(54, GROUND, 56, 50, '#f0d5b4'),
    hip(54, GROUND - 50, 62, 48, 8, CLAY.light),
    courses(28, 80, [GROUND - 53.4], CLAY.dark),
    ...[36, 54, 72].flatMap((x) => [
      ...pane(x, GROUND - 33, 8, 11, x !== 54),
      strip(x - 6, GROUND - 33, 3, 11, TREE),
      strip(x + 6, GROUND - 33, 3, 11, TREE),
    ]),
    block(54, GROUND, 50, 20, '#7c4a3a'),
    block(42, GROUND - 4, 20, 14, GLOW),
    boards([37, 42, 47], GROUND - 18, GROUND - 4, GOLD_DARK),
    ...door(59, GROUND, 9, 17, CLAY.dark),
    block(72, GROUND - 4, 12, 14, GLOW),
    ...awning(54, GROUND - 25, 56, 6, BARRIER, 8),
    // A cup, as a sign.
    disc(88, GROUND - 33, 7, PAPER),
    stroked(line(82, GROUND - 41, 88, GROUND - 41, 88, GROUND - 40), INK, 1.2),
    filled(corners(84.4, GROUND - 35, 90, GROUND - 35, 89, GROUND - 30, 85.4, GROUND - 30), CLAY.dark),
    stroked(arc(90.4, GROUND - 33, 1.5, -90, 90), CLAY.dark, 0.9),
    ...[14, 31].flatMap((x) => [
      stroked(
        [...line(x, GROUND + 6, x, GROUND - 3), ...line(x - 3, GROUND + 6.6, x + 3, GROUND + 6.6)],
        INK,
        1.3,
      ),
      outlined(ellipse(x, GROUND - 3, 7, 1.8), PAPER, INK, LINE),
    ]),
    stroked(line(14, GROUND - 4, 14, GROUND - 21), INK, 1.2),
    poly(GOLD, 3.6, GROUND - 18, 14, GROUND - 26, 25, GROUND - 18),
    filled(corners(10, GROUND - 18.4, 14, GROUND - 25.2, 18, GROUND - 18.4), BARRIER),
  ],
}
