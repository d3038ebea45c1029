import * as v from 'valibot'
import { peopleCommands } from '../../../people/people-commands.ts'
import { integer, list, type ReadonlyOutput } from '../../../schema/schema.ts'
import { DECK_NUMBERS, ESCAPE, HIGHEST_GUESS, LOWEST_GUESS } from '../pieces/pieces.ts'

const card = integer(1, ESCAPE)

/** What may be asked for. */
export const fugitiveCommands = v.variant('type', [
  ...peopleCommands,
  v.object({ type: v.literal('draw'), deck: v.picklist(DECK_NUMBERS) }),
  v.object({ type: v.literal('place'), card, sprint: v.exactOptional(list(card, 0, 64), []) }),
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('discard'), card }),
  v.object({
    type: v.literal('guess'),
    numbers: list(integer(LOWEST_GUESS, HIGHEST_GUESS), 1, HIGHEST_GUESS),
  }),
])

export type Command = ReadonlyOutput<typeof fugitiveCommands>
