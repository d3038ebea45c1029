import type { MatchState } from './schema.ts'
import type { Summary } from './summary.ts'

/** One line of a log as it is stored. */
export interface EventRow {
  readonly seq: number
  readonly type: string
  readonly at: number
  readonly received: number | null
  readonly actor: string
  /** What is hashed: the canonical line without its hash. */
  readonly body: string
  readonly hash: string
  /** The wish that this event answers. */
  readonly command: { readonly id: string; readonly digest: string } | null
}

/** What lists tell of a match. */
export interface StoredStanding {
  readonly state: MatchState
  readonly summary: Summary
}
