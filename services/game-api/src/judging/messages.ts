import type { Outcome, Result } from '@getaway/engine'
import type { ServiceRefusal } from '../refusals/refusal.ts'

/** A log to be judged beside the event loop. */
export interface JudgingCase {
  readonly id: number
  readonly bytes: Uint8Array
  /** The bytes are gzip; unfolded they may be so many at most. */
  readonly gzip: { readonly mostBytes: number } | undefined
  readonly policy?: 'arrival' | 'fair'
  readonly capMs?: number
  /** Public keys whose seals are valid. */
  readonly keys: readonly string[]
  /** Whether the text itself is wanted back. */
  readonly wantsText: boolean
}

export interface JudgedLog {
  readonly game: string
  readonly outcome: Outcome
  /** What `getaway audit --json` prints, but for the file's name. */
  readonly report: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Why it is no readable log (the line is named), or that it is longer than allowed. */
export type Unreadable = ServiceRefusal<'unreadable-log' | 'too-large'>

/** What the worker answers to the case of that id. */
export interface JudgingAnswer {
  readonly id: number
  readonly judged: Result<JudgedLog, Unreadable>
}
