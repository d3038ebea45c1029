import type { Tile } from '@getaway/engine/chase'
import type { Shape } from '../../drawing/drawing.ts'
import { by, inTurn, moved, placed, rotated, scaled } from '../../drawing/moves.ts'
import { roundedRectangle } from '../../drawing/outlines.ts'
import { filled } from '../../drawing/shapes.ts'
import { CARS, INK } from '../paint/palette.ts'
import { fallingShadow } from '../paint/shadow.ts'
import { createSteadyRandom, pick } from './die.ts'
import { spotOn, streetsOf } from './street-plan.ts'

/** Half of a lane to the side. */
const ASIDE = 3.5

/** A few cars parked at the kerb, clear of what stands at the edge and of the crossing. */
export function carShapes(tile: Tile): Shape[] {
  const die = createSteadyRandom(`cars of ${tile.id}`)
  return streetsOf(tile).flatMap(({ path }) => {
    const [isThere, isLeft, drift, colour] = [die() < 0.4, die() < 0.5, die(), pick(die, CARS)]
    if (!isThere) return []
    const { x, y, out } = spotOn(path, 0.47 + drift * 0.07)
    const place = inTurn(rotated(isLeft ? 180 : 0), by(isLeft ? -ASIDE : ASIDE, 0), rotated(out), by(x, y))
    return [
      fallingShadow(moved(BODY, inTurn(scaled(0.85), place)), 0.4),
      ...placed([filled(BODY, colour), filled(WINDOWS, INK, { opacity: 0.65 })], place),
    ]
  })
}

const BODY = roundedRectangle(-1.5, -2.8, 3, 5.6, 1.2)
const WINDOWS = [...roundedRectangle(-1.1, -1.4, 2.2, 1.2, 0.4), ...roundedRectangle(-1, 1.3, 2, 0.7, 0.3)]
