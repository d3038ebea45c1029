import { BARRIER, GLOW, INK, PAPER } from '../../../chase/paint/palette.ts'
import { circle, corners, line, rectangle, roundedRectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { LINE, poly, range, strip } from '../../build.ts'
import { fir } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const CABLE_CAR: PicturedPlace = {
  name: { en: 'The cable car', it: 'La funivia' },
  scenery: 'peaks',
  shapes: () => [
    stroked(line(3, GROUND - 32, 97, GROUND - 66), INK, 1),
    stroked(line(3, GROUND - 30, 97, GROUND - 64), INK, 0.7),
    stroked(
      [
        ...line(84, GROUND + 4, 88, GROUND - 62),
        ...line(94, GROUND + 4, 90, GROUND - 62),
        ...range(GROUND - 52, GROUND - 6, 11).flatMap((y) =>
          line(87.6 - (y - GROUND + 52) * 0.065, y, 90.6 + (y - GROUND + 58) * 0.06, y + 6),
        ),
      ],
      INK,
      1.3,
    ),
    strip(89, GROUND - 61, 12, 2.4, INK),
    stroked(line(44, GROUND - 46.6, 46, GROUND - 36), INK, 1.6),
    filled([...circle(42.4, GROUND - 45.6, 1.5), ...circle(47.6, GROUND - 47.6, 1.5)], INK),
    outlined(roundedRectangle(26, GROUND - 36, 40, 30, 6), BARRIER, INK, LINE),
    filled(rectangle(26.6, GROUND - 14, 38.8, 4), PAPER),
    ...[29.6, 41, 52.4].map((x) => outlined(roundedRectangle(x, GROUND - 31, 10, 13, 2), GLOW, INK, LINE)),
    // Somebody looks out, with their hat on.
    poly('#5c5378', 43, GROUND - 18, 43.6, GROUND - 21.4, 48.4, GROUND - 21.4, 49, GROUND - 18),
    filled(circle(46, GROUND - 24, 2.3), '#d9a884'),
    filled(corners(42.6, GROUND - 25, 49.4, GROUND - 25, 48.2, GROUND - 28, 43.8, GROUND - 28), INK),
    ...fir(10, GROUND + 4, 26),
    ...fir(22, GROUND + 6, 20),
    ...fir(72, GROUND + 6, 22),
    ...fir(62, GROUND + 9, 16),
  ],
}
