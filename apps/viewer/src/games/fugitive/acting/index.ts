import type { Command, Match } from '@getaway/engine/fugitive'
import type { Acting } from '../../../table/acting.ts'
import { fugitiveAct, keptHand } from './act.ts'
import { FUGITIVE_ACTS, wishOfAct } from './acts.ts'
import { fugitiveDraftOf } from './draft.ts'
import { EMPTY_HAND, type FugitiveHand } from './hand.ts'
import { CARD_SORTS, fugitiveHeldPiecesOf } from './held-pieces.ts'
import { fugitivePadOf } from './pad.ts'
import { fugitiveGraspsOf } from './reach.ts'
import { sayFugitiveHand } from './say-hand.ts'
import { sayNextInFugitive } from './say-next.ts'

/** Fugitive, as it is played by hand. */
export const fugitiveActing: Acting<Match, FugitiveHand, Command> = {
  empty: EMPTY_HAND,
  graspsOf: fugitiveGraspsOf,
  placesOf: () => undefined,
  act: fugitiveAct,
  keep: keptHand,
  isCarrying: ({ carried }) => carried !== undefined,
  isUnturned: true,
  acts: FUGITIVE_ACTS,
  // What is put together is said by its draft: these are open whatever is in the hand.
  actsOf: (view, seat) =>
    FUGITIVE_ACTS.filter(({ act }) => wishOfAct(view, seat, EMPTY_HAND, act).wish).map(({ act }) => act),
  heldPiecesOf: fugitiveHeldPiecesOf,
  kinds: CARD_SORTS,
  choicesOf: () => [],
  padOf: fugitivePadOf,
  draftOf: fugitiveDraftOf,
  phrases: [],
  sayPlace: () => '',
  sayHand: sayFugitiveHand,
  sayNext: sayNextInFugitive,
}
