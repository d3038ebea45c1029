import type { Bot } from '../../../bot.ts'
import type { Random } from '../../../random.ts'
import { handOf, outlooksOf, type Way, waysOf } from '../bots/farsighted.ts'
import { PERSONS } from '../bots/person.ts'
import { fugitivePlayer } from '../bots/player.ts'
import { figuresOf } from '../bots/prospects.ts'
import type { Figure } from '../bots/weights.ts'
import { ESCAPE } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import type { Command } from '../vocabulary/commands.ts'

export interface Straying {
  /** At which of their placements, the first being 0, they do anything that is possible. */
  readonly at: number
  readonly random: Random
  /** Hears what each of them leaves behind. */
  tell(figures: Readonly<Record<Figure, number>>): void
}

/**
 * The strongest fugitive, who strays once: so prospects are learnt of what they would not do, too. Before and after it they
 * play as ever, and what comes of it is what is learnt.
 */
export function strayingFugitive({ at, random, tell }: Straying): Bot<Match, Command> {
  const person = PERSONS.expert
  const bot = fugitivePlayer(person)
  let nth = -1
  return {
    intend(match, seat, chance) {
      const intent = bot.intend(match, seat, chance)
      const { table } = match
      const [step] = table?.steps ?? []
      if (!intent || !table || step?.type !== 'place') return intent
      nth++
      const { command } = intent
      const ways = waysOf(table, handOf(table)).filter(({ card }) => card !== ESCAPE)
      const all = step.mustPlace ? ways : [...ways, undefined]
      const way = nth === at && all.length > 0 ? all[random(all.length)] : wayOf(command)
      if (way?.card !== ESCAPE) tell(figuresOf(outlooksOf({ match, table, person, random })(way)))
      return { ...intent, command: commandOf(way) }
    },
  }
}

function wayOf(command: Command): Way | undefined {
  return command.type === 'place' ? command : undefined
}

function commandOf(way: Way | undefined): Command {
  return way ? { type: 'place', card: way.card, sprint: [...way.sprint] } : { type: 'pass' }
}
