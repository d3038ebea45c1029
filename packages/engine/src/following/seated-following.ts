import type { Playing } from '../game.ts'
import type { LogEvent, Timing } from '../log/event.ts'
import type { Timeline } from '../order/timeline.ts'
import { afterArrival, NO_ARRIVALS } from './course-at.ts'
import type { FollowedMatch } from './followed-match.ts'
import {
  createFollowing,
  type Following,
  type FollowingOptions,
  lastOf,
  type MatchItem,
} from './following.ts'
import { foreseeAll } from './foresee.ts'
import {
  CLOSED,
  type CommandWish,
  type Confirmed,
  type Foreseen,
  type OwnAction,
  type TakenBack,
  UNFORESEEN,
  type WishAnswer,
} from './own-action.ts'
import { createOwnMarks } from './own-marks.ts'
import { createPending, endBy, factOf, type Pending } from './pending.ts'

/**
 * A match as a player follows it from their seat: what they do shows at once on top of what is recorded, and is
 * confirmed or taken back. Instants `now` are those of the clock by which the match is recorded (µs), where known.
 */
export interface SeatedFollowing<
  State = unknown,
  Event extends LogEvent = LogEvent,
  Rules extends Playing<State, Event> = Playing<State, Event>,
> extends Following<State, Event, Rules> {
  /** Undefined until the seat is known; a line without a seat foresees nothing. */
  readonly seat: number | undefined
  /** What is recorded, without the player's pending actions. */
  readonly recorded: FollowedMatch<State, Event, Rules> | undefined
  /** In the order in which they were done. */
  readonly pending: readonly OwnAction<Event>[]
  take(item: MatchItem<Event>, now?: number): boolean
  /** The player does something; `timing` is what the service will measure of it. */
  ask(command: CommandWish, timing: Omit<Timing, 'seen'>): OwnAction<Event>
  /** What the service says to it, before its event comes or after. */
  answer(action: OwnAction<Event>, answer: WishAnswer, now?: number): void
  /** Nobody will answer any more: what is pending is taken back. */
  close(now?: number): void
}

/** Follows a match and lays a seat's own actions on it; each is judged by the `rule` that the service uses. */
export function createSeatedFollowing<
  State = unknown,
  Event extends LogEvent = LogEvent,
  Rules extends Playing<State, Event> = Playing<State, Event>,
>(options: FollowingOptions<State, Event, Rules>): SeatedFollowing<State, Event, Rules> {
  const record = createFollowing<State, Event, Rules>(options)
  let seat: number | undefined
  let arrivals = NO_ARRIVALS
  let pending: readonly Pending<Event>[] = []
  /** The recorded timeline with what is pending on it; undefined if nothing is. */
  let laid: Timeline<State, Event> | undefined
  let match: FollowedMatch<State, Event, Rules> | undefined
  const marks = createOwnMarks<Event>()

  const standAs = (one: Pending<Event>, next: Foreseen<Event>) => {
    const before = one.foreseen
    one.foreseen = next
    if (next.type === 'shown') {
      one.fact = factOf(next.event)
      marks.showAgain(one.action)
      return
    }
    // While the record is still coming in, what is missing may be what the action stands on.
    if (before.type !== 'shown' || !record.match || record.match.seq < record.head) return
    const { refusal } = next
    const reason = refusal && ({ type: 'takenBack', because: 'overtaken', ...refusal } as const)
    marks.takeBack(one.action, before.event, reason)
  }
  /** Lays what is pending on what is recorded; an action whose event is here lies there already. */
  const lay = () => {
    match = undefined
    laid = undefined
    const open = pending.filter(({ isHere }) => !isHere)
    if (!record.match || seat === undefined) for (const one of open) one.foreseen = UNFORESEEN
    else if (open.length > 0) {
      const wishes = open.map(({ wanted }) => wanted)
      const { timeline, foreseen } = foreseeAll<State, Event>(record.match, arrivals, seat, wishes)
      laid = timeline
      for (const [index, next] of foreseen.entries()) standAs(open[index] as Pending<Event>, next)
    }
  }
  const end = (one: Pending<Event>, standing: Confirmed | TakenBack) => {
    // Its answer may still have been on its way when the connection was closed.
    if (!pending.includes(one)) return
    pending = pending.filter((other) => other !== one)
    one.end = standing
    if (one.foreseen.type !== 'shown') return
    if (standing.type === 'confirmed') marks.confirm(standing.seq)
    else if (!one.isHere) marks.takeBack(one.action, one.foreseen.event, standing)
  }
  const recognise = (event: Event) => {
    const own = pending.find(({ receipt }) => receipt?.seq === event.seq)
    if (own) return end(own, endBy(own.receipt, event))
    if (event.by !== seat) return
    const fact = factOf(event)
    const twin = pending.find((one) => !one.receipt && !one.isHere && one.fact === fact)
    if (!twin) return
    twin.isHere = true
    if (twin.foreseen.type === 'shown') marks.confirm(event.seq)
  }
  const matchOf = (): FollowedMatch<State, Event, Rules> | undefined => {
    const known = record.match
    const own = known && marks.eventsAfter(known.seq, laid !== undefined)
    if (!own) return known
    const timeline = { ...(laid ?? known.timeline.fork()), own }
    const state = timeline.stateAfter(timeline.length)
    return { ...known, timeline, state, lastAt: lastOf(timeline, known.start) }
  }

  return {
    get match() {
      match ??= matchOf()
      return match
    },
    get recorded() {
      return record.match
    },
    get head() {
      return record.head
    },
    get seat() {
      return seat
    },
    get pending() {
      return pending.map(({ action }) => action)
    },
    take(item, now) {
      if (item.type === 'head') marks.hear(item.now)
      marks.hear(now)
      if (item.type === 'welcome') {
        seat = typeof item.audience === 'object' ? item.audience.seat : undefined
        lay()
        return pending.length > 0
      }
      if (!record.take(item)) return false
      if (item.type === 'restart') {
        arrivals = NO_ARRIVALS
        for (const one of pending) one.isHere = false
      } else if (item.type === 'shown' && record.match) {
        arrivals = afterArrival(record.match.game, arrivals, item.event)
        marks.hear(arrivals.clock)
        recognise(item.event)
      }
      lay()
      return true
    },
    ask(command, timing) {
      marks.hear(timing.received)
      const one = createPending<Event>(command, { ...timing, seen: record.match?.seq ?? null })
      pending = [...pending, one]
      lay()
      return one.action
    },
    answer(action, answer, now) {
      marks.hear(now)
      const one = pending.find((other) => other.action === action)
      if (!one) return
      if (answer.type === 'refused') {
        const isOvertaken = one.fact !== undefined && one.foreseen.type === 'withheld'
        const { code, clause, text } = answer
        end(one, { type: 'takenBack', because: isOvertaken ? 'overtaken' : 'refused', code, clause, text })
      } else if (answer.seq <= (record.match?.seq ?? 0)) end(one, { type: 'confirmed', seq: answer.seq })
      else {
        one.receipt = answer
        one.isHere = false
      }
      lay()
    },
    close(now) {
      if (pending.length === 0) return
      marks.hear(now)
      for (const one of pending) end(one, CLOSED)
      lay()
    },
  }
}
