import { chanceOf } from '../../../stage/set/die.ts'
import type { PieceSet } from '../../../stage/set/piece-set.ts'
import type { ChasePlan, HandTile } from '../plan/plan.ts'
import { EAST, lean, place, posed, SOUTH, turn, turned, UP } from './flight.ts'
import { TILE_HEIGHT, TILE_SIZE } from './piece-geometry.ts'

export const BACK = 'back of a pile'

/** Each tile of a fan lies on the one before it, and all lean a little towards the spectator. */
const OVERLAP = 0.28
const TOWARDS = 0.34
const CROOKED = 0.07

/** Hands, fanned out before their runners, and the piles that nobody holds. */
export function layBelongings(pieces: PieceSet, plan: ChasePlan, seed: number): void {
  for (const tile of plan.hands) {
    held(tile)
    pieces.put(tile.tile ?? BACK, posed())
  }
  for (const { seat, kind, count, x, y, turn: quarters } of plan.stacks) {
    if (kind !== 'pile') continue
    for (let level = 0; level < count; level++) {
      turn(quarters)
      const crooked = (chanceOf(seed, seat * 64 + level) - 0.5) * 2 * CROOKED
      turned.multiply(lean.setFromAxisAngle(UP, crooked))
      place.set(x + crooked * 0.3, level * TILE_HEIGHT, y - crooked * 0.2)
      pieces.put(BACK, posed())
    }
  }
}

function held({ x, y, turn: quarters, isStart }: HandTile): void {
  const isAcross = quarters % 2 === 0
  const overlap = isStart || !isAcross ? 0 : OVERLAP
  const towards = isStart || isAcross ? TOWARDS : OVERLAP
  turn(quarters)
  turned.premultiply(lean.setFromAxisAngle(SOUTH, -overlap))
  turned.premultiply(lean.setFromAxisAngle(EAST, towards))
  place.set(x, (TILE_SIZE / 2) * (Math.sin(overlap) + Math.sin(towards)), y)
}
