import type { Item } from '@getaway/engine/chase'
import type { Shape } from '../drawing/drawing.ts'
import { by, placed } from '../drawing/moves.ts'
import { circle, corners, line, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { BARRIER, GOLD, GOLD_DARK, INK, PAPER, TREE, WATER } from './paint/palette.ts'
import { fallingShadow } from './paint/shadow.ts'
import { ITEM_RADIUS } from './town/room.ts'

const LINE = 1.1

/** What lies in the middle of a tile to be picked up, on a golden medal. */
export function itemShapes(item: Item): Shape[] {
  const medal = [
    fallingShadow(circle(0, 0, ITEM_RADIUS), 0.4),
    outlined(circle(0, 0, ITEM_RADIUS - 0.6), GOLD, INK, 1.2),
    stroked(circle(0, 0, ITEM_RADIUS - 2.4), GOLD_DARK, 0.8),
    filled(circle(0, 0, ITEM_RADIUS - 3.3), PAPER),
  ]
  return placed([...medal, ...PICTURES[item]()], by(50, 50))
}

const PICTURES: Readonly<Record<Item, () => Shape[]>> = {
  map: () => [
    outlined(corners(-8.6, -5, -3, -7, 3, -5, 8.6, -7, 8.6, 5, 3, 7, -3, 5, -8.6, 7), '#f7ecc9', INK, LINE),
    filled(corners(-3, -7, 3, -5, 3, 7, -3, 5), '#e3d3a2'),
    filled(corners(3.4, 1.2, 8.1, -1.2, 8.1, 4.6, 3.4, 6.3), WATER),
    stroked(line(-6.8, 4, -5, 0, -1.5, 1.6, 1, -2), TREE, 1.2, { dash: [1.6, 1.7] }),
    stroked([...line(3.6, -4.4, 7, -1.4), ...line(7, -4.8, 3.6, -1)], BARRIER, 1.5),
    stroked(corners(-8.6, -5, -3, -7, 3, -5, 8.6, -7, 8.6, 5, 3, 7, -3, 5, -8.6, 7), INK, LINE),
  ],
  money: () => [
    outlined(roundedRectangle(-7.4, -6.6, 16, 9, 1), '#6f9f63', INK, LINE),
    outlined(roundedRectangle(-9, -3.6, 16, 9, 1), '#a7cc8c', INK, LINE),
    stroked(roundedRectangle(-7.7, -2.3, 13.4, 6.4, 0.6), '#6f9f63', 0.6),
    outlined(circle(-1, 0.9, 2.7), PAPER, INK, 0.8),
    stroked(line(-1, -0.5, -1, 2.3), INK, 0.9),
    ...[-5.8, 3.8].map((x) => filled(circle(x, 0.9, 0.8), INK)),
  ],
  keys: () => [
    stroked(line(-1.8, -1.2, 5.4, 5.8), INK, 3.6),
    stroked(line(2.4, 2.9, 4.6, 0.8), INK, 3.4),
    stroked(line(5, 5.4, 7, 3.4), INK, 3.4),
    outlined(circle(-4, -3.4, 4.2), GOLD, INK, LINE),
    stroked(line(-1.8, -1.2, 5.4, 5.8), GOLD, 1.6),
    stroked(line(2.4, 2.9, 4.4, 1), GOLD, 1.4),
    stroked(line(5, 5.4, 6.8, 3.6), GOLD, 1.4),
    outlined(circle(-4.6, -4, 1.7), PAPER, INK, 0.9),
  ],
}
