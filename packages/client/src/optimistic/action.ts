import type { LogEvent, Refusal } from '@getaway/engine'
import type { CommandWish } from '../connection.ts'
import type { Frame } from '../protocol/frames.ts'

/** How it stands with something that a player did; the last two are its end. */
export type Standing =
  /** It counts on the table as it shows, as this event, which has no number and hash of its own yet. */
  | { readonly type: 'shown'; readonly event: LogEvent }
  /** Not shown: our view has this against it, or knows nothing yet. The service decides. */
  | { readonly type: 'withheld'; readonly refusal: Refusal | undefined }
  | Confirmed
  | TakenBack

/** Recorded, and its event has come. */
export interface Confirmed {
  readonly type: 'confirmed'
  readonly seq: number
}

/** It does not count, and why. */
export interface TakenBack extends Pick<Frame<'refused'>, 'code' | 'clause' | 'text'> {
  readonly type: 'takenBack'
  /**
   * `overtaken`: it showed until something else came first. `refused`: the service knew better. `lost`: the
   * record was replaced by another one. `closed`: nobody will answer; it may have been recorded.
   */
  readonly because: 'refused' | 'overtaken' | 'lost' | 'closed'
}

export interface Action {
  readonly command: CommandWish
  readonly standing: Standing
  /** Never rejects. */
  readonly ended: Promise<Confirmed | TakenBack>
}

export const LOST = {
  type: 'takenBack',
  because: 'lost',
  code: 'record-replaced',
  clause: null,
  text: {
    en: 'The match was set back, and this is not in it any more.',
    it: 'La partita è stata riportata indietro, e questo non c’è più.',
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
