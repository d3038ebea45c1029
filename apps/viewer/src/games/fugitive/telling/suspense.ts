import { endingOf } from '@getaway/engine/fugitive'
import type { FugitivePlan } from '../plan/plan.ts'

/** The table holds its breath: a guess has been made, and its answer is not shown yet. */
export function isAnswerOpen({ counters }: FugitivePlan, instant: number): boolean {
  return counters.some(({ answeredFrom, from }) => from <= instant && instant < answeredFrom)
}

/** The match has been decided, and the table has not shown it yet. */
export function isEndOpen({ match, ending }: FugitivePlan, instant: number): boolean {
  return endingOf(match) !== undefined && ending !== undefined && instant < ending.from
}
