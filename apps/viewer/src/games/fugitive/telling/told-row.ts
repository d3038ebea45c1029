import type { RowPlace } from '@getaway/engine/fugitive'
import { NEVER } from '../../../table/easing.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { ALL } from '../plan/sides.ts'
import { spareSprintOf } from './bluffs.ts'

/** A hideout of the row, with when everybody at the table learns what it is. */
export interface ToldHideout {
  /** 1 is the first one after the start. */
  readonly place: number
  readonly at: RowPlace
  /** When it turns its face up, found or with the end. */
  readonly upFrom: number
  /** How many of its sprint cards were more than it needed; undefined: the reader of this log cannot tell. */
  readonly spare: number | undefined
  /** A bluff shows once its card and the one before it lie open. */
  readonly spareFrom: number
}

/** The whole row, as far as the log has it. */
export function toldRow(timeline: FugitiveTimeline): ToldHideout[] {
  const { table } = timeline.stateAfter(timeline.length)
  if (!table) return []
  const { hideouts } = fugitivePlanOf(timeline, timeline.length, LOOK)
  const upFrom = (place: number) => hideouts[place]?.flip ?? NEVER
  return table.row.map((at, index) => {
    const place = index + 1
    return {
      ...{ place, at, upFrom: upFrom(place), spare: spareSprintOf(table, index) },
      spareFrom: Math.max(upFrom(place), upFrom(place - 1)),
    }
  })
}

const LOOK = { motion: 'full', side: ALL, skipped: undefined } as const
