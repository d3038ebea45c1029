import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

export interface NewSeat {
  readonly seat: number
  readonly invitationHash: string | null
}

export interface SeatRow {
  readonly seat: number
  readonly invitationHash: string | null
  readonly tokenHash: string | null
}

export async function addSeats(
  trx: Transaction<Tables>,
  matchId: string,
  seats: readonly NewSeat[],
): Promise<void> {
  await trx
    .insertInto('seats')
    .values(
      seats.map(({ seat, invitationHash }) => ({ match_id: matchId, seat, invitation_hash: invitationHash })),
    )
    .execute()
}

export async function seatsOf(db: Kysely<Tables>, matchId: string): Promise<readonly SeatRow[]> {
  return db
    .selectFrom('seats')
    .select(['seat', 'invitation_hash as invitationHash', 'token_hash as tokenHash'])
    .where('match_id', '=', matchId)
    .orderBy('seat')
    .execute()
}

/** Binds the first token to a seat, and says whether the seat is this token's. */
export async function bindToken(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  tokenHash: string,
): Promise<boolean> {
  const bound = await db
    .updateTable('seats')
    .set({ token_hash: tokenHash })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .where((eb) => eb.or([eb('token_hash', 'is', null), eb('token_hash', '=', tokenHash)]))
    .returning('seat')
    .executeTakeFirst()
  return bound !== undefined
}

/** From now on the seat is held by whoever has this token; by nobody if there is none. */
export async function setToken(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  tokenHash: string | null,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ token_hash: tokenHash })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .execute()
}

/** A new invitation: what was good for the seat before is good for nothing from now on. */
export async function setInvitation(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  invitationHash: string | null,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ invitation_hash: invitationHash, token_hash: null })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .execute()
}
