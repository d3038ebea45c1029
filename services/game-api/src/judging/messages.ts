import type { Outcome } from '@getaway/engine'

/** A log to be judged beside the event loop. */
export interface Case {
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

export interface Judged {
  readonly game: string
  readonly outcome: Outcome
  /** What `getaway audit --json` prints, but for the file's name. */
  readonly report: Readonly<Record<string, unknown>>
  readonly text: string
}

export type Verdict =
  | { readonly id: number; readonly judged: Judged }
  /** Why it is no readable log: the line is named. */
  | { readonly id: number; readonly unreadable: string }
  | { readonly id: number; readonly tooLarge: true }
