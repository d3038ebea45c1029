import { type Kysely, sql, type Transaction } from 'kysely'
import type { ObserverRole, Tables } from '../schema.ts'

type Handle = Kysely<Tables>

export interface StaffRow {
  readonly id: string
  readonly role: ObserverRole
  readonly name: string | null
  readonly invitationHash: string | null
  readonly tokenHash: string | null
  readonly key: string | null
  readonly wrapped: string
  readonly admitted: boolean
  readonly revoked: boolean
}

export type NewStaff = Omit<StaffRow, 'revoked'>

const COLUMNS = [
  'id',
  'role',
  'name',
  'invitation_hash as invitationHash',
  'token_hash as tokenHash',
  'key',
  'wrapped',
  'admitted',
  'revoked',
] as const

export async function addStaff(db: Handle, tournament: string, staff: NewStaff): Promise<void> {
  const { id, role, name, invitationHash, tokenHash, key, wrapped, admitted } = staff
  await db
    .insertInto('tournament_staff')
    .values({
      tournament_id: tournament,
      id,
      role,
      name,
      invitation_hash: invitationHash,
      token_hash: tokenHash,
      key,
      wrapped,
      admitted,
    })
    .execute()
}

export async function staffOf(db: Handle, tournament: string): Promise<readonly StaffRow[]> {
  return db
    .selectFrom('tournament_staff')
    .select(COLUMNS)
    .where('tournament_id', '=', tournament)
    .orderBy('id')
    .execute()
}

/** Whose token it is, and in which tournament. */
export async function staffByToken(
  db: Handle,
  tokenHash: string,
): Promise<(StaffRow & { readonly tournament: string }) | undefined> {
  return db
    .selectFrom('tournament_staff')
    .select([...COLUMNS, 'tournament_id as tournament'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** The same, and until the transaction ends nobody else takes the token: asked twice at once, one finds what the other made. */
export async function claimStaffToken(
  trx: Transaction<Tables>,
  tokenHash: string,
): ReturnType<typeof staffByToken> {
  await sql`select pg_advisory_xact_lock(lock_of_match(${`staff ${tokenHash}`}))`.execute(trx)
  return staffByToken(trx, tokenHash)
}

/** Binds the first token that shows an invitation; false if another one was first, or it was revoked. */
export async function bindStaff(
  db: Handle,
  tournament: string,
  id: string,
  bound: {
    readonly tokenHash: string
    readonly name: string
    readonly key: string | null
    readonly wrapped: string
  },
): Promise<boolean> {
  const row = await db
    .updateTable('tournament_staff')
    .set({ token_hash: bound.tokenHash, name: bound.name, key: bound.key, wrapped: bound.wrapped })
    .where('tournament_id', '=', tournament)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .where('token_hash', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markStaffAdmitted(db: Handle, tournament: string, id: string): Promise<void> {
  await db
    .updateTable('tournament_staff')
    .set({ admitted: true })
    .where('tournament_id', '=', tournament)
    .where('id', '=', id)
    .execute()
}

export async function revokeStaffRow(db: Handle, tournament: string, id: string): Promise<void> {
  await db
    .updateTable('tournament_staff')
    .set({ revoked: true })
    .where('tournament_id', '=', tournament)
    .where('id', '=', id)
    .execute()
}

/** Whatever the person might see in the tournament's matches. */
export async function revokeObserverEverywhere(
  db: Handle,
  tournament: string,
  person: string,
): Promise<void> {
  await db
    .updateTable('observers')
    .set({ revoked: true })
    .where('id', '=', person)
    .where('match_id', 'in', (eb) =>
      eb.selectFrom('matches').select('matches.id').where('matches.tournament', '=', tournament),
    )
    .execute()
}

/** The channel in which processes hear that somebody was revoked. */
export const REVOCATIONS = 'getaway_revocations'

/** Tells all processes on this record, as soon as it is committed. */
export async function tellOfRevocation(db: Handle, tournament: string): Promise<void> {
  await sql`select pg_notify(${REVOCATIONS}, ${tournament})`.execute(db)
}

/** The matches of a tournament, over or not. */
export async function matchesOfTournament(db: Handle, tournament: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('matches').select('id').where('tournament', '=', tournament).execute()
  return rows.map(({ id }) => id)
}
