import type { JoinSeat, SeatInvited } from '@getaway/client/protocol'
import { type Audience, isSeatProved, ok, type SeatProof } from '@getaway/engine'
import type { LiveMatch } from '../live/live-match.ts'
import { refusedByRecord, refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import {
  bindToken,
  type Database,
  observersOf,
  replaceToken,
  setInvitation,
  storedSeatsOf,
} from '../store/index.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type OpenSeatRefusalCode, openSeatFor } from './open-seat.ts'
import { tokenHolderOf } from './token-holder.ts'

/** A player who sits down, as the log names them. */
export interface Sitter {
  readonly name: string
  readonly key: string | null
  readonly bot: string | null
  readonly proof?: SeatProof | undefined
}

export type SeatRefusalCode =
  | OpenSeatRefusalCode
  | 'no-such-invitation'
  | 'no-such-token'
  | 'observes-here'
  | 'bad-proof'
  | 'match-over'
  | 'seat-of-a-bot'
  | 'token-used'

/** What somebody may do with a seat, or why not. */
type OfSeat<Value> = ServiceResult<Value, SeatRefusalCode>

/**
 * Exchanges an invitation for a seat; at an open table none is needed. The token is bound before the seat is taken in the
 * record, and the first token wins: a player who is cut off in between asks again with the same token and gets on.
 * Observers, who are or were shown everything, do not play. `isHere` knows the origin at which the service was asked, for
 * which a proof must have been signed.
 */
export function redeemSeatInvitation(
  database: Database,
  match: LiveMatch,
  join: JoinSeat,
  isHere: (origin: string) => boolean,
): Promise<OfSeat<{ seat: number }>> {
  return oneAtATime(match, () => redeemNext(database, match, join, isHere))
}

async function redeemNext(
  database: Database,
  match: LiveMatch,
  join: JoinSeat,
  isHere: (origin: string) => boolean,
): Promise<OfSeat<{ seat: number }>> {
  const { db } = database
  const { token, name } = join
  const key = join.key ?? null
  const tokenHash = sha256(token)
  const invitationHash = join.invitation === undefined ? null : sha256(join.invitation)
  const found =
    invitationHash === null
      ? await openSeatFor(database, match, join)
      : await invitedSeat(database, match, join, invitationHash)
  if (!found.ok) return found
  const seat = found.value
  const proof = join.proof && { ...join.proof, tokenHash }
  if (proof) {
    const isProved = key !== null && isSeatProved({ match: match.id, seat, name, key }, proof)
    if (!isProved || !isHere(proof.service)) return BAD_PROOF
  }
  const free = await tokenFor(database, match, seat, token)
  if (!free.ok) return free
  const observes = key !== null && (await observersOf(db, match.id)).some((one) => one.key === key)
  if (observes)
    return refuseWith('observes-here', 'observers of a match see everything, so they cannot play in it')
  const bound = await bindToken(db, match.id, seat, { invitationHash, tokenHash, key })
  if (bound === 'void') return NO_SUCH_INVITATION
  if (bound === 'taken')
    return refuseWith('seat-taken', `seat ${seat} is taken: an invitation can be used once`)
  const taken = await recordSeatTaken(match, seat, { name, key, bot: null, proof })
  return taken.ok ? ok({ seat }) : taken
}

async function invitedSeat(
  { db }: Database,
  match: LiveMatch,
  { seat: wanted }: JoinSeat,
  hash: string,
): Promise<OfSeat<number>> {
  const row = (await storedSeatsOf(db, match.id)).find((one) => one.invitationHash === hash)
  return row && (wanted ?? row.seat) === row.seat ? ok(row.seat) : NO_SUCH_INVITATION
}

/** Records that the seat is taken, if it is not yet. */
export async function recordSeatTaken(
  match: LiveMatch,
  seat: number,
  { name, key, bot, proof }: Sitter,
): Promise<OfSeat<undefined>> {
  if (await isTaken(match, seat)) return ok(undefined)
  const data = { seat, name, key, bot, ...(proof && { proof: { ...proof } }) }
  const result = await match.record({ type: 'seat.taken', data })
  return result.ok || (await isTaken(match, seat)) ? ok(undefined) : refusedByRecord(result.error)
}

/**
 * A new invitation for a seat, by the organiser; by the host only where nobody sits, nor is about to. The invitation
 * before, and the token of the seat, are revoked, and the token's connections end.
 */
export function reissueSeatInvitation(
  database: Database,
  match: LiveMatch,
  seat: number,
  by: 'organiser' | 'host',
  invitation = newSecret(),
): Promise<OfSeat<SeatInvited>> {
  return oneAtATime(match, async () => {
    const found = await manageable(match, seat, by === 'host' ? 'public' : by)
    if (!found.ok) return found
    if (by === 'host' && (await isTaken(match, seat)))
      return refuseWith('seat-taken', `seat ${seat} is taken: only an organiser can reissue its invitation`)
    expel(match, await setInvitation(database.db, match.id, seat, sha256(invitation)))
    return ok({ seat, invitation })
  })
}

/** The seat is nobody's until its invitation is reissued. */
export async function revokeSeat(
  database: Database,
  match: LiveMatch,
  seat: number,
): Promise<OfSeat<undefined>> {
  const found = await manageable(match, seat, 'organiser')
  if (!found.ok) return found
  expel(match, await setInvitation(database.db, match.id, seat, null))
  return ok(undefined)
}

/** Changes the token of a seat for another one, for the player who shows the old one. */
export async function rotateSeatToken(
  database: Database,
  match: LiveMatch,
  seat: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OfSeat<undefined>> {
  const found = await manageable(match, seat, { seat })
  if (!found.ok) return found
  const free = await tokenFor(database, match, seat, to)
  if (!free.ok) return free
  const hashes = { from: sha256(from), to: sha256(to) }
  // The seat was revoked since they were let in.
  if (!(await replaceToken(database.db, match.id, seat, hashes)))
    return refuseWith('no-such-token', 'this token is not valid here')
  if (from !== to) expel(match, hashes.from)
  return ok(undefined)
}

/** Whether somebody has sat down there. */
async function isTaken(match: LiveMatch, seat: number): Promise<boolean> {
  const { outcome } = await match.standing()
  return outcome.players[seat]?.name != null
}

/**
 * Whether there is such a seat, and it can be given to somebody else. An end counts once this audience has been shown
 * it: before that an invitation to a match that is over does no harm, and a refusal would tell.
 */
async function manageable(match: LiveMatch, seat: number, audience: Audience): Promise<OfSeat<undefined>> {
  const { outcome } = await match.standing()
  const isOver = (await match.channelOf(audience)).isOpen()
  const player = outcome.players[seat]
  if (!player) return refuseWith('no-seat', `there is no seat ${seat} in this match`)
  if (isOver) return refuseWith('match-over', 'the match is over: its seats stay as they are')
  if (player.bot != null) return refuseWith('seat-of-a-bot', `seat ${seat} belongs to a bot`)
  return ok(undefined)
}

/** Whether the token opens nothing else in this match. */
async function tokenFor(
  database: Database,
  match: LiveMatch,
  seat: number,
  token: string,
): Promise<OfSeat<undefined>> {
  const holder = await tokenHolderOf(database, match.id, token)
  if (!holder || (holder.type === 'seat' && holder.seat === seat)) return ok(undefined)
  return refuseWith('token-used', 'this token is already used in this match: choose a new one')
}

const BAD_PROOF = refuseWith(
  'bad-proof',
  'the signature is not valid for this seat, name, key and token at an address of this service',
)
export const NO_SUCH_INVITATION = refuseWith('no-such-invitation', 'this invitation is not for this match')

function expel(match: LiveMatch, tokenHash: string | null): void {
  if (tokenHash !== null) match.attendance.expel(tokenHash)
}
