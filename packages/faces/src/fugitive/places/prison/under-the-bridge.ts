import { GLOW, GOLD, INK, STONE_DARK, STONE_LIGHT, WATER } from '../../../chase/paint/palette.ts'
import { circle, corners, line, rectangle } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { arch, archway, LINE, lamp, poly, strip } from '../../build.ts'
import { ripples } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { DARK } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const UNDER_THE_BRIDGE: PicturedPlace = {
  name: { en: 'Under the bridge', it: 'Sotto il ponte' },
  scenery: 'town',
  shapes: () => [
    filled(rectangle(3, GROUND - 6, 94, 24), '#4f7f9a'),
    poly(STONE_LIGHT, 3, GROUND - 40, 50, GROUND - 47, 97, GROUND - 40, 97, GROUND + 3, 3, GROUND + 3),
    stroked([...line(5, GROUND - 34, 50, GROUND - 41, 95, GROUND - 34)], STONE_DARK, 1),
    ...[
      [24, 30, 26],
      [66, 42, 34],
    ].map(([x = 0, width = 0, height = 0]) => archway(x, GROUND + 3, width, height, DARK)),
    ...[
      [24, 30, 26],
      [66, 42, 34],
    ].map(([x = 0, width = 0, height = 0]) =>
      stroked(arch(x, GROUND + 3, width + 5, height + 2.5), STONE_DARK, 0.9, {
        dash: [3, 1.6],
        cap: 'butt',
      }),
    ),
    filled(circle(63, GROUND - 3, 11), GOLD, { opacity: 0.25 }),
    poly(GOLD, 60, GROUND + 1, 63, GROUND - 8, 66, GROUND + 1),
    filled(corners(61.6, GROUND + 1, 63, GROUND - 4, 64.4, GROUND + 1), GLOW),
    strip(63, GROUND + 3, 9, 1.8, INK),
    // Somebody warms their hands.
    poly('#5c5378', 70, GROUND + 2, 71.4, GROUND - 9, 76.6, GROUND - 9, 79, GROUND + 2),
    outlined(circle(74, GROUND - 12, 3), '#e8b894', INK, LINE),
    poly(INK, 69.6, GROUND - 12.6, 78.4, GROUND - 12.6, 76.6, GROUND - 16.6, 71.6, GROUND - 16.6),
    filled(rectangle(3, GROUND + 2, 94, 14), '#4f7f9a'),
    ripples(
      [
        [10, GROUND + 7, 14],
        [34, GROUND + 9, 12],
        [56, GROUND + 6.4, 16],
        [78, GROUND + 9.6, 12],
      ],
      WATER,
    ),
    ...lamp(14, GROUND - 38, 17),
    ...lamp(88, GROUND - 38, 17),
  ],
}
