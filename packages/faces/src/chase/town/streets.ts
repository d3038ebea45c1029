import type { Tile } from '@getaway/engine/chase'
import type { Paint, Shape } from '../../drawing/drawing.ts'
import { by, inTurn, moved, rotated, turnedQuarters } from '../../drawing/moves.ts'
import { circle, line, rectangle } from '../../drawing/outlines.ts'
import { filled, stroked } from '../../drawing/shapes.ts'
import { ASPHALT, LANE, PAPER, SHADOW } from '../paint/palette.ts'
import { HALF_STREET, KERB, outerPart, PLAZA, type Street, spotOn, streetsOf } from './street-plan.ts'

/** How far in from the edge pedestrians cross. */
const CROSSING = 0.73

/** Kerbs, asphalt, lanes and crossings, and the round place where all streets come together. */
export function streetShapes(tile: Tile): Shape[] {
  const streets = streetsOf(tile)
  const along = (colour: string, width: number, more: Paint = {}) =>
    streets.map(({ path }) => stroked(path, colour, width, { cap: 'butt', ...more }))
  const kerb = 2 * (HALF_STREET + KERB)
  return [
    ...footpaths(tile),
    ...along(SHADOW, kerb + 1, { opacity: 0.16 }),
    filled(circle(50, 50, PLAZA + KERB + 0.5), SHADOW, { opacity: 0.16 }),
    ...along(PAPER, kerb),
    filled(circle(50, 50, PLAZA + KERB), PAPER),
    ...along(ASPHALT, 2 * HALF_STREET),
    filled(circle(50, 50, PLAZA), ASPHALT),
    ...streets.map(({ path }) =>
      stroked(outerPart(path, CROSSING - 0.05), LANE, 0.8, { cap: 'butt', dash: [3.4, 3] }),
    ),
    ...streets.map(crossing),
  ]
}

/** Where an edge is closed, a footpath parts the two quarters; it ends at the houses. */
function footpaths({ exits }: Tile): Shape[] {
  return exits.flatMap((exit, edge) =>
    exit ? [] : stroked(moved(line(50, 6, 50, 50), turnedQuarters(edge)), PAPER, 3.4, { cap: 'butt' }),
  )
}

function crossing({ path }: Street): Shape {
  const { x, y, out } = spotOn(path, CROSSING)
  const bars = [-4.4, -2.2, 0, 2.2, 4.4].flatMap((across) => rectangle(across - 0.6, -1.7, 1.2, 3.4))
  return filled(moved(bars, inTurn(rotated(out), by(x, y))), LANE, { opacity: 0.75 })
}
