import type { Exit, Tile } from '@getaway/engine/chase'
import type { Shape } from '../drawing/drawing.ts'
import { by, inTurn, placed, turned } from '../drawing/moves.ts'
import { circle, corners, rectangle, roundedRectangle } from '../drawing/outlines.ts'
import { filled, outlined, stroked } from '../drawing/shapes.ts'
import { createDie, type Die } from './die.ts'
import { BARRIER, GOLD, INK, PAPER, SHADOW, TREE, TREE_DARK, TREE_LIGHT } from './palette.ts'
import { alongEdge } from './street-plan.ts'
import { terraceShapes } from './terrace.ts'

/** How far what closes a street reaches to each side of it, and into the tile. */
export const END_REACH = { aside: 13.4, deep: 14 }
export const HOUSES_REACH = { aside: 16.4, deep: 12.6 }

/** What stands at each edge: trees, a roadblock, or houses where no street leaves. */
export function endShapes({ id, exits }: Tile): Shape[] {
  const die = createDie(`ends of ${id}`)
  return exits.flatMap((exit, edge) =>
    placed(endShapesOf(exit, die), inTurn(by(exit ? alongEdge(exit) : 50, 0), turned(edge))),
  )
}

function endShapesOf(exit: Exit | null, die: Die): Shape[] {
  if (!exit) return terraceShapes(Math.floor(die() * 3))
  if (exit.end === 'trees') return trees()
  return exit.end === 'roadblock' ? roadblock() : []
}

const CROWNS = [
  [-7.8, 6.4, 4.9],
  [7.8, 6.6, 4.8],
  [-3.6, 9.6, 4],
  [4.2, 9.2, 4.2],
  [0.2, 5.2, 5.4],
] as const

function trees(): Shape[] {
  return [
    filled(
      CROWNS.flatMap(([x, y, radius]) => circle(x + 0.9, y + 1.3, radius + 0.7)),
      SHADOW,
      { opacity: 0.3 },
    ),
    ...CROWNS.flatMap(([x, y, radius]) => [
      outlined(circle(x, y, radius), TREE, TREE_DARK, 1.2),
      filled(circle(x - radius * 0.24, y - radius * 0.26, radius * 0.52), TREE_LIGHT),
    ]),
  ]
}

function roadblock(): Shape[] {
  const [left, top, width, height] = [-12, 4.2, 24, 7.4]
  const stripes = [-12, -4, 4].map((x) =>
    corners(x, top + height, x + 4, top + height, x + 8, top, x + 4, top),
  )
  return [
    filled(roundedRectangle(left + 0.8, top + 1.6, width, height, 1.6), SHADOW, { opacity: 0.35 }),
    ...[-9.6, 6.8].map((x) => filled(rectangle(x, top - 2.2, 2.8, height + 4.4), INK)),
    filled(roundedRectangle(left, top, width, height, 1.6), PAPER),
    ...stripes.map((stripe) => filled(stripe, BARRIER)),
    stroked(roundedRectangle(left, top, width, height, 1.6), INK, 1.2),
    ...[-8.2, 8.2].map((x) => outlined(circle(x, top + height / 2, 2.5), GOLD, INK, 1.1)),
  ]
}
