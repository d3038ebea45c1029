import type { Bot, Intent } from '../../../bot.ts'
import { takes } from '../../../people/pace.ts'
import { type Match, roleOf } from '../state/match.ts'
import { whoOf } from '../state/steps.ts'
import type { Command } from '../vocabulary/commands.ts'
import { discarding, drawing } from './cards.ts'
import { guessing } from './guess.ts'
import type { Mind, Thought } from './mind.ts'
import type { Person } from './person.ts'
import { placing } from './place.ts'

/** A player who flees or chases, as the match has it. */
export function fugitivePlayer(person: Person): Bot<Match, Command> {
  return {
    intend(match, seat, random): Intent<Match, Command> | undefined {
      const { table } = match
      if (match.over) return undefined
      if (!table) {
        if (match.players[seat]?.ready) return undefined
        return { command: { type: 'get-ready' }, thinkMs: takes(person, READY_MS, random) }
      }
      const [step] = table.steps
      const role = roleOf(match, seat)
      if (!step || !role || whoOf(step) !== role) return undefined
      const thought = thoughtOf({ match, table, person, random })
      if (!thought) return undefined
      const thinkMs = Math.min(takes(person, thought.meanMs, random), longestMs(match))
      return { command: thought.command, thinkMs }
    },
  }
}

const READY_MS = 2000
/** F3.5: of their time nobody who looks at the clock takes more. */
const IN_TIME = 0.8

function longestMs({ clock }: Match): number {
  return clock ? (IN_TIME * clock.turnUs) / 1000 : Number.POSITIVE_INFINITY
}

function thoughtOf(mind: Mind): Thought | undefined {
  const [step] = mind.table.steps
  switch (step?.type) {
    case 'draw':
      return drawing(mind, step)
    case 'place':
      return placing(mind, step)
    case 'discard':
      return discarding(mind)
    case 'guess':
      return guessing(mind, step)
    default:
      return undefined
  }
}
