import type { Point } from '../../../table/extent.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitivePlan } from '../plan/plan.ts'

/** The fugitive is at the newest hideout, the marshal at what she has named last, or else where she sits. */
export function fugitivePlaceOf(_: FugitiveTimeline, plan: FugitivePlan, seat: number): Point | undefined {
  const { hideouts, counters, seats } = plan
  const own = seats.find((one) => one.seat === seat)
  const place = (own?.role === 'fugitive' ? hideouts.at(-1) : counters.at(-1)) ?? own
  return place && { x: place.x, y: place.y }
}
