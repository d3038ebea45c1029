import type { Role } from '../event-cards/index.ts'
import { DECK_NUMBERS, type DeckNumber } from '../pieces/pieces.ts'
import { type Changes, countOf, type Step, type Table } from './table.ts'

type Draw = Extract<Step, { type: 'draw' }>

const DRAW = { type: 'draw', isExtra: false, from: undefined } as const
const PLACE: Step = { type: 'place', mustPlace: false }
const GUESS: Step = { type: 'guess', isHunt: false }

/** F3.1: the first turn is the fugitive's, who places 1 or 2 hideouts and draws nothing. */
export const FIRST_TURN = {
  turn: { number: 1, who: 'fugitive' },
  steps: [{ type: 'place', mustPlace: true }, PLACE],
} as const satisfies Pick<Table, 'turn' | 'steps'>

/** [ours] Far beyond any match; it keeps in bounds what players who do not want an end cost, and hostile logs. */
export const MOST_TURNS = 1000

/** F3.2: in the marshal's first turn two cards are drawn. */
const MARSHALS_FIRST = 2

/** The role that has to do a step; undefined for the referee's steps. */
export function whoOf(step: Step): Role | undefined {
  switch (step.type) {
    case 'draw':
      return step.who
    case 'place':
    case 'discard':
      return 'fugitive'
    case 'guess':
      return 'marshal'
    default:
      return undefined
  }
}

export function extraDraws(who: Role, count: number): Step[] {
  return Array.from({ length: count }, () => ({ ...DRAW, who, isExtra: true }))
}

/** Whether it is the turn that gives this draw: not an event, nor again after one (F7). */
export function isDrawOfTurn({ isExtra, from }: Draw): boolean {
  return !isExtra && from === undefined
}

/** F3.3: the decks that this card may come from; none where all are empty. */
export function openDecks({ decks, changes }: Table, { who, isExtra, from }: Draw): readonly DeckNumber[] {
  const filled = DECK_NUMBERS.filter((deck) => countOf(decks[deck - 1] ?? 0) > 0)
  if (from !== undefined && filled.includes(from)) return [from]
  if (isExtra || from !== undefined) return filled
  const open = filled.filter((deck) => !changes.closed[who].includes(deck))
  return open.length > 0 ? open : filled
}

/** The table at the next step that somebody has to do: what falls away is left out, and turns follow each other. */
export function settled(table: Table): Table {
  let current = table
  for (;;) {
    const next = withoutIdleStep(current)
    if (next === current) return current
    current = next
  }
}

function withoutIdleStep(table: Table): Table {
  const [step, ...rest] = table.steps
  if (!step) return withNextTurn(table)
  const { changes } = table
  const skipped = (change: Partial<Changes> = {}): Table => ({
    ...table,
    steps: rest,
    changes: { ...changes, ...change },
  })
  switch (step.type) {
    case 'draw': {
      if (openDecks(table, step).length === 0) return skipped()
      const skips = changes.skippedDraws[step.who]
      return isDrawOfTurn(step) && skips > 0
        ? skipped({ skippedDraws: { ...changes.skippedDraws, [step.who]: skips - 1 } })
        : table
    }
    case 'discard':
      // The 42 stays in the hand until it is placed.
      return countOf(table.hands.fugitive.cards) <= 1 ? skipped() : table
    case 'place':
      return !step.mustPlace && changes.stays > 0 ? skipped({ stays: changes.stays - 1 }) : table
    case 'guess':
      return !step.isHunt && changes.silences > 0 ? skipped({ silences: changes.silences - 1 }) : table
    default:
      return table
  }
}

/** F3.3 */
function withNextTurn(table: Table): Table {
  const { turn, changes } = table
  const number = turn.number + 1
  if (turn.who === 'marshal') {
    const steps: Step[] = [{ ...DRAW, who: 'fugitive' }, ...times(1 + changes.places, PLACE)]
    return { ...table, turn: { number, who: 'fugitive' }, steps, changes: { ...changes, places: 0 } }
  }
  const draws = number === 2 ? MARSHALS_FIRST : 1
  const steps = [...times<Step>(draws, { ...DRAW, who: 'marshal' }), ...times(1 + changes.guesses, GUESS)]
  return { ...table, turn: { number, who: 'marshal' }, steps, changes: { ...changes, guesses: 0 } }
}

function times<T>(count: number, what: T): T[] {
  return Array.from({ length: count }, () => what)
}

/** One more step of the kind, at the end of its player's turn: this turn, or else their next. */
export function withOneMore(table: Table, what: 'place' | 'guess'): Table {
  const isNow = table.turn.who === (what === 'place' ? 'fugitive' : 'marshal')
  if (isNow) return { ...table, steps: [...table.steps, what === 'place' ? PLACE : GUESS] }
  const { changes } = table
  return what === 'place'
    ? { ...table, changes: { ...changes, places: changes.places + 1 } }
    : { ...table, changes: { ...changes, guesses: changes.guesses + 1 } }
}
