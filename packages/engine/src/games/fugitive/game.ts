import { CLOCKS } from '../../clock/clock-options.ts'
import type { Game, WonMarks } from '../../game.ts'
import { wonBy } from '../../winners.ts'
import { fugitiveBots } from './bots/index.ts'
import { conclude } from './decide/conclude.ts'
import { againOptions, createBy } from './decide/create.ts'
import { decidedBy } from './judge/decided-by.ts'
import { fugitivePlaying } from './playing.ts'
import { knows, mask } from './redact/redact.ts'
import { endingOf, type FugitiveReport, reportOf } from './report.ts'
import { type Match, seatOfRole } from './state/match.ts'
import type { Command } from './vocabulary/commands.ts'
import { FUGITIVE_DIFFERENCES } from './vocabulary/differences.ts'
import { type FugitiveEvent, fugitiveSchemas } from './vocabulary/events.ts'
import { VARIANTS } from './vocabulary/options.ts'
import { problemOf } from './vocabulary/vocabulary.ts'

/** Fugitive, by the rules `fugitive/1`. */
export const fugitive: Game<Match, FugitiveEvent, Command, FugitiveReport> = {
  ...fugitivePlaying,
  types: Object.keys(fugitiveSchemas),
  marks: ['escapes', 'arrests'],
  seats: { fewest: 2, most: 2 },
  problemOf,
  variants: Object.fromEntries(VARIANTS.map((variant) => [variant, { variant }])),
  clocks: CLOCKS,
  bots: fugitiveBots,
  create: createBy,
  againOptions,
  conclude,
  knows,
  mask,
  outcomeOf: (match) => {
    const ending = endingOf(match)
    const winner = ending && seatOfRole(match, ending.winner)
    return {
      id: match.id,
      event: match.options.event,
      players: match.players.map(({ name, key, isProved, bot, ready, left }, seat) => ({
        name,
        key,
        isProved,
        bot: bot === null ? null : String(bot),
        isReady: ready,
        hasLeft: left,
        marks: marksOf(match, seat),
      })),
      ...wonBy(winner === undefined ? [] : [winner]),
      hasBegun: match.table !== undefined,
      target: [],
      status: match.over?.how ?? (ending ? 'ended' : 'running'),
      delayMs: match.options.delayMs,
    }
  },
  // Nothing is corrected: there is one game.
  wonBefore: (then) => then.players.map((_, seat) => marksOf(then, seat)),
  decisions: ['guess.answered', 'manhunt.begun', 'game.ended'],
  decidedBy,
  differences: FUGITIVE_DIFFERENCES,
  reportOf,
}

function marksOf(match: Match, seat: number): WonMarks {
  const ending = endingOf(match)
  const hasWon = ending !== undefined && seatOfRole(match, ending.winner) === seat
  return {
    escapes: Number(hasWon && ending.winner === 'fugitive'),
    arrests: Number(hasWon && ending.winner === 'marshal'),
  }
}
