import type { Bot, Intent } from '../../../bot.ts'
import { checkOf } from '../check/check-of.ts'
import type { Match } from '../state/match.ts'
import { isRunning, type Round, runnerPathOf } from '../state/round.ts'
import type { Command } from '../vocabulary/commands.ts'
import { ACTS_MS } from './acts.ts'
import { chaserThought } from './chaser.ts'
import type { Mind, Thought } from './mind.ts'
import { type Person, takes } from './person.ts'
import { runnerThought } from './runner.ts'
import { startThought } from './start.ts'

/** A player who runs and chases as a person would. */
export function chasePlayer(runner: Person, chaser: Person): Bot<Match, Command> {
  return {
    intend(match, seat, random): Intent<Match, Command> | undefined {
      const { round } = match
      if (match.over) return undefined
      if (isAskedForReady(match, seat)) {
        const pauseMs = isAwaited(match) ? 0 : pauseMsOf(match)
        return {
          command: { type: 'get-ready' },
          thinkMs: pauseMs + takes(chaser, READY_MS, random),
          stands: (now, leftMs) =>
            isAskedForReady(now, seat) && (pauseMs === 0 || leftMs <= READY_MS || !isAwaited(now)),
        }
      }
      if (!round) return undefined
      const person = round.roles[seat] === 'runner' ? runner : chaser
      const thought = thoughtOf({ match, round, seat, person, random })
      if (!thought) return undefined
      const before = situationOf(round, seat)
      return {
        command: thought.command,
        thinkMs: takes(person, thought.meanMs, random),
        stands: ({ round: now }, leftMs) =>
          leftMs < ACTS_MS.stop ||
          (now !== undefined && situationOf(now, seat) === before && (thought.holds?.(now) ?? true)),
      }
    },
  }
}

/** From the moment when there is nothing more to see. */
const READY_MS = 600
/** A check takes no longer than that, however long its paths are. */
const LONGEST_PAUSE_MS = 25_000
/** Of a round that was set aside, its reason is read. */
const SET_ASIDE_MS = 3400

/** How long people who watch look at the round that is over: until the end of its check (C8). */
function pauseMsOf(match: Match): number {
  const { round } = match
  if (!round) return 0
  const check = checkOf(match, round, undefined)
  if (!check) return SET_ASIDE_MS
  return Math.min((check.until - (round.scoredAt ?? check.from)) / 1000, LONGEST_PAUSE_MS)
}

/** There are people at the table, and all of them have seen enough. */
function isAwaited({ players }: Match): boolean {
  const people = players.filter(({ bot }) => bot === null)
  return people.length > 0 && people.every(({ ready }) => ready)
}

function isAskedForReady({ round, players, over }: Match, seat: number): boolean {
  return (
    !over && !players[seat]?.ready && (!round || round.score !== undefined || round.setAside !== undefined)
  )
}

function thoughtOf(mind: Mind): Thought | undefined {
  const { round, seat } = mind
  const isRunner = round.roles[seat] === 'runner'
  if (!round.started) return isRunner ? startThought(mind) : undefined
  if (!isRunning(round)) return undefined
  return isRunner ? runnerThought(mind) : chaserThought(mind)
}

/** When this changes, the bot thinks again; a chaser does not care whose turn it is. */
function situationOf(round: Round, seat: number): string {
  const { number, caller, turn, claimer } = round
  const path = round.paths[runnerPathOf(round, seat) ?? -1]
  const runners = path && [caller, turn, claimer, path.caught, path.start?.seq]
  return JSON.stringify([number, isRunning(round), runners])
}
