import type { Bot, Intent } from '../../../bot.ts'
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
        const stands = (now: Match) => isAskedForReady(now, seat)
        const readyMs = round ? READY_MS : FIRST_READY_MS
        return { command: { type: 'get-ready' }, thinkMs: takes(chaser, readyMs, random), stands }
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

/** So that people who watch have read how the round went. */
const READY_MS = 4000
/** Before the first round there is nothing to read. */
const FIRST_READY_MS = 600

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
