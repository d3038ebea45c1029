import type { FollowedTimeline, Mood } from '@getaway/engine'
import type { Language } from '../language/language.ts'
import type { AnyTable } from '../table/game-table.ts'
import type { Look, TablePlan } from '../table/table-plan.ts'
import type { TableStatus } from '../table/table-status.ts'

/** A match to be filmed, as its audience knows it by now. */
export interface FilmedMatch {
  readonly table: AnyTable
  readonly timeline: FollowedTimeline
  /** The light that its host chose. */
  readonly mood: Mood | undefined
  readonly start: number
  /** The last instant (µs) that its audience has been shown: nothing later is filmed. */
  readonly until: number
  readonly look: Look
}

/** The match at an instant: what lies there, and what is said of it. */
export interface Reel {
  planAt(instant: number): TablePlan
  statusAt(instant: number): TableStatus
}

/** Plans are made once for all frames between two events. */
export function createReel({ table, timeline, until, look }: FilmedMatch, language: Language): Reel {
  let last: { readonly index: number; readonly plan: TablePlan } | undefined
  const planAt = (instant: number) => {
    const index = timeline.indexAt(Math.min(instant, until))
    if (last?.index !== index) last = { index, plan: table.planOf(timeline, index, look) }
    return last.plan
  }
  return {
    planAt,
    statusAt: (instant) => table.statusOf(timeline, planAt(instant), Math.min(instant, until), language),
  }
}
