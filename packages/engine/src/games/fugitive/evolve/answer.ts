import { answerTo, type GuessAnswer } from '../judge/answer-to.ts'
import { ESCAPE, MANHUNT_UP_TO, START } from '../pieces/pieces.ts'
import { faceDown, type RowPlace, type Step, type Table } from '../state/table.ts'

export function withTurnedUp(
  row: readonly RowPlace[],
  hideouts: NonNullable<GuessAnswer['hideouts']>,
): readonly RowPlace[] {
  return row.map((place, index) => {
    const shown = hideouts.find((one) => one.place === index + 1)
    return shown ? { ...place, card: shown.card, sprint: shown.sprint, isUp: true, isSprintUp: true } : place
  })
}

/** The table once the guess is answered: the end, the next guess of a manhunt, or what the turn still holds. */
export function withAnswer(table: Table, answer: GuessAnswer, isDiscovery: boolean): Table {
  const [, ...rest] = table.steps
  const { right, hideouts = [], count } = answer
  const last = table.guesses.length - 1
  const row = right ? withTurnedUp(table.row, hideouts) : table.row
  return {
    ...table,
    row,
    guesses: table.guesses.map((guess, index) =>
      index === last ? { ...guess, isRight: right, count } : guess,
    ),
    changes: { ...table.changes, tellCount: false },
    steps: stepsAfter(table, right, faceDown(row).length === 0, isDiscovery) ?? rest,
  }
}

function stepsAfter(
  table: Table,
  isRight: boolean,
  isBare: boolean,
  isDiscovery: boolean,
): readonly Step[] | undefined {
  const [, ...rest] = table.steps
  // F6.3
  if (table.isHunt) {
    if (!isRight) return [{ type: 'end', winner: 'fugitive', reason: 'manhunt-lost' }]
    return isBare
      ? [{ type: 'end', winner: 'marshal', reason: 'manhunt-won' }]
      : [{ type: 'guess', isHunt: true }]
  }
  if (!isRight) return undefined
  // F6.1
  if (isBare) return [{ type: 'end', winner: 'marshal', reason: 'caught' }]
  return isDiscovery ? [{ type: 'resolve-next', pile: 0 }, ...rest] : undefined
}

/** F6.2, F6.3: what placing the 42 comes to. */
export function stepsOfEscape(row: readonly RowPlace[]): readonly Step[] {
  const up = row.flatMap(({ isUp, card }) => (isUp && card !== undefined && card !== ESCAPE ? [card] : []))
  return Math.max(START, ...up) <= MANHUNT_UP_TO
    ? [{ type: 'hunt' }]
    : [{ type: 'end', winner: 'fugitive', reason: 'escaped' }]
}

export function withHunt(table: Table): Table {
  return { ...table, isHunt: true, steps: [{ type: 'guess', isHunt: true }] }
}

/** The table with every decision taken that follows from the facts alone, as a log without decisions needs it. */
export function decided(table: Table, isDiscovery: boolean, settle: (table: Table) => Table): Table {
  const [step] = table.steps
  if (step?.type === 'hunt') return withHunt(table)
  if (step?.type !== 'answer') return table
  const answer = answerTo(table)
  return answer ? settle(withAnswer(table, answer, isDiscovery)) : table
}
