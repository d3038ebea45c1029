import { BARRIER, GLOW, INK, STONE_DARK, STONE_LIGHT } from '../../../chase/paint/palette.ts'
import { arc, circle, closed, corners, curve, joined, line } from '../../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../../drawing/shapes.ts'
import { block, courses, LINE, poly, strip } from '../../build.ts'
import { bush, fir, smoke } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import type { PicturedPlace } from '../place.ts'

export const VIADUCT: PicturedPlace = {
  name: { en: 'The viaduct', it: 'Il viadotto' },
  scenery: 'peaks',
  shapes: () => [
    filled(corners(3, GROUND - 40, 97, GROUND - 40, 97, GROUND - 32, 3, GROUND - 32), STONE_LIGHT),
    ...[17, 39, 61, 83].map((x) => pier(x)),
    courses(3, 97, [GROUND - 40, GROUND - 35], INK, LINE),
    courses(3, 97, [GROUND - 37.4], STONE_DARK, 0.8),
    ...[15, 37, 59].flatMap((x) => [
      poly(
        x === 59 ? BARRIER : '#3f7482',
        x - 10,
        GROUND - 42,
        x - 10,
        GROUND - 53,
        x + 10,
        GROUND - 53,
        x + 10,
        GROUND - 42,
      ),
      ...(x === 59
        ? [strip(x - 5, GROUND - 46, 7, 5, GLOW)]
        : [-6, 0, 6].map((dx) => strip(x + dx, GROUND - 45.6, 4, 4.4, GLOW))),
      filled([...circle(x - 6, GROUND - 41.4, 1.6), ...circle(x + 6, GROUND - 41.4, 1.6)], INK),
    ]),
    poly(BARRIER, 69, GROUND - 42, 69, GROUND - 49, 77, GROUND - 48, 79, GROUND - 42),
    block(74, GROUND - 49, 3.4, 5, INK),
    smoke(72, GROUND - 58),
    stroked(
      curve(
        { x: 97, y: GROUND + 3 },
        { x: 70, y: GROUND },
        { x: 60, y: GROUND + 12 },
        { x: 30, y: GROUND + 13 },
      ),
      '#7fb5c9',
      5,
    ),
    ...bush(12, GROUND + 6, 7),
    ...fir(90, GROUND + 2, 22),
  ],
}

function pier(x: number) {
  return outlined(
    closed(
      joined(
        line(x - 5, GROUND + 3, x - 5, GROUND - 18),
        arc(x - 14, GROUND - 18, 9, 0, -90, 12),
        line(x + 14, GROUND - 30),
        arc(x + 14, GROUND - 18, 9, -90, -180, 12),
        line(x + 5, GROUND + 3),
      ),
    ),
    STONE_LIGHT,
    INK,
    LINE,
  )
}
