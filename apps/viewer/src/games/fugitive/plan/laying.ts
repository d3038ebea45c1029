import type { Match } from '@getaway/engine/fugitive'
import type { Look } from '../../../table/table-plan.ts'
import type { Chronicle, FugitiveTimeline } from './chronicle.ts'
import type { Layout } from './plan.ts'

/** What every list of a plan is made from. */
export interface Laying {
  readonly match: Match
  readonly table: NonNullable<Match['table']>
  readonly chronicle: Chronicle
  readonly timeline: FugitiveTimeline
  readonly look: Look
  readonly layout: Layout
  /** This side sees the fugitive's cards: it may look under hideouts that lie face down. */
  readonly isPeeking: boolean
  /** How all of it lay before the row grew past a line, and when that was. */
  readonly before: Layout
  readonly changedAt: number
}
