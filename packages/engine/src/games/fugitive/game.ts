import type { Game } from '../../game.ts'
import { wonBy } from '../../winners.ts'
import { admit } from './admit/admit.ts'
import { fugitiveBots } from './bots/index.ts'
import { conclude } from './decide/conclude.ts'
import { createBy } from './decide/create.ts'
import { decide } from './decide/decide.ts'
import { evolve } from './evolve/evolve.ts'
import { endingOf, type FugitiveReport, reportOf } from './judge/report.ts'
import { knows, mask, viewOf } from './redact/redact.ts'
import { begin, type Match, seatOf } from './state/match.ts'
import { type Command, fugitiveCommands } from './vocabulary/commands.ts'
import { ACTIONS, type FugitiveEvent, SECRETS } from './vocabulary/events.ts'
import { VARIANTS } from './vocabulary/options.ts'
import { problemOf } from './vocabulary/vocabulary.ts'

/** Fugitive, by the rules `fugitive/1`. */
export const fugitive: Game<Match, FugitiveEvent, Command, FugitiveReport> = {
  id: 'fugitive',
  rules: 'fugitive/1',
  seats: { fewest: 2, most: 2 },
  problemOf,
  commands: fugitiveCommands,
  variants: Object.fromEntries(VARIANTS.map((variant) => [variant, { variant }])),
  bots: fugitiveBots,
  create: createBy,
  begin: (created) => {
    if (created.type !== 'game.created')
      throw new Error(`a match begins with game.created, not ${created.type}`)
    return begin(created.data, created.at)
  },
  isBarrier: (event) => event.type === 'cards.dealt',
  isAction: (type) => ACTIONS.has(type),
  // Turns: nobody can be faster than anybody else.
  isRace: () => false,
  raceOf: () => ({ policy: 'arrival', capMs: 0 }),
  admit,
  evolve,
  decide,
  conclude,
  lateUntil: (_, against) => against.at,
  isSecret: (_, event) => SECRETS.has(event.type),
  knows,
  mask,
  isOver: (match) => match.over !== undefined,
  viewOf,
  outcomeOf: (match) => {
    const ending = endingOf(match)
    const winner = ending && seatOf(match, ending.winner)
    return {
      id: match.id,
      event: match.options.event,
      players: match.players.map(({ name, key, bot }, seat) => ({
        name,
        key,
        bot: bot === null ? null : String(bot),
        marks: {
          escapes: Number(winner === seat && ending?.winner === 'fugitive'),
          arrests: Number(winner === seat && ending?.winner === 'marshal'),
        },
      })),
      ...wonBy(winner === undefined ? [] : [winner]),
      status: match.over?.how ?? (ending ? 'ended' : 'running'),
      delayMs: match.options.delayMs,
    }
  },
  reportOf,
}
