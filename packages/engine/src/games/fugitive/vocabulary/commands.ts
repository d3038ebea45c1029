import * as v from 'valibot'
import { peopleCommands } from '../../../people/people-commands.ts'
import type { ReadonlyOutput } from '../../../schema/schema.ts'
import { fugitiveSchemas } from './events.ts'

const { deck } = fugitiveSchemas['card.drawn'].entries
const { card, sprint } = fugitiveSchemas['hideout.placed'].entries
const { numbers } = fugitiveSchemas['numbers.guessed'].entries

/** What may be asked for. */
export const fugitiveCommands = v.variant('type', [
  ...peopleCommands,
  v.object({ type: v.literal('draw'), deck }),
  v.object({ type: v.literal('place'), card, sprint: v.exactOptional(sprint, []) }),
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('discard'), card }),
  v.object({ type: v.literal('guess'), numbers }),
])

export type Command = ReadonlyOutput<typeof fugitiveCommands>
