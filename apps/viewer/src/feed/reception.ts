import type { Failure, FeedStatus } from './match-store.ts'

/** How a match comes in: as it should, not just now (somebody tries again), or no more. */
export type Reception = 'well' | 'cut' | 'ended'

export interface Signs {
  readonly known: { readonly isOver: boolean } | undefined
  readonly status: FeedStatus
  /** The line stands, and nothing comes over it. */
  readonly isSilent: boolean
  readonly failure: Failure | undefined
}

/** A match that is over lacks nothing; a stored feed is closed in normal use. */
export function receptionOf({ known, status, isSilent, failure }: Signs, isWatched: boolean): Reception {
  if (!known || known.isOver) return 'well'
  if (failure) return 'ended'
  if (!isWatched) return 'well'
  if (status === 'closed') return 'ended'
  return status === 'live' && !isSilent ? 'well' : 'cut'
}
