import type { FollowedTimeline } from '@getaway/engine'

/** The instant of the next event, or of the one before. Events of one instant are one step. */
export function stepped(timeline: FollowedTimeline<unknown>, instant: number, by: 1 | -1): number {
  const shown = timeline.indexAt(instant)
  if (by === 1) return shown < timeline.length ? shownAt(timeline, shown) : instant
  if (shown === 0) return instant
  const present = shownAt(timeline, shown - 1)
  const earlier = timeline.indexAt(present - 1)
  return earlier === 0 ? present - 1 : shownAt(timeline, earlier - 1)
}

/** When an entry is shown: never before earlier entries, whatever a log claims. */
export function shownAt(timeline: FollowedTimeline<unknown>, index: number): number {
  let instant = 0
  for (let each = 0; each <= index; each++) instant = Math.max(instant, timeline.entryAt(each)?.event.at ?? 0)
  return instant
}

/** When each entry is shown. */
export function shownInstants(timeline: FollowedTimeline<unknown>): number[] {
  const instants: number[] = []
  for (let index = 0; index < timeline.length; index++) {
    instants.push(Math.max(instants.at(-1) ?? 0, timeline.entryAt(index)?.event.at ?? 0))
  }
  return instants
}
