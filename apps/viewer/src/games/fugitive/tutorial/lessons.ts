import { type Bot, seededRandom } from '@getaway/engine'
import type { Command, Match, Step } from '@getaway/engine/fugitive'
import { ownStepOf } from '../acting/acts.ts'

const THINKS_MS = 900

/** The hideouts of the lesson in which one hunts, and what lies under each. The deal of its seed gives them. */
export const HIDDEN = [
  { card: 2, sprint: [] },
  { card: 5, sprint: [] },
  { card: 10, sprint: [4] },
] as const

/** What the marshal of a lesson guesses, one guess after the other: the first is right if one did as one was told. */
const GUESSES = [[41], [3]] as const
const NOTHING = [41] as const

/** The opponent of a player who learns to hide: guesses next to nothing. */
const marshal: Bot<Match, Command> = {
  intend: (match, seat) =>
    acting(match, seat, (step, table) => {
      if (step.type === 'draw') return { type: 'draw', deck: 3 }
      const guess = GUESSES[table.guesses.length] ?? NOTHING
      return { type: 'guess', numbers: [...guess] }
    }),
}

/** The opponent of a player who learns to hunt: three hideouts, the third one only once the first has been found. */
const fugitive: Bot<Match, Command> = {
  intend: (match, seat) =>
    acting(match, seat, (step, table) => {
      if (step.type === 'draw') return { type: 'draw', deck: 3 }
      const next = HIDDEN[table.row.length]
      const isNext = next !== undefined && (table.row.length < 2 || table.row[0]?.isUp === true)
      return isNext ? { type: 'place', card: next.card, sprint: [...next.sprint] } : { type: 'pass' }
    }),
}

type Table = NonNullable<Match['table']>

function acting(match: Match, seat: number, commandOf: (step: Step, table: Table) => Command) {
  const { table } = match
  if (!table) {
    const command: Command = { type: 'get-ready' }
    return match.players[seat]?.ready ? undefined : { command, thinkMs: THINKS_MS }
  }
  const step = ownStepOf(match, seat)
  return step && { command: commandOf(step, table), thinkMs: THINKS_MS }
}

/** The deals are always the same, so that the lessons fit them. */
const LESSONS: Readonly<Record<string, { readonly seed: number; readonly bot: Bot<Match, Command> }>> = {
  hide: { seed: 528, bot: marshal },
  hunt: { seed: 153, bot: fugitive },
}

/** What the referee of that lesson needs; undefined: there is none. */
export function fugitiveLessonOf(id: string) {
  const lesson = LESSONS[id]
  return (
    lesson && {
      bot: lesson.bot,
      random: () => seededRandom(lesson.seed),
      isEnough: (match: unknown) => (match as Match).over !== undefined,
    }
  )
}
