import type { Game } from '../../game.ts'
import { admit } from './admit.ts'
import { chaseBots } from './bots/index.ts'
import { type Command, chaseCommands } from './commands.ts'
import { conclude, lateUntil } from './conclude.ts'
import { createBy, SEATS } from './create.ts'
import { decide } from './decide.ts'
import { ACTIONS, type ChaseEvent, RACES } from './events.ts'
import { evolve } from './evolve.ts'
import { begin, type Match } from './match.ts'
import { isSecret, knows, mask, viewOf } from './redact.ts'
import { type ChaseReport, reportOf } from './report.ts'
import { scanChase } from './scan.ts'
import { finalTally, matchWinner } from './standing.ts'
import { NOBODY } from './tally.ts'
import { problemOf } from './vocabulary.ts'

/** Chase, by the rules `chase/1`. */
export const chase: Game<Match, ChaseEvent, Command, ChaseReport> = {
  id: 'chase',
  rules: 'chase/1',
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
  begin: (created) => {
    if (created.type !== 'game.created')
      throw new Error(`a match begins with game.created, not ${created.type}`)
    return begin(created.data, created.at)
  },
  isBarrier: (event) => event.type === 'round.dealt',
  isAction: (type) => ACTIONS.has(type),
  isRace: (type) => RACES.has(type),
  raceOf: (match) => match.options,
  admit,
  evolve,
  decide,
  conclude,
  lateUntil,
  isSecret,
  knows,
  mask,
  isOver: (match) => match.over !== undefined,
  viewOf,
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
      winner: matchWinner(match) ?? null,
      delayMs: match.options.delayMs,
    }
  },
  reportOf,
}
