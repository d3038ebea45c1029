import type { Playing } from '../../game.ts'
import { refuse } from './admit/refusals.ts'
import { decide } from './decide/decide.ts'
import { lateUntil } from './decide/late-until.ts'
import { chaseReadingBy } from './reading.ts'
import { isSecret } from './redact/redact.ts'
import type { Match } from './state/match.ts'
import { partnerOf } from './state/round.ts'
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
    teammatesOf,
    phrases: PHRASES,
  }
}

/** The few words of a consultation between teammates. */
const PHRASES = ['here', 'not-here', 'mine', 'yours', 'wait', 'go', 'yes', 'no'] as const

/** C3.4: with 4 players teammates may consult; with 3 the runners may not (C3.3). */
function teammatesOf({ round, players, over }: Match, seat: number): readonly number[] {
  if (!round || over || players.length !== 4) return []
  const partner = partnerOf(round, seat)
  return partner === undefined ? [] : [partner]
}

function isAction(type: string): boolean {
  return ACTIONS.has(type)
}

function isRace(type: string): boolean {
  return RACES.has(type)
}
