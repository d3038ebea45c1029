import type { MatchKind } from '../schema.ts'
import type { EventRow, StoredStanding } from '../stored-rows.ts'

/** What a match's owner wants recorded: all of it, after the head that it knows, or nothing. */
export interface AppendRequest {
  readonly matchId: string
  readonly epoch: number
  /** Demo matches are recorded apart. */
  readonly kind?: MatchKind | undefined
  readonly from: { readonly seq: number; readonly hash: string }
  readonly rows: readonly [EventRow, ...EventRow[]]
  /** Undefined leaves it as it is; null means that nothing will ever be due. */
  readonly dueAt?: number | null | undefined
  /** How it stands from now on; undefined leaves it as it is. */
  readonly standing?: StoredStanding | undefined
  readonly over: boolean
}

/** Lost: the head is not what the owner believed. Somebody else owns the match by now. */
export type AppendOutcome = 'committed' | 'lost'
