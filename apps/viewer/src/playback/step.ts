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

/** Where a step leads: with all that the event set in motion done, or in the middle of what the table tells. */
export interface Step {
  readonly instant: number
  readonly isSettled: boolean
}

/**
 * As `stepped`, but what the table tells after an event, line by line, is stepped through as well. `stopsAt` are the
 * instants at which a line has been told, once so many events have taken effect; none after `end` is known yet.
 */
export function steppedThrough(
  timeline: FollowedTimeline<unknown>,
  stopsAt: (index: number) => readonly number[],
  { instant, isSettled }: Step,
  by: 1 | -1,
  end: number,
): Step {
  const to = stepped(timeline, instant, by)
  const shown = timeline.indexAt(instant)
  const present = shown > 0 ? shownAt(timeline, shown - 1) : instant
  // Where all is done one stands after every line up to the next event.
  const here = !isSettled ? instant : shown < timeline.length ? shownAt(timeline, shown) : end + 1
  const known = (index: number) => stopsAt(index).filter((at) => at <= end)
  const line =
    by > 0
      ? known(shown).find((at) => at > here && (to === instant || at < to))
      : (known(shown).findLast((at) => at > present && at < here) ??
        known(timeline.indexAt(to)).findLast((at) => at > to && at < present))
  if (line !== undefined) return { instant: line, isSettled: false }
  // An event that is told of line by line is not shown to its end at once.
  return { instant: to, isSettled: to === instant || !stopsAt(timeline.indexAt(to)).some((at) => at > to) }
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
