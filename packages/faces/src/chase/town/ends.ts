import type { Exit, Tile } from '@getaway/engine/chase'
import type { Shape } from '../../drawing/drawing.ts'
import { by, inTurn, moved, placed, turnedQuarters } from '../../drawing/moves.ts'
import { circle, corners, rectangle, roundedRectangle } from '../../drawing/outlines.ts'
import { filled, outlined, stroked } from '../../drawing/shapes.ts'
import { BARRIER, GOLD, INK, PAPER, TREE, TREE_DARK, TREE_LIGHT } from '../paint/palette.ts'
import { fallingShadow } from '../paint/shadow.ts'
import { createSteadyRandom, type SteadyRandom } from './die.ts'
import type { StreetEnd } from './street-end.ts'
import { alongEdge } from './street-plan.ts'
import { terrace } from './terrace.ts'

/** What stands at each edge: trees, a roadblock, or houses where no street leaves. */
export function endShapes({ id, exits }: Tile): Shape[] {
  const die = createSteadyRandom(`ends of ${id}`)
  return exits.flatMap((exit, edge) => {
    const end = endOf(exit, die)
    if (!end) return []
    const place = inTurn(by(exit ? alongEdge(exit) : 50, 0), turnedQuarters(edge))
    return [fallingShadow(moved(end.outline, place)), ...placed(end.shapes, place)]
  })
}

function endOf(exit: Exit | null, die: SteadyRandom): StreetEnd | undefined {
  if (!exit) return terrace(Math.floor(die() * 3))
  if (exit.end === 'trees') return TREES
  return exit.end === 'roadblock' ? ROADBLOCK : undefined
}

const CROWNS = [
  [-7.8, 6.4, 4.9],
  [7.8, 6.6, 4.8],
  [-3.6, 9.6, 4],
  [4.2, 9.2, 4.2],
  [0.2, 5.2, 5.4],
] as const

const TREES: StreetEnd = {
  outline: CROWNS.flatMap(([x, y, radius]) => circle(x, y, radius + 0.6)),
  shapes: CROWNS.flatMap(([x, y, radius]) => [
    outlined(circle(x, y, radius), TREE, TREE_DARK, 1.2),
    filled(circle(x - radius * 0.24, y - radius * 0.26, radius * 0.52), TREE_LIGHT),
  ]),
}

const BEAM = { x: -12, y: 4.2, width: 24, height: 7.4 }
const BOARD = roundedRectangle(BEAM.x, BEAM.y, BEAM.width, BEAM.height, 1.6)
const FEET = [-9.6, 6.8].flatMap((x) => rectangle(x, BEAM.y - 2.2, 2.8, BEAM.height + 4.4))
const STRIPES = [-12, -4, 4].flatMap((x) => {
  const [top, bottom] = [BEAM.y, BEAM.y + BEAM.height]
  return corners(x, bottom, x + 4, bottom, x + 8, top, x + 4, top)
})

const ROADBLOCK: StreetEnd = {
  outline: [...BOARD, ...FEET],
  shapes: [
    filled(FEET, INK),
    filled(BOARD, PAPER),
    filled(STRIPES, BARRIER),
    stroked(BOARD, INK, 1.2),
    ...[-8.2, 8.2].map((x) => outlined(circle(x, BEAM.y + BEAM.height / 2, 2.5), GOLD, INK, 1.1)),
  ],
}
