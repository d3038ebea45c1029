import type { Entry } from '@getaway/engine'
import type { FugitiveEvent, Guess, Match, RowPlace, Table } from '@getaway/engine/fugitive'
import type { InsightAnswers } from '../../../table/insight.ts'
import type { OddsAnswer } from '../insight/odds-answer.ts'
import { openTable } from '../insight/questions-of.ts'
import { changedBetween, shownAt } from '../insight/shown-from.ts'
import { chronicleOf, type FugitiveTimeline } from '../plan/chronicle.ts'
import type { CardWriter } from './card-writer.ts'

/** One event of a match that was dealt: what it changed. */
export interface Step {
  readonly entry: Entry<Match, FugitiveEvent>
  readonly index: number
  readonly match: Match
  readonly before: Table
  readonly after: Table
  /** Nothing is hidden from the reader: what casters are told may be told. */
  readonly isOpen: boolean
  readonly now: number
  /** When the table has shown what it came to: after a guess it holds its breath. */
  readonly toldAt: number
  /** The guess that was answered with it. */
  readonly answered: Guess | undefined
  /** The guess that was made with it. */
  readonly guessed: Guess | undefined
  /** The hideout that was placed with it, the 42 included. */
  readonly placed: RowPlace | undefined
  /** Hideouts that were turned up with it: where they lie in the row, from 0. */
  readonly turnedUp: readonly number[]
  /** What the marshal could know before it, and after it, as far as that is worked out. */
  readonly could: OddsAnswer | undefined
  readonly can: OddsAnswer | undefined
}

/** Follows a match step by step, and writes cards about one subject. */
export type Narrator = (writer: CardWriter) => (step: Step) => void

export function* stepsOf(
  timeline: FugitiveTimeline,
  answers: InsightAnswers<OddsAnswer> = () => undefined,
): Generator<Step> {
  const chronicle = chronicleOf(timeline, timeline.length)
  let now = Number.NEGATIVE_INFINITY
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    if (!entry) continue
    now = Math.max(now, entry.event.at)
    const match = timeline.stateAfter(index + 1)
    const [before, after] = [timeline.stateAfter(index).table, match.table]
    if (!before || !after) continue
    const changed = changedBetween(before, after)
    yield {
      ...{ entry, index, match, before, after, now, ...changed },
      isOpen: openTable(match) !== undefined,
      toldAt: Math.max(now, shownAt(entry.event, chronicle, after, changed)),
      guessed: after.guesses.length > before.guesses.length ? after.guesses.at(-1) : undefined,
      placed: placedBetween(before, after),
      could: answers(index),
      can: answers(index + 1),
    }
  }
}

function placedBetween(before: Table, after: Table): RowPlace | undefined {
  if (after.escape && !before.escape) return after.escape
  return after.row.length > before.row.length ? after.row.at(-1) : undefined
}
