import type { Audience, Reading } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import { createTimeline, type Timeline } from '../order/timeline.ts'
import type { FollowedMatch, FollowedTimeline } from './followed-match.ts'

/** What is told to somebody who follows a match. */
export type MatchItem<Event extends LogEvent = LogEvent> =
  /** For whom it is told. */
  | { readonly type: 'welcome'; readonly audience: Audience }
  /** A set-back: forget everything, all events follow. */
  | { readonly type: 'restart' }
  /** A new event, and the earlier ones of which more may now be seen. */
  | { readonly type: 'shown'; readonly event: Event; readonly reveals: readonly Event[] }
  /** How far the record goes, and the time of the clock by which it is written (µs). */
  | { readonly type: 'head'; readonly seq: number; readonly now: number }

/**
 * A match as it is followed, item by item, for one audience. It has no clock and makes no promises: the caller
 * reads the items and passes them on.
 */
export interface Following<
  State = unknown,
  Event extends LogEvent = LogEvent,
  Rules extends Reading<State, Event> = Reading<State, Event>,
> {
  /** Undefined until the first event has come. The same value until something changes. */
  readonly match: FollowedMatch<State, Event, Rules> | undefined
  /** The last event of the record, known or not. */
  readonly head: number
  /** Tells whether it changed the match. Events that come again after a lost line are passed over. */
  take(item: MatchItem<Event>): boolean
}

export interface FollowingOptions<
  State,
  Event extends LogEvent,
  Rules extends Reading<State, Event> = Reading<State, Event>,
> {
  /** The rules that the first event names. */
  rulesOf(created: Event): Rules & Reading<State, Event>
}

/** Follows a match as it is recorded. */
export function createFollowing<
  State = unknown,
  Event extends LogEvent = LogEvent,
  Rules extends Reading<State, Event> = Reading<State, Event>,
>({ rulesOf }: FollowingOptions<State, Event, Rules>): Following<State, Event, Rules> {
  let fold: Fold<State, Event, Rules> | undefined
  let match: FollowedMatch<State, Event, Rules> | undefined
  let head = 0

  const show = (event: Event, reveals: readonly Event[]): boolean => {
    if (!fold) {
      const game = rulesOf(event)
      fold = { game, timeline: createTimeline(game, event), created: event, seq: event.seq }
      return true
    }
    if (event.seq <= fold.seq) return false
    fold.timeline.learn(reveals)
    fold.timeline.push(event)
    fold.seq = event.seq
    return true
  }

  return {
    get match() {
      match ??= fold && matchOf(fold)
      return match
    },
    get head() {
      return head
    },
    take(item) {
      if (item.type === 'welcome') return false
      if (item.type === 'head') {
        head = item.seq
        return false
      }
      if (item.type === 'restart') fold = undefined
      else {
        head = Math.max(head, item.event.seq)
        if (!show(item.event, item.reveals)) return false
      }
      match = undefined
      return true
    },
  }
}

interface Fold<State, Event extends LogEvent, Rules> {
  readonly game: Rules
  readonly timeline: Timeline<State, Event>
  readonly created: Event
  seq: number
}

function matchOf<State, Event extends LogEvent, Rules extends Reading<State, Event>>({
  game,
  timeline,
  created,
  seq,
}: Fold<State, Event, Rules>): FollowedMatch<State, Event, Rules> {
  const state = timeline.stateAfter(timeline.length)
  const start = created.at
  const lastAt = lastOf(timeline, start)
  return { game, created, timeline, state, seq, start, lastAt, isOver: game.isOver(state) }
}

/** When the last event took effect. */
export function lastOf(timeline: FollowedTimeline<unknown>, start: number): number {
  return Math.max(start, timeline.entryAt(timeline.length - 1)?.event.at ?? start)
}
