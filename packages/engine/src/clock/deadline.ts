import type { Player } from '../people/player.ts'
import type { TurnClock } from './turn-clock.ts'

const SECOND = 1_000_000
/** [ours] A clock waits so long for a player whose line is cut, and for nobody longer. */
export const MOST_WAITED = 180 * SECOND
/** [ours] Who comes back has at least this to look at the table, or a whole turn if that is shorter. */
const LOOK = 30 * SECOND
/** So often in a step: a player who comes and goes all the time gains nothing more by it. */
const MOST_LOOKS = 3
/** Who acts in the last moment is not beaten by the way to the service. */
export const ON_THE_WAY = SECOND

/** Until when a seat has time for the step that is first now; all times in µs. */
export interface Deadline {
  readonly seat: number
  /** Everybody who has time until then, where several may act. */
  readonly seats?: readonly number[]
  /** When its time is over; undefined while there is nobody who waits for it. */
  readonly at: number | undefined
  /** Its player is away: the clock stands still until then. What is left is `at` minus this, or minus now if that is later. */
  readonly standsUntil: number | undefined
  /** When the step began. */
  readonly since: number
}

/** The deadline of that seat, if it is the one that has to do the first step; `turnUs`: what is left of its time. */
export function deadlineBy(
  clock: TurnClock,
  seat: number,
  players: readonly Player[],
  turnUs = clock.turnUs,
): Deadline {
  const { since } = clock
  const { awayAt, backAt, awayUs = 0, returns = 0 } = clock.seats[seat] ?? {}
  const waited = Math.min(awayUs, MOST_WAITED)
  const runsOut = since + turnUs + waited
  if (awayAt === undefined) {
    const hasLook = backAt !== undefined && returns > 0 && returns <= MOST_LOOKS
    const looked = hasLook ? backAt + Math.min(turnUs, LOOK) : runsOut
    return { seat, at: Math.max(runsOut, looked), standsUntil: undefined, since }
  }
  const from = Math.max(awayAt, since)
  const stillLeft = Math.max(0, runsOut - from)
  const waiting = waitingSince(clock, seat, players)
  if (waiting === undefined) return { seat, at: undefined, standsUntil: undefined, since }
  // Who waits has been there for all the time that an absent player is waited for.
  const standsUntil = Math.max(from + MOST_WAITED - waited, waiting + MOST_WAITED - stillLeft)
  return { seat, at: standsUntil + stillLeft, standsUntil, since }
}

/** Whether a player whose time is over has been away for so long that they will not come back. */
export function isGone(clock: TurnClock, seat: number, now: number): boolean {
  const awayAt = clock.seats[seat]?.awayAt
  return awayAt !== undefined && now - awayAt >= MOST_WAITED
}

/** Whether nobody is at the table with time left: only then a match is idle. */
export function isDeserted({ seats }: TurnClock): boolean {
  return seats.every(({ awayAt, hasLapsed }) => awayAt !== undefined || hasLapsed)
}

/** Since when somebody else has been there without a break; undefined if nobody is. */
function waitingSince(clock: TurnClock, seat: number, players: readonly Player[]): number | undefined {
  const there = clock.seats.flatMap(({ awayAt, backAt }, other) =>
    other === seat || awayAt !== undefined || players[other]?.left ? [] : [backAt ?? 0],
  )
  return there.length > 0 ? Math.min(...there) : undefined
}
