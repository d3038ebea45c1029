import type { Client, MatchSummary } from '@getaway/client'
import { isSeatProved, type LogEvent } from '@getaway/engine'
import { eventsOf } from '../../feed/events-of.ts'
import type { SeatReview } from '../../table/seat-record.ts'

/** A player's finished match as it was played; instants are µs into the match. */
export interface ReviewedMatch {
  readonly match: string
  readonly createdAt: number
  readonly mistakes: readonly { readonly round: number; readonly clause: string; readonly into: number }[]
  /** Half of the moves came sooner after the one before (µs); undefined if there were too few. */
  readonly pace: number | undefined
  /** The move that took longest. */
  readonly slowest: number | undefined
}

const FEWEST_MOVES = 5

/**
 * Reads the log and looks back on the seat. Undefined if the seat is not the key's: anybody can name a key, but a proof
 * that does not fit is not of its owner.
 */
export async function reviewMatch(
  client: Pick<Client, 'readEvents'>,
  { id, createdAt }: Pick<MatchSummary, 'id' | 'createdAt'>,
  { seat, key, review }: { readonly seat: number; readonly key: string; readonly review: SeatReview },
): Promise<ReviewedMatch | undefined> {
  const events = await eventsOf(client, id)
  const [created] = events
  if (!created || !isOwnSeat(events, { match: id, seat, key })) return undefined
  const { mistakes, gaps } = review.recordOf(events, seat)
  const into = (at: number) => Math.max(0, at - created.at)
  const sorted = gaps.toSorted((one, other) => one.us - other.us)
  const isEnough = gaps.length >= FEWEST_MOVES
  const slowest = sorted.at(-1)
  return {
    match: id,
    createdAt,
    mistakes: mistakes.map(({ round, clause, at }) => ({ round, clause, into: into(at) })),
    pace: isEnough ? sorted[Math.floor(sorted.length / 2)]?.us : undefined,
    slowest: isEnough && slowest ? into(slowest.at - slowest.us) : undefined,
  }
}

interface OwnSeat {
  readonly match: string
  readonly seat: number
  readonly key: string
}

function isOwnSeat(events: readonly LogEvent[], { match, seat, key }: OwnSeat): boolean {
  return events.some(({ type, data }) => {
    if (type !== 'seat.taken') return false
    const taken = data as { seat: number; key: string | null; name: string; proof?: unknown }
    const { name, proof } = taken
    return taken.seat === seat && taken.key === key && isSeatProved({ match, seat, name, key }, proof)
  })
}
