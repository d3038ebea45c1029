import type { Tile } from '@getaway/engine/chase'
import type { Shape } from '../drawing/drawing.ts'
import { by, inTurn, placed, rotated } from '../drawing/moves.ts'
import { roundedRectangle } from '../drawing/outlines.ts'
import { filled } from '../drawing/shapes.ts'
import { createDie, pick } from './die.ts'
import { CARS, INK, SHADOW } from './palette.ts'
import { spotOn, streetsOf } from './street-plan.ts'

/** Half of a lane to the side. */
const ASIDE = 3.5

/** A few cars parked at the kerb, clear of what stands at the edge and of the crossing. */
export function carShapes(tile: Tile): Shape[] {
  const die = createDie(`cars of ${tile.id}`)
  return streetsOf(tile).flatMap(({ path }) => {
    const [isThere, isLeft, drift, colour] = [die() < 0.4, die() < 0.5, die(), pick(die, CARS)]
    if (!isThere) return []
    const { x, y, out } = spotOn(path, 0.47 + drift * 0.07)
    return placed(
      car(colour),
      inTurn(rotated(isLeft ? 180 : 0), by(isLeft ? -ASIDE : ASIDE, 0), rotated(out), by(x, y)),
    )
  })
}

function car(colour: string): Shape[] {
  return [
    filled(roundedRectangle(-1.3, -2.4, 3.2, 5.6, 1.2), SHADOW, { opacity: 0.4 }),
    filled(roundedRectangle(-1.5, -2.8, 3, 5.6, 1.2), colour),
    filled(roundedRectangle(-1.1, -1.4, 2.2, 1.2, 0.4), INK, { opacity: 0.7 }),
    filled(roundedRectangle(-1, 1.3, 2, 0.7, 0.3), INK, { opacity: 0.5 }),
  ]
}
