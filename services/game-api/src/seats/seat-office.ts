import type { JoinSeat, SeatInvited } from '@getaway/client/protocol'
import type { Draft } from '@getaway/engine'
import { Problem } from '../http/problems/problem.ts'
import type { LiveMatch } from '../live/owned/owned-match.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import {
  bindToken,
  type Database,
  observersOf,
  replaceToken,
  seatsOf,
  setInvitation,
} from '../store/index.ts'
import { holderOf } from './access.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Who sits down, as the log names them. */
export interface Sitter {
  readonly name: string
  readonly key: string | null
  readonly bot: string | null
}

/**
 * Exchanges an invitation for a seat. The token is bound before the seat is taken in the record, and
 * the first one wins: whoever is cut off in between asks again with the same token and gets on. Whoever is
 * shown everything, or was, does not play.
 */
export function joinSeat(database: Database, match: LiveMatch, join: JoinSeat): Promise<{ seat: number }> {
  return oneAtATime(match, () => joinNext(database, match, join))
}

async function joinNext(
  database: Database,
  match: LiveMatch,
  { invitation, token, name, ...more }: JoinSeat,
): Promise<{ seat: number }> {
  const { db } = database
  const key = more.key ?? null
  const invitationHash = sha256(invitation)
  const row = (await seatsOf(db, match.id)).find((one) => one.invitationHash === invitationHash)
  if (!row) throw noSuchInvitation()
  const { seat } = row
  await checkToken(database, match, seat, token)
  const observes = key !== null && (await observersOf(db, match.id)).some((one) => one.key === key)
  if (observes)
    throw new Problem(403, 'observes-here', 'whoever is shown everything of a match plays no seat')
  const bound = await bindToken(db, match.id, seat, { invitationHash, tokenHash: sha256(token), key })
  if (bound === 'void') throw noSuchInvitation()
  if (bound === 'taken') {
    throw new Problem(409, 'seat-taken', `seat ${seat} is taken: an invitation is used once`)
  }
  await sitDown(match, seat, { name, key, bot: null })
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
 * A new invitation for a seat, by whoever may give it away; a host only where nobody sits, nor is about to.
 * The one before, and the token of whoever holds the seat, are good for nothing from now on, and their lines
 * are ended.
 */
export function inviteAnew(
  database: Database,
  match: LiveMatch,
  seat: number,
  by: 'organiser' | 'host',
): Promise<SeatInvited> {
  return oneAtATime(match, async () => {
    checkSeat(match, seat)
    if (by === 'host' && isTaken(match, seat)) {
      throw new Problem(409, 'seat-taken', `seat ${seat} is taken: only an organiser gives it away again`)
    }
    const invitation = newSecret()
    expel(match, await setInvitation(database.db, match.id, seat, sha256(invitation)))
    return { seat, invitation }
  })
}

/** The seat is nobody's until it is given to somebody anew. */
export async function revokeSeat(database: Database, match: LiveMatch, seat: number): Promise<void> {
  checkSeat(match, seat)
  expel(match, await setInvitation(database.db, match.id, seat, null))
}

/**
 * Whoever holds a seat changes the token for another one. False if the seat is not theirs any more: it was
 * taken away since they were let in.
 */
export async function changeToken(
  database: Database,
  match: LiveMatch,
  seat: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  checkSeat(match, seat)
  await checkToken(database, match, seat, to)
  const hashes = { from: sha256(from), to: sha256(to) }
  if (!(await replaceToken(database.db, match.id, seat, hashes))) return false
  if (from !== to) expel(match, hashes.from)
  return true
}

/** Whether somebody has sat down there. */
function isTaken({ game, head }: LiveMatch, seat: number): boolean {
  return game.outcomeOf(head()).players[seat]?.name != null
}

function checkSeat(match: LiveMatch, seat: number): void {
  const player = match.game.outcomeOf(match.head()).players[seat]
  if (!player) throw new Problem(404, 'no-seat', `there is no seat ${seat} in this match`)
  if (match.isOver()) throw new Problem(409, 'match-over', 'the match is over: its seats stay as they are')
  if (player.bot != null) throw new Problem(409, 'seat-of-a-bot', `seat ${seat} is a bot's`)
}

/** The token is good for nothing else here. */
async function checkToken(database: Database, match: LiveMatch, seat: number, token: string): Promise<void> {
  const holder = await holderOf(database, match.id, token)
  if (holder && !(holder.type === 'seat' && holder.seat === seat)) {
    throw new Problem(409, 'token-used', 'this token is used in this match already: choose a new one')
  }
}

function noSuchInvitation(): Problem {
  return new Problem(403, 'no-such-invitation', 'this invitation is not one of this match')
}

function expel(match: LiveMatch, tokenHash: string | null): void {
  if (tokenHash !== null) match.attendance.expel(tokenHash)
}
