import * as v from 'valibot'
import { anyInteger } from '../schema/schema.ts'

const offer = anyInteger

/** What is said about offers in any game; `offer` is the `seq` of the `offer.made`, to which a game adds its terms. */
export const offerSchemas = {
  /** A game may add what its acceptor chooses. */
  'offer.accepted': v.object({ offer }),
  'offer.declined': v.object({ offer }),
  'offer.withdrawn': v.object({ offer }),
} as const

/** What may be asked for besides to make an offer and to accept it. */
export const answeringCommands = [
  v.object({ type: v.literal('decline'), offer }),
  v.object({ type: v.literal('withdraw'), offer }),
] as const
