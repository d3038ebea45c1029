import type { Playing } from '../../game.ts'
import { decide } from './decide/decide.ts'
import { colditzReading } from './reading.ts'
import { isHiddenLapse } from './redact/redact.ts'
import type { Match } from './state/match.ts'
import { type Command, colditzCommands } from './vocabulary/commands.ts'
import { ACTIONS, type ColditzEvent, SECRETS } from './vocabulary/events.ts'
import { refuse } from './vocabulary/refusals.ts'

export { colditzReading }

/** The part of Colditz by which a player's own wish is judged before the service answers. */
export const colditzPlaying: Playing<Match, ColditzEvent, Command> = {
  ...colditzReading,
  commands: colditzCommands,
  organiserCommands: ['abandon-game'],
  isAction: (type) => ACTIONS.has(type),
  // Turns, and reactions that do not exclude each other: nobody can be faster than anybody else.
  isRace: () => false,
  decide,
  refuse,
  lateUntil: (_, against) => against.at,
  teammatesOf: () => [],
  phrases: [],
  isSecret: (match, { type }) => SECRETS.has(type) || (type === 'step.lapsed' && isHiddenLapse(match)),
}
