import type { Command, Match } from '@getaway/engine/chase'
import type { Acting } from '../../../table/acting.ts'
import { chaseAct, keptHand } from './act.ts'
import { CHASE_ACTS, wishOfAct } from './acts.ts'
import { chaseChoicesOf } from './choices.ts'
import { type ChaseHand, cellUnder, EMPTY_HAND } from './hand.ts'
import { chaseHeldPiecesOf, TILE_SORTS } from './held-pieces.ts'
import { CHASE_PHRASES } from './phrases.ts'
import { chaseGraspsOf } from './reach.ts'
import { placeOf, sayChaseHand } from './say-hand.ts'
import { sayNextInChase } from './say-next.ts'

/** Chase, as it is played by hand. Where a tile fits is for the player to see: that is the game. */
export const chaseActing: Acting<Match, ChaseHand, Command> = {
  empty: EMPTY_HAND,
  graspsOf: chaseGraspsOf,
  placesOf: () => undefined,
  act: chaseAct,
  keep: keptHand,
  isCarrying: ({ carried }) => carried !== undefined,
  acts: CHASE_ACTS,
  actsOf: (view, seat) =>
    CHASE_ACTS.filter(({ act }) => wishOfAct(view, seat, act).wish).map(({ act }) => act),
  heldPiecesOf: chaseHeldPiecesOf,
  kinds: TILE_SORTS,
  choicesOf: chaseChoicesOf,
  phrases: CHASE_PHRASES,
  sayPlace: (cell, language) => placeOf(cellUnder(cell), language),
  sayHand: sayChaseHand,
  sayNext: sayNextInChase,
}
