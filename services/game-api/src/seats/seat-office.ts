import type { JoinSeat, SeatInvited } from '@getaway/client/protocol'
import type { Draft } from '@getaway/engine'
import { Problem } from '../http/problem.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { sha256 } from '../live/secrets.ts'
import { bindToken, type Database, type SeatRow, seatsOf, setInvitation, setToken } from '../store/index.ts'
import { holderOf } from './access.ts'
import { newSecret } from './tokens.ts'

/** Who sits down, as the log names them. */
export interface Sitter {
  readonly name: string
  readonly key: string | null
  readonly bot: string | null
}

/**
 * Exchanges an invitation for a seat. The token is bound before the seat is taken in the record, and
 * the first one wins: whoever is cut off in between asks again with the same token and gets on.
 */
export async function joinSeat(
  database: Database,
  match: LiveMatch,
  join: JoinSeat,
): Promise<{ seat: number }> {
  const seats = await seatsOf(database.db, match.id)
  const invitationHash = sha256(join.invitation)
  const row = seats.find((one) => one.invitationHash === invitationHash)
  if (!row) throw new Problem(403, 'no-such-invitation', 'this invitation is not one of this match')
  const { seat } = row
  const holder = await holderOf(database, match.id, join.token)
  if (holder && !(holder.type === 'seat' && holder.seat === seat)) {
    throw new Problem(409, 'token-used', 'this token is used in this match already: choose a new one')
  }
  if (!(await bindToken(database.db, match.id, seat, sha256(join.token)))) {
    throw new Problem(409, 'seat-taken', `seat ${seat} is taken: an invitation is used once`)
  }
  await sitDown(match, seat, { name: join.name, key: join.key ?? null, bot: null })
  return { seat }
}

/** Records that the seat is taken, if it is not yet. */
export async function sitDown(match: LiveMatch, seat: number, { name, key, bot }: Sitter): Promise<void> {
  if (isTaken(match, seat)) return
  const data = { seat, name, key, bot }
  const answer = await match.say((now): Draft => ({ type: 'seat.taken', at: now, by: 'server', data }))
  if (answer.type === 'refused' && !isTaken(match, seat)) {
    throw new Problem(409, answer.refusal.code, answer.refusal.text.en)
  }
}

/**
 * A new invitation for a seat. The one before, and the token of whoever holds the seat, are good for
 * nothing from now on, and their lines are ended.
 */
export async function inviteAnew(database: Database, match: LiveMatch, seat: number): Promise<SeatInvited> {
  const before = await seatOf(database, match, seat)
  const invitation = newSecret()
  await setInvitation(database.db, match.id, seat, sha256(invitation))
  expel(match, before)
  return { seat, invitation }
}

/** The seat is nobody's until it is given to somebody anew. */
export async function revokeSeat(database: Database, match: LiveMatch, seat: number): Promise<void> {
  const before = await seatOf(database, match, seat)
  await setInvitation(database.db, match.id, seat, null)
  expel(match, before)
}

/** Whoever holds a seat changes the token for another one. */
export async function changeToken(
  database: Database,
  match: LiveMatch,
  seat: number,
  token: string,
): Promise<void> {
  const before = await seatOf(database, match, seat)
  const holder = await holderOf(database, match.id, token)
  if (holder && !(holder.type === 'seat' && holder.seat === seat)) {
    throw new Problem(409, 'token-used', 'this token is used in this match already: choose a new one')
  }
  await setToken(database.db, match.id, seat, sha256(token))
  if (before.tokenHash !== sha256(token)) expel(match, before)
}

/** Whether somebody has sat down there. */
export function isTaken({ game, head }: LiveMatch, seat: number): boolean {
  return game.outcomeOf(head()).players[seat]?.name != null
}

async function seatOf(database: Database, match: LiveMatch, seat: number): Promise<SeatRow> {
  const row = (await seatsOf(database.db, match.id)).find((one) => one.seat === seat)
  if (!row) throw new Problem(404, 'no-seat', `there is no seat ${seat} in this match`)
  if (match.isOver()) throw new Problem(409, 'match-over', 'the match is over: its seats stay as they are')
  const isBot = match.game.outcomeOf(match.head()).players[seat]?.bot != null
  if (isBot) throw new Problem(409, 'seat-of-a-bot', `seat ${seat} is a bot's`)
  return row
}

function expel(match: LiveMatch, { tokenHash }: SeatRow): void {
  if (tokenHash !== null) match.attendance.expel(tokenHash)
}
