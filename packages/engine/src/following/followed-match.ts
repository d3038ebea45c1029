import type { Reading } from '../game.ts'
import type { LogEvent } from '../log/event.ts'
import type { Timeline } from '../order/timeline.ts'
import type { OwnEvents } from './own-events.ts'

/** What is known of a match that is followed. */
export interface FollowedMatch<
  State = unknown,
  Event extends LogEvent = LogEvent,
  Rules extends Reading<State, Event> = Reading<State, Event>,
> {
  readonly game: Rules
  /** The first event: all that was agreed before anybody acted. */
  readonly created: Event
  readonly timeline: FollowedTimeline<State, Event>
  /** How it stands, own actions that are pending included. */
  readonly state: State
  /** The last recorded event that has come. */
  readonly seq: number
  readonly start: number
  /** When the last event took effect. */
  readonly lastAt: number
  readonly isOver: boolean
}

/** A timeline to look at. A player's holds their pending actions, too, at their effective places. */
export interface FollowedTimeline<State = unknown, Event extends LogEvent = LogEvent>
  extends Omit<Timeline<State, Event>, 'push' | 'learn'> {
  /** Undefined for those who only watch, and while no action of the player is pending or has just been settled. */
  readonly own?: OwnEvents<Event> | undefined
}
