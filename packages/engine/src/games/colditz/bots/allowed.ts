import type { LogEvent } from '../../../log/event.ts'
import { objectionToAction } from '../admit/admit-action.ts'
import { decide } from '../decide/decide.ts'
import type { Match } from '../state/match.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Action } from '../vocabulary/events.ts'

/** Whether a player who knows the rules would be allowed to do that now, by what they see. */
export function isAllowed(match: Match, seat: number, command: Command): boolean {
  const decided = decide(match, command, seat)
  if (decided.type !== 'fact') return false
  const event = { ...decided.fact, seq: 0, at: match.lastActAt, by: seat, hash: '' } as LogEvent as Action
  return objectionToAction(match, seat, event) === undefined
}
