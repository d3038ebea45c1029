import type { LogEvent } from '../log/event.ts'
import type { OwnAction, TakenBack } from './own-action.ts'
import { type ConfirmedEvent, JUST_NOW_US, type OwnEvents, type TakenBackEvent } from './own-events.ts'

/** Remembers which of a player's own events were settled just now. */
export interface OwnMarks<Event extends LogEvent> {
  /** The latest instant that has been heard of; what was settled long before it is forgotten. */
  hear(now: number | undefined): void
  confirm(seq: number): void
  takeBack(action: OwnAction<Event>, event: Event, reason: TakenBack | undefined): void
  /** It was taken back too early. */
  showAgain(action: OwnAction<Event>): void
  /** Undefined where there is nothing to tell of. */
  eventsAfter(recorded: number, hasPending: boolean): OwnEvents<Event> | undefined
}

export function createOwnMarks<Event extends LogEvent>(): OwnMarks<Event> {
  let clock = 0
  let confirmed: readonly ConfirmedEvent[] = []
  let takenBack: readonly (TakenBackEvent<Event> & { readonly action: OwnAction<Event> })[] = []
  const isNew = ({ at }: { readonly at: number }) => clock - at < JUST_NOW_US

  return {
    hear(now = 0) {
      clock = Math.max(clock, now)
      confirmed = confirmed.filter(isNew)
      takenBack = takenBack.filter(isNew)
    },
    confirm(seq) {
      if (confirmed.some((other) => other.seq === seq)) return
      confirmed = [...confirmed, { seq, at: clock }]
    },
    takeBack(action, event, reason) {
      takenBack = [...takenBack, { action, event, at: clock, reason }]
    },
    showAgain(action) {
      takenBack = takenBack.filter((mark) => mark.action !== action)
    },
    eventsAfter(recorded, hasPending) {
      const isSilent = !hasPending && confirmed.length === 0 && takenBack.length === 0
      return isSilent ? undefined : { recorded, confirmed, takenBack }
    },
  }
}
