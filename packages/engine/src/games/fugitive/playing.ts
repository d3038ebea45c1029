import type { Playing } from '../../game.ts'
import { refuse } from './admit/refusals.ts'
import { decide } from './decide/decide.ts'
import { fugitiveReading } from './reading.ts'
import { isHiddenLapse } from './redact/redact.ts'
import type { Match } from './state/match.ts'
import { type Command, fugitiveCommands } from './vocabulary/commands.ts'
import { ACTIONS, type FugitiveEvent, SECRETS } from './vocabulary/events.ts'

/** The part of Fugitive by which a player's own wish is judged before the service answers. */
export const fugitivePlaying: Playing<Match, FugitiveEvent, Command> = {
  ...fugitiveReading,
  commands: fugitiveCommands,
  organiserCommands: ['abandon-game'],
  isAction: (type) => ACTIONS.has(type),
  // Turns: nobody can be faster than anybody else.
  isRace: () => false,
  decide,
  refuse,
  lateUntil: (_, against) => against.at,
  teammatesOf: () => [],
  phrases: [],
  isSecret: (match, { type }) => SECRETS.has(type) || (type === 'step.lapsed' && isHiddenLapse(match)),
}
