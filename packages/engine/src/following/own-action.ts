import type { LogEvent } from '../log/event.ts'
import type { Refusal } from '../refusal.ts'

/** A command as it is sent: what more it carries is the game's. */
export interface CommandWish {
  readonly type: string
  readonly [field: string]: unknown
}

/** Something that a player did and the service has not settled, or had not. */
export interface OwnAction<Event extends LogEvent = LogEvent> {
  readonly command: CommandWish
  readonly standing: Standing<Event>
}

/** How an own action stands; the last two are its end. */
export type Standing<Event extends LogEvent = LogEvent> = Foreseen<Event> | Confirmed | TakenBack

/** What will come of an action, by our own view. */
export type Foreseen<Event extends LogEvent = LogEvent> =
  /** It counts on the table as it shows, as this event, which has no number and hash of its own yet. */
  | { readonly type: 'shown'; readonly event: Event }
  /** Not shown: our view has this against it, or knows nothing yet. The service decides. */
  | { readonly type: 'withheld'; readonly refusal: Refusal | undefined }

/** Recorded, and its event has come. */
export interface Confirmed {
  readonly type: 'confirmed'
  readonly seq: number
}

/** It does not count, and why. */
export interface TakenBack extends Omit<Refusal, 'clause'> {
  readonly type: 'takenBack'
  /**
   * `overtaken`: it showed until something else came first. `refused`: the service knew better. `lost`: the
   * record was replaced by another one. `closed`: nobody will answer; it may have been recorded.
   */
  readonly because: 'refused' | 'overtaken' | 'lost' | 'closed'
  /** Null where no rule is the reason. */
  readonly clause: string | null
}

/** What the service says to a wish: recorded, as this event; or refused, by this clause if it was a rule. */
export type WishAnswer =
  | { readonly type: 'ack'; readonly seq: number; readonly hash: string }
  | ({ readonly type: 'refused' } & Omit<TakenBack, 'type' | 'because'>)

/** It hangs on what is not known here. */
export const UNFORESEEN = { type: 'withheld', refusal: undefined } as const satisfies Foreseen

export const LOST = {
  type: 'takenBack',
  because: 'lost',
  code: 'record-replaced',
  clause: null,
  text: {
    en: 'The match was set back, and this is not in it any more.',
    it: 'La partita è stata riportata indietro, e questa azione non c’è più.',
  },
} as const satisfies TakenBack

export const CLOSED = {
  type: 'takenBack',
  because: 'closed',
  code: 'closed',
  clause: null,
  text: {
    en: 'The connection was closed before there was an answer.',
    it: 'La connessione è stata chiusa prima della risposta.',
  },
} as const satisfies TakenBack
