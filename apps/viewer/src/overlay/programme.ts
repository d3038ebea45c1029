import type { MatchSummary } from '@getaway/client'

/** What an overlay needs to know of a match to choose it. */
export type Billed = Pick<MatchSummary, 'id' | 'status' | 'createdAt' | 'endedAt' | 'players'>

/** The match on air. */
export interface AiredMatch {
  readonly match: string
  /** One more with each change: a match that failed to open is opened again. */
  readonly turn: number
}

export interface Bill {
  /** Of the event, in any order. */
  readonly matches: readonly Billed[]
  /** The match on air has been seen to its end, with its score. */
  readonly isSeen: boolean
}

/**
 * The match of an event to be on air: a live match to its end, then the next live one; where none is live, the match that
 * ended last. With several at once, the one that began first.
 */
export function onAirAfter(on: AiredMatch | undefined, { matches, isSeen }: Bill): AiredMatch | undefined {
  const played = matches.filter(isPlayed)
  const shown = played.find(({ id }) => id === on?.match)
  const live = played
    .filter(({ id, status }) => status === 'live' && id !== on?.match)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))[0]
  if (!on) return turned(undefined, live ?? lastOver(played))
  if (shown?.status === 'live') return on
  if (shown && !isSeen) return on
  if (live) return turned(on, live)
  // The match that was seen to its end stays, unless another one was played while nobody answered.
  const last = lastOver(played)
  return last?.id === shown?.id ? on : turned(on, last)
}

function turned(on: AiredMatch | undefined, next: Billed | undefined): AiredMatch | undefined {
  return next ? { match: next.id, turn: (on?.turn ?? 0) + 1 } : on
}

function lastOver(matches: readonly Billed[]): Billed | undefined {
  return matches
    .filter(({ status }) => status === 'over')
    .toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0) || (one.id < other.id ? 1 : -1))[0]
}

/** All seats were taken: who waits for players is not on air. */
function isPlayed({ status, players }: Billed): boolean {
  return status !== 'waiting' && players.every(({ name }) => name !== null)
}
