import type { Kysely } from 'kysely'
import type { ObserverRole, Tables } from './schema.ts'

export interface NewObserver {
  readonly id: string
  readonly role: ObserverRole
  readonly name: string | null
  readonly invitationHash: string | null
  readonly tokenHash: string | null
}

export interface ObserverRow extends NewObserver {
  readonly revoked: boolean
}

export async function addObserver(db: Kysely<Tables>, matchId: string, observer: NewObserver): Promise<void> {
  const { id, role, name, invitationHash, tokenHash } = observer
  await db
    .insertInto('observers')
    .values({ match_id: matchId, id, role, name, invitation_hash: invitationHash, token_hash: tokenHash })
    .execute()
}

export async function observersOf(db: Kysely<Tables>, matchId: string): Promise<readonly ObserverRow[]> {
  return db
    .selectFrom('observers')
    .select(['id', 'role', 'name', 'invitation_hash as invitationHash', 'token_hash as tokenHash', 'revoked'])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute()
}

/** Binds the first token to an invitation, and says whether it is this token's; a revoked one is nobody's. */
export async function bindObserver(
  db: Kysely<Tables>,
  matchId: string,
  id: string,
  tokenHash: string,
): Promise<boolean> {
  const bound = await db
    .updateTable('observers')
    .set({ token_hash: tokenHash })
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .where((eb) => eb.or([eb('token_hash', 'is', null), eb('token_hash', '=', tokenHash)]))
    .returning('id')
    .executeTakeFirst()
  return bound !== undefined
}

/** Names whoever the log names: from now on the token is good for something, unless it was revoked. */
export async function nameObserver(
  db: Kysely<Tables>,
  matchId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const named = await db
    .updateTable('observers')
    .set({ name })
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .returning('id')
    .executeTakeFirst()
  return named !== undefined
}

/** Whether there was one to revoke. */
export async function revokeObserverRow(db: Kysely<Tables>, matchId: string, id: string): Promise<boolean> {
  const revoked = await db
    .updateTable('observers')
    .set({ revoked: true })
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}
