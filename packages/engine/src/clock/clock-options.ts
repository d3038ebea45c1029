import * as v from 'valibot'
import { wait } from '../people/host-options.ts'
import { integer } from '../schema/schema.ts'

/** What a host chooses besides in a game in turns: the seconds for each step; 0 or missing: no clock. */
export const clockSchemas = { turnS: v.exactOptional(integer(0)) }

/** The same for a new match. */
export const clockChoices = { turnS: wait }

/** The names of these options, for hosts' forms. */
export const CLOCKS = Object.keys(clockSchemas)

/** Also, in a game with reactions out of turn: the seconds for each reaction; 0 or missing: no limit. */
export const reactionClockSchemas = { ...clockSchemas, reactS: v.exactOptional(integer(0)) }

/** The same for a new match. */
export const reactionClockChoices = { ...clockChoices, reactS: wait }

export const REACTION_CLOCKS = Object.keys(reactionClockSchemas)
