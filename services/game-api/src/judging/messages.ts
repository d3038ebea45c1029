import type { Outcome, Result, WonMarks } from '@getaway/engine'
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
  /** Before which events it is asked what had been won. */
  readonly before?: readonly number[]
  /** Whether the text itself is wanted back. */
  readonly wantsText: boolean
}

export interface JudgedLog {
  readonly game: string
  readonly outcome: Outcome
  /** What `getaway audit --json` prints, but for the file's name. */
  readonly report: Readonly<Record<string, unknown>>
  readonly text: string
  /** For each of `before`, by seat, what had been won by then, as the whole log counts it; undefined if it is shorter. */
  readonly wonBefore: readonly (readonly WonMarks[] | undefined)[]
}

/** Why it is no readable log (the line is named), or that it is longer than allowed. */
export type Unreadable = ServiceRefusal<'unreadable-log' | 'too-large'>

/** What the worker answers to the case of that id. */
export interface JudgingAnswer {
  readonly id: number
  readonly judged: Result<JudgedLog, Unreadable>
}
