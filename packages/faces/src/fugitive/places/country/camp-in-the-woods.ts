import { GLOW, GOLD, INK } from '../../../chase/paint/palette.ts'
import { circle, corners, line } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { poly } from '../../build.ts'
import { fir } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const CAMP_IN_THE_WOODS: PicturedPlace = {
  name: { en: 'Camp in the woods', it: 'Il campo nel bosco' },
  scenery: 'woods',
  shapes: () => [
    ...fir(14, GROUND + 1, 58),
    ...fir(86, GROUND, 60),
    ...fir(75, GROUND - 3, 44, '#2f7349'),
    ...fir(28, GROUND - 3, 40, '#2f7349'),
    filled(circle(70, GROUND, 17), GLOW, { opacity: 0.25 }),
    poly('#e08a4e', 22, GROUND + 5, 40, GROUND - 24, 58, GROUND + 5),
    poly('#c56f37', 40, GROUND - 24, 48, GROUND - 26, 66, GROUND + 2, 58, GROUND + 5),
    poly('#4b3346', 33, GROUND + 5, 40, GROUND - 17, 47, GROUND + 5),
    filled(corners(33, GROUND + 5, 40, GROUND - 17, 36, GROUND + 5), GLOW),
    stroked([...line(40, GROUND - 24, 40, GROUND - 28), ...line(22, GROUND + 5, 17, GROUND + 8)], INK, 1),
    stroked([...line(68, GROUND + 8, 80, GROUND + 4), ...line(68, GROUND + 4, 80, GROUND + 8)], INK, 3.6),
    stroked(
      [...line(68, GROUND + 8, 80, GROUND + 4), ...line(68, GROUND + 4, 80, GROUND + 8)],
      '#8a5d3f',
      1.8,
    ),
    poly(
      GOLD,
      69,
      GROUND + 4.6,
      71,
      GROUND - 3,
      73,
      GROUND - 1,
      75,
      GROUND - 8,
      77.6,
      GROUND - 1,
      79.4,
      GROUND + 4.6,
    ),
    filled(corners(72, GROUND + 4.4, 74.6, GROUND - 2.6, 77, GROUND + 4.4), GLOW),
  ],
}
