import { BARRIER, GLOW, INK, WATER } from '../../../chase/paint/palette.ts'
import { circle, closed, corners, curve, joined, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { disc, LINE } from '../../build.ts'
import { bird, ripples, rock } from '../../nature.ts'
import { rowingBoat } from '../../vehicles.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const SEA_CAVE: PicturedPlace = {
  name: { en: 'The sea cave', it: 'La grotta marina' },
  scenery: 'water',
  shapes: () => [
    outlined(
      closed(
        joined(
          line(3, GROUND + 12, 3, GROUND - 38),
          curve(
            { x: 3, y: GROUND - 38 },
            { x: 14, y: GROUND - 58 },
            { x: 34, y: GROUND - 48 },
            { x: 44, y: GROUND - 58 },
          ),
          curve(
            { x: 44, y: GROUND - 58 },
            { x: 62, y: GROUND - 62 },
            { x: 70, y: GROUND - 44 },
            { x: 78, y: GROUND - 34 },
          ),
          curve(
            { x: 78, y: GROUND - 34 },
            { x: 82, y: GROUND - 22 },
            { x: 82, y: GROUND - 10 },
            { x: 86, y: GROUND + 12 },
          ),
        ),
      ),
      '#a48b7c',
      INK,
      LINE,
    ),
    filled(
      corners(
        5,
        GROUND - 39,
        14,
        GROUND - 49,
        30,
        GROUND - 50.6,
        44,
        GROUND - 57,
        56,
        GROUND - 57,
        64,
        GROUND - 50,
        46,
        GROUND - 50,
        30,
        GROUND - 45,
        14,
        GROUND - 42,
      ),
      '#7fae6d',
    ),
    stroked(
      [
        ...line(12, GROUND - 32, 18, GROUND - 18),
        ...line(66, GROUND - 40, 72, GROUND - 22),
        ...line(34, GROUND - 42, 30, GROUND - 36),
        ...line(74, GROUND - 12, 77, GROUND),
      ],
      '#866c5d',
      1.2,
    ),
    outlined(
      closed(
        joined(
          line(22, GROUND + 6),
          curve(
            { x: 22, y: GROUND + 6 },
            { x: 20, y: GROUND - 24 },
            { x: 32, y: GROUND - 36 },
            { x: 45, y: GROUND - 35 },
          ),
          curve(
            { x: 45, y: GROUND - 35 },
            { x: 60, y: GROUND - 33 },
            { x: 66, y: GROUND - 16 },
            { x: 66, y: GROUND + 6 },
          ),
        ),
      ),
      '#463f57',
      INK,
      LINE,
    ),
    filled(
      closed(
        joined(
          line(30, GROUND + 6),
          curve(
            { x: 30, y: GROUND + 6 },
            { x: 30, y: GROUND - 16 },
            { x: 36, y: GROUND - 26 },
            { x: 45, y: GROUND - 26 },
          ),
          curve(
            { x: 45, y: GROUND - 26 },
            { x: 54, y: GROUND - 25 },
            { x: 58, y: GROUND - 12 },
            { x: 58, y: GROUND + 6 },
          ),
        ),
      ),
      '#332d44',
    ),
    filled(circle(50, GROUND - 9, 8), GLOW, { opacity: 0.3 }),
    filled(
      closed(
        joined(
          line(
            10,
            GROUND + 2,
            90,
            GROUND + 2,
            97,
            GROUND + 5,
            97,
            GROUND + 16,
            3,
            GROUND + 16,
            3,
            GROUND + 5,
          ),
        ),
      ),
      '#4b8ba3',
    ),
    ripples(
      [
        [26, GROUND + 4, 9],
        [54, GROUND + 5, 12],
        [8, GROUND + 9, 14],
        [70, GROUND + 10, 18],
        [40, GROUND + 12, 12],
      ],
      WATER,
    ),
    ...rowingBoat(44, GROUND + 5, 0.95, BARRIER),
    stroked(line(50, GROUND + 1, 50, GROUND - 8), INK, 1),
    disc(50, GROUND - 9, 1.8, GLOW),
    ...rock(84, GROUND + 8, 8, '#8d776a'),
    stroked([...bird(86, 62), ...bird(80, 57)], INK, 1),
  ],
}
