import { type Guess, listOf, type Match, type Table } from '@getaway/engine/fugitive'
import type { InsightQuestion } from '../../../table/insight.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { spareSprintOf } from '../telling/bluffs.ts'

/** Where the fugitive can be, as the marshal has it; what is asked besides, of the guess that follows and of a bluff. */
export interface OddsQuestion extends InsightQuestion {
  readonly table: Table
  /** What is named next. */
  readonly guess: Pick<Guess, 'numbers' | 'isHunt'> | undefined
  /** The hideout that was placed just now with sprint cards that it did not need. */
  readonly bluff: Bluffed | undefined
}

export interface Bluffed {
  /** In the row; the first is 0. */
  readonly place: number
  readonly spare: number
}

/** F1.4. As long as the marshal learns nothing, the question stays the same. */
export function questionsOf(timeline: FugitiveTimeline): readonly (OddsQuestion | undefined)[] {
  const questions: (OddsQuestion | undefined)[] = []
  let before: Table | undefined
  let since = 0
  for (let index = 0; index <= timeline.length; index++) {
    const table = openTable(timeline.stateAfter(index))
    if (!table) {
      questions.push(undefined)
      continue
    }
    if (!before || isLearnt(before, table)) since = timeline.entryAt(index - 1)?.event.seq ?? 0
    before = table
    const guess = guessAfter(timeline, index)
    const bluff = bluffIn(timeline, index, table)
    const key = [since, guess?.seq ?? '', bluff ? 'bluff' : ''].join()
    questions.push({ key, table, guess: guess?.guess, bluff })
  }
  return questions
}

/** The table of a reader from whom nothing is hidden: a caster of a match that runs, and everybody once it is over. */
export function openTable({ table }: Match): Table | undefined {
  if (!table) return undefined
  const { decks, hands } = table
  const isOpen = [...decks, hands.fugitive.cards, hands.marshal.cards].every((cards) =>
    listOf<unknown>(cards),
  )
  return isOpen ? table : undefined
}

/** Everything that the odds are worked out from, each part of which is another object once it changes. */
function isLearnt(before: Table, after: Table): boolean {
  return (
    before.row !== after.row ||
    before.escape !== after.escape ||
    before.guesses !== after.guesses ||
    before.ruledOut !== after.ruledOut ||
    before.out !== after.out ||
    before.hands.marshal !== after.hands.marshal
  )
}

function guessAfter(timeline: FugitiveTimeline, index: number) {
  const entry = timeline.entryAt(index)
  if (entry?.event.type !== 'numbers.guessed' || entry.admission.type !== 'applies') return undefined
  const guess = entry.state.table?.guesses.at(-1)
  return guess && { seq: entry.event.seq, guess }
}

function bluffIn(timeline: FugitiveTimeline, index: number, table: Table): Bluffed | undefined {
  const entry = timeline.entryAt(index - 1)
  if (entry?.event.type !== 'hideout.placed' || entry.admission.type !== 'applies') return undefined
  const place = table.row.findIndex(({ seq }) => seq === entry.event.seq)
  const spare = place < 0 ? 0 : (spareSprintOf(table, place) ?? 0)
  return spare > 0 ? { place, spare } : undefined
}
