import * as v from 'valibot'
import { reason } from './people-events.ts'

/** What anybody may ask for in any game, besides to play. */
export const peopleCommands = [
  v.object({ type: v.literal('get-ready') }),
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('abandon-game'), reason }),
] as const
