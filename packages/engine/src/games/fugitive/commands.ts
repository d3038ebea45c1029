import * as v from 'valibot'
import type { Shape } from '../../schema.ts'
import { fugitiveSchemas } from './events.ts'

const { deck } = fugitiveSchemas['card.drawn'].entries
const { card, sprint } = fugitiveSchemas['hideout.placed'].entries
const { numbers } = fugitiveSchemas['numbers.guessed'].entries
const { reason } = fugitiveSchemas['game.abandoned'].entries

/** What may be asked for. */
export const fugitiveCommands = v.variant('type', [
  v.object({ type: v.literal('get-ready') }),
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('draw'), deck }),
  v.object({ type: v.literal('place'), card, sprint: v.exactOptional(sprint, []) }),
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('discard'), card }),
  v.object({ type: v.literal('guess'), numbers }),
  v.object({ type: v.literal('abandon-game'), reason }),
])

export type Command = Shape<typeof fugitiveCommands>
