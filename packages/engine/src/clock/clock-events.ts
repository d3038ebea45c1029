import * as v from 'valibot'
import { type Addition, additionsIn } from '../log/additions.ts'
import type { LogEvent } from '../log/event.ts'
import { anyInteger } from '../schema/schema.ts'

/** Whose time is over; what the step comes to then, a game adds. */
export const lapsedFields = { seat: anyInteger }

/** What a clock says, in any game. */
export const clockEventSchemas = {
  /** The seat's time for the first step is over: the least that the rules allow is done for it. */
  'step.lapsed': v.object(lapsedFields),
  /** The seat's player has left or stayed away: gives up. */
  'seat.forfeited': v.object({ seat: anyInteger }),
}

/** A log by rules that were released without a clock declares this where its match has one. */
export const TURN_CLOCK: Addition = {
  name: 'turn-clock',
  types: Object.keys(clockEventSchemas),
  mustUnderstand: true,
}

/** The µs that a match gives for each step; undefined without a clock. What another program calls `turnS` is none. */
export function turnUsOf(data: LogEvent['data'], options: { readonly turnS?: number }): number | undefined {
  const declared = additionsIn({ data })
  const isDeclared = declared.ok && declared.value.some(({ name }) => name === TURN_CLOCK.name)
  return isDeclared && options.turnS ? options.turnS * 1_000_000 : undefined
}
