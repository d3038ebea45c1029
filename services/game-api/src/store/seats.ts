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
  /** The public key of the player who holds it. */
  readonly key: string | null
}

/** A player who takes a seat, with the key to be known by. */
export interface Binding {
  /** Null at an open table, where none is needed. */
  readonly invitationHash: string | null
  readonly tokenHash: string
  readonly key: string | null
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

export async function storedSeatsOf(db: Kysely<Tables>, matchId: string): Promise<readonly SeatRow[]> {
  return db
    .selectFrom('seats')
    .select(['seat', 'invitation_hash as invitationHash', 'token_hash as tokenHash', 'key'])
    .where('match_id', '=', matchId)
    .orderBy('seat')
    .execute()
}

/**
 * Binds the first token that shows this invitation, and the player's key with it. Void: the seat has another
 * invitation by now, or none; taken: another token was first.
 */
export async function bindToken(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  { invitationHash, tokenHash, key }: Binding,
): Promise<'bound' | 'taken' | 'void'> {
  let binding = db
    .updateTable('seats')
    .set({ token_hash: tokenHash, key })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
  if (invitationHash !== null) binding = binding.where('invitation_hash', '=', invitationHash)
  const bound = await binding
    .where((eb) => eb.or([eb('token_hash', 'is', null), eb('token_hash', '=', tokenHash)]))
    .returning('seat')
    .executeTakeFirst()
  if (bound) return 'bound'
  const row = (await storedSeatsOf(db, matchId)).find((one) => one.seat === seat)
  return invitationHash === null || row?.invitationHash === invitationHash ? 'taken' : 'void'
}

/** From now on this token holds the seat. */
export async function setToken(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  tokenHash: string,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ token_hash: tokenHash })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .execute()
}

/** Replaces the token `from` of a seat; false if it holds no seat any more. */
export async function replaceToken(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const replaced = await db
    .updateTable('seats')
    .set({ token_hash: to })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .where('token_hash', '=', from)
    .returning('seat')
    .executeTakeFirst()
  return replaced !== undefined
}

/**
 * A new invitation, or none: what was good for the seat before is good for nothing from now on. Gives the
 * token that this made worthless, also where it came a moment before.
 */
export async function setInvitation(
  db: Kysely<Tables>,
  matchId: string,
  seat: number,
  invitationHash: string | null,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('seats')
      .select('token_hash')
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .forUpdate()
      .executeTakeFirst()
    await trx
      .updateTable('seats')
      .set({ invitation_hash: invitationHash, token_hash: null, key: null })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .execute()
    return before?.token_hash ?? null
  })
}
