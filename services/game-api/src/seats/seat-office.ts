import type { JoinSeat } from '@getaway/client/protocol'
import type { Draft } from '@getaway/engine'
import { Problem } from '../http/problem.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { sha256 } from '../live/secrets.ts'
import { bindToken, type Database, seatsOf } from '../store/index.ts'

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

function isTaken({ game, head }: LiveMatch, seat: number): boolean {
  return game.outcomeOf(head()).players[seat]?.name != null
}

/** The seat that a token holds; undefined if it holds none of this match. */
export async function seatOfToken(
  database: Database,
  matchId: string,
  token: string,
): Promise<number | undefined> {
  const tokenHash = sha256(token)
  return (await seatsOf(database.db, matchId)).find((one) => one.tokenHash === tokenHash)?.seat
}
