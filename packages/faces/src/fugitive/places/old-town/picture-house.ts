import { BARRIER, GLOW, GOLD, INK, PAPER } from '../../../chase/paint/palette.ts'
import { corners, line } from '../../../drawing/outlines.ts'
import { filled, stroked } from '../../../drawing/shapes.ts'
import { block, boards, disc, door, poly, range } from '../../build.ts'
import { blooms } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { TEAL } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const PICTURE_HOUSE: PicturedPlace = {
  name: { en: 'The picture house', it: 'Il cinema' },
  scenery: 'town',
  shapes: () => [
    block(48, GROUND, 68, 44, '#b4575e'),
    block(48, GROUND - 44, 44, 9, '#b4575e'),
    block(48, GROUND - 53, 26, 5, GOLD),
    boards(range(18, 78, 6), GROUND - 43, GROUND - 27, '#94434c', 1),
    poly(
      '#38304f',
      10,
      GROUND - 20,
      10,
      GROUND - 29,
      86,
      GROUND - 29,
      86,
      GROUND - 20,
      80,
      GROUND - 16,
      16,
      GROUND - 16,
    ),
    block(48, GROUND - 19, 60, 8, PAPER),
    stroked([...line(22, GROUND - 24.6, 74, GROUND - 24.6)], INK, 1.7, { dash: [5, 3.4] }),
    stroked([...line(28, GROUND - 21.6, 68, GROUND - 21.6)], BARRIER, 1.4, { dash: [4, 3] }),
    blooms(
      range(13, 84, 4).map((x) => [x, GROUND - 17.4] as const),
      1,
      GLOW,
    ),
    blooms(
      range(13, 84, 4).map((x) => [x, GROUND - 30.4] as const),
      1,
      GLOW,
    ),
    block(48, GROUND, 34, 16, GLOW),
    ...[37.6, 48, 58.4].flatMap((x) => door(x, GROUND, 9, 14, '#7c3440')),
    ...[20, 76].flatMap((x) => [
      block(x, GROUND - 3, 10, 11, x < 50 ? TEAL : GOLD),
      disc(x, GROUND - 9, 2.6, PAPER),
    ]),
    block(90, GROUND - 22, 9, 42, '#38304f'),
    ...[0, 1, 2, 3].map((n) => filled(star(90, GROUND - 57 + n * 10, 3.4), n % 2 ? GOLD : GLOW)),
    blooms(
      range(GROUND - 62, GROUND - 24, 5).flatMap((y) => [[86.6, y] as const, [93.4, y] as const]),
      0.6,
      GLOW,
    ),
  ],
}

function star(x: number, y: number, radius: number) {
  return corners(
    ...range(0, 9, 1).flatMap((n) => {
      const [angle, reach] = [(n * Math.PI) / 5, n % 2 ? radius * 0.45 : radius]
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach]
    }),
  )
}
