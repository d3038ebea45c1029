import type { MatchSummary } from '@getaway/client'

/** What one sees of a match in a list. */
export type Seen = Pick<MatchSummary, 'id' | 'head' | 'createdAt'> & {
  readonly players: readonly Pick<MatchSummary['players'][number], 'name'>[]
}

/** The match to look at, and when it last moved (ms). */
export interface LiveliestMatch {
  readonly id: string
  readonly head: number
  readonly movedAt: number
  /** It has moved since it has been shown. */
  readonly hasMoved?: boolean
}

/** In a match that has not moved for so long, nobody is running. */
const IDLE = 20_000

/** The match in which most happened since the last look; among equals the newest, and matches that wait for players last. */
export function liveliest<Match extends Seen>(
  now: readonly Match[],
  before: readonly Seen[],
): Match | undefined {
  const stir = stirSince(before)
  return now.toSorted(
    (one, other) =>
      Number(isWaiting(one)) - Number(isWaiting(other)) ||
      stir(other) - stir(one) ||
      other.createdAt - one.createdAt,
  )[0]
}

/** Stays with a match that lives while it moves, or while nothing else does. */
export function stayOrChange(
  shown: LiveliestMatch,
  now: readonly Seen[],
  before: readonly Seen[],
  clock: number,
): LiveliestMatch {
  const match = now.find(({ id }) => id === shown.id)
  const best = liveliest(now, before)
  if (!match || !best) return shown
  const isMoving = match.head !== shown.head
  const movedAt = isMoving ? clock : shown.movedAt
  const hasMoved = isMoving || shown.hasMoved !== false
  // Nobody knows for how long it stood before.
  const isIdle = isWaiting(match) || !hasMoved || clock - movedAt >= IDLE
  const isBetter = best.id !== match.id && !isWaiting(best) && stirSince(before)(best) > 0
  return isIdle && isBetter ? shownFrom(best, clock) : { id: match.id, head: match.head, movedAt, hasMoved }
}

export function shownFrom({ id, head }: Seen, clock: number): LiveliestMatch {
  return { id, head, movedAt: clock, hasMoved: false }
}

function isWaiting({ players }: Seen): boolean {
  return players.some(({ name }) => name === null)
}

function stirSince(before: readonly Seen[]) {
  const heads = new Map(before.map(({ id, head }) => [id, head]))
  return ({ id, head }: Seen) => head - (heads.get(id) ?? head)
}
