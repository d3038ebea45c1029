import { BARRIER, GLOW, GOLD, PAPER, STONE_LIGHT, TREE, TREE_LIGHT } from '../../../chase/paint/palette.ts'
import { awning, block, door, hip, pane, poly } from '../../build.ts'
import { blooms, bush } from '../../nature.ts'
import { GROUND } from '../../window.ts'
import { CLAY, SLATE } from '../paints.ts'
import type { PicturedPlace } from '../place.ts'

export const FLOWER_SHOP: PicturedPlace = {
  name: { en: 'The flower shop', it: 'Il fioraio' },
  scenery: 'town',
  shapes: () => [
    block(42, GROUND, 50, 52, '#e7b9a8'),
    block(42, GROUND - 52, 55, 3, STONE_LIGHT),
    hip(42, GROUND - 55, 52, 40, 8, SLATE.light),
    ...[30, 54].flatMap((x) => [
      ...pane(x, GROUND - 33, 9, 12),
      block(x, GROUND - 31, 13, 3, CLAY.light),
      blooms(
        [x - 4, x, x + 4].map((at) => [at, GROUND - 34.4] as const),
        1.9,
        x < 40 ? BARRIER : '#c874a8',
      ),
    ]),
    block(42, GROUND, 46, 20, TREE),
    block(31, GROUND - 4, 17, 13, GLOW),
    ...door(51, GROUND, 10, 17, '#1c5238'),
    block(60.4, GROUND - 4, 6, 13, GLOW),
    ...awning(42, GROUND - 26, 52, 6, TREE_LIGHT, 7),
    ...[
      [12, BARRIER],
      [20, GOLD],
      [28, '#c874a8'],
      [36, PAPER],
    ].flatMap(([x, colour]) => pot(Number(x), GROUND + 5, String(colour))),
    block(83, GROUND, 26, 36, '#c7cfd6'),
    hip(83, GROUND - 36, 30, 26, 6, SLATE.dark),
    ...[78, 89].flatMap((x) => pane(x, GROUND - 21, 6, 9, x > 80)),
    ...pot(66, GROUND + 6, '#c874a8'),
    ...pot(74, GROUND + 5, GOLD),
    ...door(84, GROUND, 8, 15, CLAY.dark),
  ],
}

function pot(x: number, base: number, colour: string) {
  return [
    ...bush(x, base - 4, 3.4),
    blooms(
      [
        [x - 2, base - 7.4],
        [x + 1.6, base - 8.4],
        [x + 2.6, base - 5.4],
        [x - 1, base - 5],
      ],
      1.3,
      colour,
    ),
    poly(CLAY.light, x - 3.4, base - 5, x + 3.4, base - 5, x + 2.4, base, x - 2.4, base),
  ]
}
