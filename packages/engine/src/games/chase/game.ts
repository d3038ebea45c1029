import type { Game } from '../../game.ts'
import { chaseBots } from './bots/index.ts'
import { type Command, chaseCommands } from './commands.ts'
import { conclude, lateUntil } from './conclude.ts'
import { createBy, SEATS } from './create.ts'
import { decide } from './decide.ts'
import { ACTIONS, type ChaseEvent, RACES } from './events.ts'
import type { Match } from './match.ts'
import { chaseReading } from './reading.ts'
import { isSecret, knows, mask } from './redact.ts'
import { type ChaseReport, reportOf } from './report.ts'
import { scanChase } from './scan.ts'
import { finalTally, statusOf, winnersOf } from './standing.ts'
import { NOBODY } from './tally.ts'
import { problemOf } from './vocabulary.ts'

/** Chase, by the rules `chase/1`. */
export const chase: Game<Match, ChaseEvent, Command, ChaseReport> = {
  ...chaseReading,
  seats: SEATS,
  problemOf,
  scan: scanChase,
  commands: chaseCommands,
  variants: {
    headStart: { variants: { headStart: true } },
    perfectPlan: { variants: { perfectPlan: true } },
  },
  bots: chaseBots,
  create: createBy,
  isAction: (type) => ACTIONS.has(type),
  isRace: (type) => RACES.has(type),
  decide,
  conclude,
  lateUntil,
  isSecret,
  knows,
  mask,
  outcomeOf: (match) => {
    const tally = finalTally(match)
    return {
      id: match.id,
      event: match.options.event,
      players: match.players.map(({ name, key, bot }, seat) => ({
        name,
        key,
        bot: bot === null ? null : String(bot),
        marks: { ...(tally[seat] ?? NOBODY) },
      })),
      ...winnersOf(match),
      status: statusOf(match),
      delayMs: match.options.delayMs,
    }
  },
  reportOf,
}
