import type { Playing } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import { capOf } from '../race-policy.ts'
import { type Entry, insert } from './fold.ts'
import type { Floor } from './stamp.ts'

/**
 * A live match as its owner holds it: the state up to the settled horizon, where nothing changes
 * any more, and the short tail that an action still under way may come before (C10.5).
 */
export interface LiveCourse<State, Event extends LogEvent = LogEvent> {
  readonly settled: State
  readonly tail: readonly Entry<State, Event>[]
  readonly seq: number
  /** The latest arrival: no later action takes effect before it minus the cap. */
  readonly clock: number
  /** By seat: the `at` of its last action. */
  readonly own: Readonly<Record<number, number>>
  /** The `seq` of the last barrier: what was meant for the table before it is not for the present one. */
  readonly barrier: number
}

export function openCourse<State, Event extends LogEvent>(
  game: Playing<State, Event>,
  created: Event,
): LiveCourse<State, Event> {
  return { settled: game.begin(created), tail: [], seq: created.seq, clock: created.at, own: {}, barrier: 0 }
}

/** The state of the match as it stands, provisional endings included. */
export function headOf<State, Event extends LogEvent>(course: LiveCourse<State, Event>): State {
  return course.tail.at(-1)?.state ?? course.settled
}

/**
 * The course after one more event; it costs what the event touches. An event before the horizon is a fault of
 * the caller, not of a player: it would make the live match differ from its log.
 */
export function extendCourse<State, Event extends LogEvent>(
  game: Playing<State, Event>,
  course: LiveCourse<State, Event>,
  event: Event,
): LiveCourse<State, Event> {
  const before = course.clock - capOf(game.raceOf(headOf(course)))
  if (event.at < before)
    throw new Error(`event ${event.seq} at ${event.at} lies behind the settled horizon ${before}`)
  const isAction = game.isAction(event.type)
  const own = isAction && typeof event.by === 'number' ? { ...course.own, [event.by]: event.at } : course.own
  const clock = Math.max(course.clock, event.timing?.received ?? event.at)
  if (game.isBarrier(event)) {
    const { refolded } = insert(game, headOf(course), [], event)
    const settled = refolded.at(-1)?.state ?? headOf(course)
    return { settled, tail: [], seq: event.seq, clock, own, barrier: event.seq }
  }
  const { kept, refolded } = insert(game, course.settled, course.tail, event)
  const tail = [...course.tail.slice(0, kept), ...refolded]
  const horizon = clock - capOf(game.raceOf(headOf(course)))
  const open = tail.findIndex((entry) => entry.event.at > horizon)
  const behind = open === -1 ? tail.length : open
  const settled = behind > 0 ? (tail[behind - 1] as Entry<State, Event>).state : course.settled
  return { settled, tail: tail.slice(behind), seq: event.seq, clock, own, barrier: course.barrier }
}

/** The floor under a seat's next action. What is settled lies before any instant that C10.3 could give. */
export function floorOf<State, Event extends LogEvent>(
  course: LiveCourse<State, Event>,
  seat: number,
  seen: number | null,
): Floor {
  let shown = 0
  for (const { event } of course.tail) {
    if (seen !== null && event.seq <= seen) shown = Math.max(shown, event.at)
  }
  return { shown, own: course.own[seat] ?? 0 }
}
