import * as v from 'valibot'
import type { Playing } from '../game.ts'
import type { LogEvent, Timing } from '../log/event.ts'
import type { LiveCourse } from '../order/course.ts'
import { rule } from '../order/referee.ts'
import type { Timeline } from '../order/timeline.ts'
import { type Arrivals, afterArrival, courseAt } from './course-at.ts'
import type { FollowedMatch } from './followed-match.ts'
import { type CommandWish, type Foreseen, UNFORESEEN } from './own-action.ts'

/** What a seat has asked for, with what the service will have measured of it. */
export interface Wanted {
  readonly command: CommandWish
  readonly timing: Timing
}

/** Judges one wish as the service would. */
export function foresee<State, Event extends LogEvent>(
  game: Playing<State, Event>,
  course: LiveCourse<State, Event>,
  seat: number,
  { command, timing }: Wanted,
): Foreseen<Event> {
  const asked = v.safeParse(game.commands, command)
  // Of a game's newer commands, perhaps: the service knows.
  if (!asked.success) return UNFORESEEN
  const ruling = rule(game, course, asked.output, { by: seat, timing, madeFor: timing.seen })
  if (ruling.type === 'unforeseeable') return UNFORESEEN
  if (ruling.type === 'refused') return { type: 'withheld', refusal: ruling.refusal }
  // The draft has the shape of the game's events, which `decide` made; only its hash is still to come.
  const event = { ...ruling.draft, seq: course.seq + 1, hash: '' } as LogEvent as Event
  return { type: 'shown', event }
}

/** Lays wishes on a match, each on those before it: the timeline with all that show, and what comes of each. */
export function foreseeAll<State, Event extends LogEvent>(
  { game, timeline }: Pick<FollowedMatch<State, Event, Playing<State, Event>>, 'game' | 'timeline'>,
  arrivals: Arrivals,
  seat: number,
  wishes: readonly Wanted[],
): { readonly timeline: Timeline<State, Event>; readonly foreseen: readonly Foreseen<Event>[] } {
  const laid = timeline.fork()
  let after = arrivals
  let isForeseen = true
  const foreseen = wishes.map((wanted): Foreseen<Event> => {
    const next = foresee<State, Event>(game, courseAt(game, laid, after), seat, wanted)
    if (next.type === 'shown') {
      laid.push(next.event)
      after = afterArrival(game, after, next.event)
      return next
    }
    // What stands against a wish may be gone by what an unforeseen one before it comes to.
    if (next.refusal === undefined) isForeseen = false
    return isForeseen ? next : UNFORESEEN
  })
  return { timeline: laid, foreseen }
}
