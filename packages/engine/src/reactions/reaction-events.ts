import * as v from 'valibot'
import { lapsedFields } from '../clock/clock-events.ts'

/** What is said about reactions in any game; a game adds what may be played, and what lapses with which choice. */
export const reactionSchemas = {
  /** By a seat: it lets this chance to react pass. */
  'reaction.passed': v.object({}),
  /** By the server: the time for it is over; whoever had not said anything has let it pass. */
  'reaction.lapsed': v.object({}),
  /** By the server: what a seat owed, or its turn, was not done in time. The game adds what was done for it. */
  'step.lapsed': v.object(lapsedFields),
} as const

/** What may be asked for besides to play a card. */
export const reactionCommands = [v.object({ type: v.literal('let-pass') })] as const

/** The host's choice: nobody passes, only time ends a chance to react, so that a pass tells nothing of a hand. */
export const reactionOptions = { timeAlone: v.exactOptional(v.boolean()) }
