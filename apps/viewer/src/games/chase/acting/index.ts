import type { Command, Match } from '@getaway/engine/chase'
import type { Acting } from '../../../table/acting.ts'
import { chaseAct, keptHand } from './act.ts'
import { CHASE_ACTS, wishOfAct } from './acts.ts'
import { type ChaseHand, EMPTY_HAND } from './hand.ts'
import { chaseGraspsOf } from './reach.ts'
import { sayChaseHand } from './say-hand.ts'

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
  sayHand: sayChaseHand,
}
