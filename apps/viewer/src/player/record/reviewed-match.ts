import type { Client, MatchSummary } from '@getaway/client'
import { createTimeline, type LogEvent } from '@getaway/engine'
import { loadReading } from '@getaway/engine/following'
import { eventsOf } from '../../feed/events-of.ts'
import { medianOf } from '../../review/median.ts'
import { isOwnSeat } from '../../review/own-seat-of.ts'
import type { AnyReviewing, ReviewedAct } from '../../table/reviewing.ts'

/** A player's finished match as it was played; instants are µs into the match. */
export interface ReviewedMatch {
  readonly match: string
  readonly game: string
  readonly createdAt: number
  /** What the player did in rounds that count. */
  readonly acts: readonly ReviewedAct[]
  readonly mistakes: readonly { readonly round: number; readonly clause: string; readonly into: number }[]
  /** Half of the moves came sooner after they could (µs); undefined if there were too few. */
  readonly pace: number | undefined
  /** When the move began that took longest. */
  readonly slowest: number | undefined
}

const FEWEST_MOVES = 5

/**
 * Reads the log and looks back on the seat. Undefined if the seat is not the key's: anybody can name a key, but a proof
 * that does not fit is not of its owner.
 */
export async function reviewMatch(
  client: Pick<Client, 'readEvents'>,
  { id, game, createdAt }: Pick<MatchSummary, 'id' | 'game' | 'createdAt'>,
  { seat, key, reviewing }: { readonly seat: number; readonly key: string; readonly reviewing: AnyReviewing },
): Promise<ReviewedMatch | undefined> {
  const events = await eventsOf(client, id)
  const [created] = events
  if (!created || !isOwnSeat(events, { match: id, seat, key })) return undefined
  const acts = await actsIn(events, seat, reviewing)
  const into = (at: number) => Math.max(0, at - created.at)
  const timed = acts.flatMap(({ at, us }) => (us === undefined ? [] : [{ at, us }]))
  const isEnough = timed.length >= FEWEST_MOVES
  const slowest = timed.toSorted((one, other) => one.us - other.us).at(-1)
  return {
    match: id,
    game,
    createdAt,
    acts,
    mistakes: acts.flatMap(({ chapter, clause, at }) =>
      clause === undefined ? [] : [{ round: chapter, clause, into: into(at) }],
    ),
    pace: isEnough ? medianOf(timed.map(({ us }) => us)) : undefined,
    slowest: isEnough && slowest ? into(slowest.at - slowest.us) : undefined,
  }
}

/** The rules alone fold the log: nobody looks at a table. */
async function actsIn(
  [created, ...events]: readonly LogEvent[],
  seat: number,
  reviewing: AnyReviewing,
): Promise<readonly ReviewedAct[]> {
  const reading = created && (await loadReading(created))
  if (!created || !reading?.ok) return []
  const { chapters } = reviewing.reviewOf(createTimeline(reading.value, created, events), seat)
  return chapters
    .filter(({ counts }) => counts)
    .flatMap(({ acts }) => acts)
    .filter((act) => act.seat === seat)
}
