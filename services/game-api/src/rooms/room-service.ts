import type { Room } from '@getaway/client/protocol'
import { type GameSet, ok } from '@getaway/engine'
import type { BotHost } from '../bots/bot-host.ts'
import type { NoMatch } from '../live/hub/hub.ts'
import type { LiveMatch, MatchStanding } from '../live/live-match.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { oneAtATime } from '../seats/one-at-a-time.ts'
import type { SeatRefusalCode } from '../seats/seat-service.ts'
import { type Database, roomForPublic, setInvitation } from '../store/index.ts'
import { roomOf } from './room-of.ts'
import type { RoomPlans } from './room-plans.ts'

export type RoomRefusalCode =
  | SeatRefusalCode
  | NoMatch['code']
  | 'no-such-bot'
  | 'match-begun'
  | 'seats-free'
  | 'not-open'

/** What somebody may do in a waiting room, or why not. */
type OfRoom<Value> = ServiceResult<Value, RoomRefusalCode>

export interface RoomDependencies {
  readonly games: GameSet
  readonly database: Database
  readonly plans: RoomPlans
  readonly bots: Pick<BotHost, 'seat'>
}

/** The room as everybody in it knows it, at once: nothing was dealt yet that a delay could protect. */
export async function readRoom({ plans }: RoomDependencies, match: LiveMatch): Promise<OfRoom<Room>> {
  const standing = await match.standing()
  const closed = closedness(standing)
  if (closed) return closed
  const plan = await plans.of(match)
  return ok(roomOf(match.id, standing, standing.outcome, plan, match.attendance.presence()))
}

/** An open room as a stranger is told of it: as it stood one spectator delay ago. */
export async function readOpenRoom({ database }: RoomDependencies, match: LiveMatch): Promise<OfRoom<Room>> {
  const plan = await roomForPublic(database.db, match.id)
  const channel = await match.channelOf('public')
  const outcome = channel.gathering()
  if (!plan?.isOpen || !outcome)
    return refuseWith('not-open', 'the waiting room of this match is not open to strangers')
  const closed = closedness({ outcome, isOver: channel.isOpen() })
  if (closed) return closed
  const presence = channel.delayUs === 0 ? match.attendance.presence() : undefined
  return ok(roomOf(match.id, await match.standing(), outcome, plan, presence))
}

/** Plans a bot for a free seat, or takes it out of the plan. Nothing is recorded before the start. */
export function planBot(
  { games, plans }: RoomDependencies,
  match: LiveMatch,
  seat: number,
  strength: string | null,
): Promise<OfRoom<undefined>> {
  return oneAtATime(match, async () => {
    const standing = await match.standing()
    const player = standing.outcome.players[seat]
    if (!player) return refuseWith('no-seat', `there is no seat ${seat} in this match`)
    if (player.name !== null) return refuseWith('seat-taken', `seat ${seat} is taken`)
    const closed = closedness(standing)
    if (closed) return closed
    const known = Object.keys(games.gameNamed(standing.game)?.bots ?? {})
    if (strength !== null && !known.includes(strength))
      return refuseWith('no-such-bot', `body.strength must be one of ${known.join(', ')}`)
    const before = (await plans.of(match)).bots
    const bots = standing.outcome.players.map((_, one) => (one === seat ? strength : (before[one] ?? null)))
    await plans.change(match, { bots })
    return ok(undefined)
  })
}

/** Lets strangers take free seats, or no longer. */
export function openRoom(
  { plans }: RoomDependencies,
  match: LiveMatch,
  isOpen: boolean,
): Promise<OfRoom<Pick<LiveMatch, 'id'>>> {
  return oneAtATime(match, async () => {
    const closed = closedness(await match.standing())
    if (closed) return closed
    await plans.change(match, { isOpen })
    return ok({ id: match.id })
  })
}

/** Seats the planned bots; then the match goes on by its rules, when all are ready. */
export function startMatch(
  { database, plans, bots }: RoomDependencies,
  match: LiveMatch,
): Promise<OfRoom<undefined>> {
  return oneAtATime(match, async () => {
    const standing = await match.standing()
    const { players } = standing.outcome
    // Asked again after a lost answer.
    if (players.every(({ name }) => name !== null)) return ok(undefined)
    const closed = closedness(standing)
    if (closed) return closed
    const plan = await plans.of(match)
    const wishes = players.map(({ name }, seat) => (name === null ? (plan.bots[seat] ?? null) : undefined))
    const free = wishes.indexOf(null)
    if (free >= 0)
      return refuseWith('seats-free', `seat ${free} is free: invite somebody, or put a bot there`)
    for (const [seat, wish] of wishes.entries()) {
      if (typeof wish !== 'string') continue
      const token = await setInvitation(database.db, match.id, seat, null)
      if (token !== null) match.attendance.expel(token)
    }
    return bots.seat(
      match.id,
      wishes.map((strength) => (typeof strength === 'string' ? { type: 'bot', strength } : { type: 'open' })),
    )
  })
}

/** Why there is no waiting room any more, if there is none. */
export function closedness({ outcome, isOver }: Pick<MatchStanding, 'outcome' | 'isOver'>) {
  if (outcome.hasBegun) return refuseWith('match-begun', 'the match has begun: its waiting room is closed')
  return isOver ? refuseWith('match-over', 'the match was abandoned before it began') : undefined
}
