import type { Audience, LogEvent } from '@getaway/engine'

/** A secret in the data of the event `seq`, which this audience may be shown once `from` is recorded. */
export interface SecretPart {
  readonly seq: number
  /** What gives it away in the text of the event. */
  readonly words: readonly string[]
  readonly from: number
}

/**
 * "Who sees what while a match runs" of the log format, for one log, written down a second time from its table
 * alone: by a reader of the whole log who knows nothing of the engine's fold.
 */
export interface Secrecy {
  /** What in a text may give a secret away. */
  wordsIn(text: string): readonly string[]
  /** Those of an event that everybody may read. */
  openWordsOf(event: LogEvent): readonly string[]
  /** What this audience may not see, or not at once, while nothing is over. */
  partsFor(audience: Audience): readonly SecretPart[]
}
