import type { Playing } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import type { LiveCourse } from '../order/course.ts'
import { capOf } from '../race-policy.ts'
import type { FollowedTimeline } from './followed-match.ts'

/** What a course knows besides the timeline: in which order events came. */
export type Arrivals = Pick<LiveCourse<unknown>, 'seq' | 'clock' | 'own' | 'barrier'>

export const NO_ARRIVALS: Arrivals = { seq: 0, clock: 0, own: {}, barrier: 0 }

export function afterArrival<Event extends LogEvent>(
  game: Pick<Playing<unknown, Event>, 'isAction' | 'isBarrier'>,
  { clock, own, barrier }: Arrivals,
  event: Event,
): Arrivals {
  const isOwn = game.isAction(event.type) && typeof event.by === 'number'
  return {
    seq: event.seq,
    clock: Math.max(clock, event.timing?.received ?? event.at),
    own: isOwn ? { ...own, [event.by]: event.at } : own,
    barrier: game.isBarrier(event) ? event.seq : barrier,
  }
}

/**
 * The end of a timeline as the owner of the match holds it, as far as we may see: it takes that to judge one more
 * action on it. A course of the engine cannot be kept beside the timeline, because what a reveal changes may lie
 * before its horizon.
 */
export function courseAt<State, Event extends LogEvent>(
  game: Pick<Playing<State, Event>, 'raceOf' | 'isBarrier'>,
  timeline: FollowedTimeline<State, Event>,
  arrivals: Arrivals,
): LiveCourse<State, Event> {
  const { length } = timeline
  const horizon = arrivals.clock - capOf(game.raceOf(timeline.stateAfter(length)))
  let from = length
  for (; from > 0; from--) {
    const event = timeline.entryAt(from - 1)?.event
    if (!event || event.at <= horizon || game.isBarrier(event)) break
  }
  const tail = Array.from({ length: length - from }, (_, index) => timeline.entryAt(from + index))
  return {
    ...arrivals,
    settled: timeline.stateAfter(from),
    tail: tail.filter((entry) => entry !== undefined),
  }
}
