import type { Playing } from '../../game.ts'
import { refuse } from './admit/refusals.ts'
import { decide } from './decide/decide.ts'
import { lateUntil } from './decide/late-until.ts'
import { chaseReadingBy } from './reading.ts'
import { isSecret } from './redact/redact.ts'
import type { Match } from './state/match.ts'
import { type Command, chaseCommands } from './vocabulary/commands.ts'
import { ACTIONS, type ChaseEvent, RACES } from './vocabulary/events.ts'
import type { ChaseRules } from './vocabulary/rules.ts'

/** The part of Chase by which a player's own wish is judged before the service answers. */
export function chasePlayingBy(rules: ChaseRules): Playing<Match, ChaseEvent, Command> {
  return {
    ...chaseReadingBy(rules),
    commands: chaseCommands,
    organiserCommands: ['abandon-game', 'void-round', 'correct-round'],
    isAction,
    isRace,
    decide,
    refuse,
    lateUntil,
    isSecret,
  }
}

function isAction(type: string): boolean {
  return ACTIONS.has(type)
}

function isRace(type: string): boolean {
  return RACES.has(type)
}
