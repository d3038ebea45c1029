import type { JoinSeat } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { LiveMatch } from '../live/live-match.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { type Database, roomForPublic, storedRoomOf } from '../store/index.ts'
import { tokenHolderOf } from './token-holder.ts'

export type OpenSeatRefusalCode = 'not-open' | 'no-free-seat' | 'no-seat' | 'seat-taken'

/**
 * The seat that a stranger may take without an invitation: one that is free, and that no bot is planned for. That a table
 * is open a stranger knows when the public does.
 */
export async function openSeatFor(
  database: Database,
  match: LiveMatch,
  { seat, token }: JoinSeat,
): Promise<ServiceResult<number, OpenSeatRefusalCode>> {
  const { db } = database
  const holder = await tokenHolderOf(database, match.id, token)
  // Asked again after a lost answer.
  if (holder?.type === 'seat' && (seat ?? holder.seat) === holder.seat) return ok(holder.seat)
  const [known, now] = await Promise.all([roomForPublic(db, match.id), storedRoomOf(db, match.id)])
  if (!known?.isOpen || !now?.isOpen) return NOT_OPEN
  const { outcome } = await match.standing()
  const isFree = (one: number) => outcome.players[one]?.name === null && (now.bots[one] ?? null) === null
  if (seat === undefined) {
    const free = outcome.players.findIndex((_, one) => isFree(one))
    return free < 0 ? NO_FREE_SEAT : ok(free)
  }
  if (!outcome.players[seat]) return refuseWith('no-seat', `there is no seat ${seat} in this match`)
  return isFree(seat) ? ok(seat) : refuseWith('seat-taken', `seat ${seat} is taken, or kept for a bot`)
}

const NOT_OPEN = refuseWith('not-open', 'this table is not open to strangers: an invitation is needed')
const NO_FREE_SEAT = refuseWith('no-free-seat', 'no seat is free at this table')
