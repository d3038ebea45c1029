import type { LogEvent } from '../log/event.ts'
import type { TakenBack } from './own-action.ts'

/** Which events of a timeline are a player's own, and how they stand. All instants are those of the match (µs). */
export interface OwnEvents<Event extends LogEvent = LogEvent> {
  /** Events with greater numbers are pending: foreseen here, and not recorded yet. */
  readonly recorded: number
  /** What has been confirmed just now. */
  readonly confirmed: readonly ConfirmedEvent[]
  /** What showed until just now and is not on the timeline any more, the newest last. */
  readonly takenBack: readonly TakenBackEvent<Event>[]
}

export interface ConfirmedEvent {
  readonly seq: number
  readonly at: number
}

export interface TakenBackEvent<Event extends LogEvent = LogEvent> {
  /** As it showed. */
  readonly event: Event
  readonly at: number
  /** Undefined: it hangs on something that is not known here. */
  readonly reason: TakenBack | undefined
}

/** So long after it was settled, an own event still counts as settled just now. */
export const JUST_NOW_US = 4_000_000
