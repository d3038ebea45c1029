import type { Game } from '../../game.ts'
import { chaseBots } from './bots/index.ts'
import { conclude } from './decide/conclude.ts'
import { againOptions, createBy, SEAT_RANGE } from './decide/create.ts'
import { decidedBy } from './judge/decided-by.ts'
import { finalTally, statusOf, tallyBefore, targetOf, winnersOf } from './judge/standing.ts'
import { chasePlayingBy } from './playing.ts'
import { knows, mask } from './redact/redact.ts'
import { type ChaseReport, reportOf } from './report.ts'
import type { Match } from './state/match.ts'
import { NOBODY } from './state/tally.ts'
import type { Command } from './vocabulary/commands.ts'
import { CHASE_DIFFERENCES } from './vocabulary/differences.ts'
import { type ChaseEvent, chaseSchemas } from './vocabulary/events.ts'
import { CHASE_1, type ChaseRules } from './vocabulary/rules.ts'
import { scanChase } from './vocabulary/scan.ts'
import { problemsBy } from './vocabulary/vocabulary.ts'

/** Chase by one version of its rules. */
export function chaseBy(rules: ChaseRules): Game<Match, ChaseEvent, Command, ChaseReport> {
  return {
    ...chasePlayingBy(rules),
    types: Object.keys(chaseSchemas),
    marks: ['perfect', 'small'],
    seats: SEAT_RANGE,
    problemOf: problemsBy(rules),
    scan: scanChase,
    variants: {
      headStart: { variants: { headStart: true } },
      perfectPlan: { variants: { perfectPlan: true } },
    },
    bots: chaseBots,
    create: (wish, random) => createBy(rules, wish, random),
    againOptions,
    conclude,
    knows,
    mask,
    outcomeOf: (match) => {
      const tally = finalTally(match)
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
          marks: { ...(tally[seat] ?? NOBODY) },
        })),
        ...winnersOf(match),
        hasBegun: match.round !== undefined,
        target: targetOf(match),
        status: statusOf(match),
        delayMs: match.options.delayMs,
      }
    },
    wonBefore: (then, now) => tallyBefore(then, now).map((tally) => ({ ...tally })),
    decisions: ['round.ended', 'round.scored', 'game.ended'],
    decidedBy,
    differences: CHASE_DIFFERENCES,
    reportOf,
  }
}

/** Chase, by the rules `chase/1`. */
export const chase = chaseBy(CHASE_1)
