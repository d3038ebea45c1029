import { REACTION_CLOCKS } from '../../clock/clock-options.ts'
import type { Game, WonMarks } from '../../game.ts'
import { wonBy } from '../../winners.ts'
import { colditzBots } from './bots/index.ts'
import { conclude } from './decide/conclude.ts'
import { againOptions, createBy } from './decide/create.ts'
import { decidedBy } from './judge/decided-by.ts'
import { escapesOf } from './moves/escape.ts'
import { FEWEST_PLAYERS, MOST_PLAYERS, WINNING_ESCAPES } from './pieces/pieces.ts'
import { colditzPlaying } from './playing.ts'
import { knows, mask } from './redact/redact.ts'
import { type ColditzReport, endingOf, reportOf } from './report.ts'
import type { Match } from './state/match.ts'
import type { Chronicle } from './state/table.ts'
import type { Command } from './vocabulary/commands.ts'
import { COLDITZ_DIFFERENCES } from './vocabulary/differences.ts'
import { type ColditzEvent, colditzSchemas } from './vocabulary/events.ts'
import { VARIANTS } from './vocabulary/options.ts'
import { problemOf } from './vocabulary/vocabulary.ts'

/** Escape from Colditz, by the rules `colditz/1`. */
export const colditz: Game<Match, ColditzEvent, Command, ColditzReport> = {
  ...colditzPlaying,
  types: Object.keys(colditzSchemas),
  marks: ['escapes', 'arrests'],
  seats: { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS },
  problemOf,
  variants: Object.fromEntries(VARIANTS.map((variant) => [variant, { [variant]: true }])),
  clocks: REACTION_CLOCKS,
  bots: colditzBots,
  create: createBy,
  againOptions,
  conclude,
  knows,
  mask,
  outcomeOf: (match) => {
    const ending = endingOf(match)
    const { table, options } = match
    return {
      id: match.id,
      event: options.event,
      players: match.players.map(({ name, key, isProved, bot, ready, left }, seat) => ({
        name,
        key,
        isProved,
        bot: bot === null ? null : String(bot),
        isReady: ready,
        hasLeft: left,
        marks: marksOf(match, seat),
      })),
      ...wonBy(ending?.winners ?? []),
      hasBegun: table !== undefined,
      target: options.joint > 0 ? [] : [{ escapes: WINNING_ESCAPES }],
      status: match.over?.how ?? (ending ? 'ended' : 'running'),
      delayMs: options.delayMs,
    }
  },
  // Nothing is corrected: there is one game.
  wonBefore: (then) => then.players.map((_, seat) => marksOf(then, seat)),
  decisions: ['game.ended'],
  decidedBy,
  differences: COLDITZ_DIFFERENCES,
  reportOf,
}

/** K9.3: any way into a cell but a fallen tunnel and a failed staff car. */
function isArrest({ how }: Chronicle['arrests'][number]): boolean {
  return how !== 'fell-in' && how !== 'car'
}

/** What a seat has won: the POWs that are free, or the arrests. */
function marksOf({ table, options }: Match, seat: number): WonMarks {
  return {
    escapes: table ? escapesOf(table, seat) : 0,
    arrests: seat === options.security ? (table?.chronicle.arrests.filter(isArrest).length ?? 0) : 0,
  }
}
