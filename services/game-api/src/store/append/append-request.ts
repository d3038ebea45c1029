import type { MatchState } from '../schema.ts'
import type { Summary } from '../summary.ts'

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

/** What a match's owner wants recorded: all of it, after the head that it knows, or nothing. */
export interface AppendRequest {
  readonly matchId: string
  readonly epoch: number
  readonly from: { readonly seq: number; readonly hash: string }
  readonly rows: readonly [EventRow, ...EventRow[]]
  /** Undefined leaves it as it is; null means that nothing will ever be due. */
  readonly dueAt?: number | null | undefined
  /** How it stands from now on; undefined leaves it as it is. */
  readonly standing?: StoredStanding | undefined
  readonly over: boolean
}

/** What lists tell of a match. */
export interface StoredStanding {
  readonly state: MatchState
  readonly summary: Summary
}

/** Lost: the head is not what the owner believed. Somebody else owns the match by now. */
export type AppendOutcome = 'committed' | 'lost'
