import type { Kysely } from 'kysely'
import type { ObserverRole, Tables } from './schema.ts'

export interface NewStoredObserver {
  readonly id: string
  readonly role: ObserverRole
  readonly name: string | null
  readonly invitationHash: string | null
  readonly tokenHash: string | null
  /** A public key by which the observer is kept from playing. */
  readonly key?: string | null
}

export interface ObserverRow extends NewStoredObserver {
  /** The public key that came with the invitation. */
  readonly key: string | null
  /** The log says so: the token is good for something. */
  readonly admitted: boolean
  readonly revoked: boolean
}

/** An observer with a token from the beginning needs no invitation. */
export async function addObserver(
  db: Kysely<Tables>,
  matchId: string,
  observer: NewStoredObserver,
): Promise<void> {
  const { id, role, name, invitationHash, tokenHash, key = null } = observer
  await db
    .insertInto('observers')
    .values({
      match_id: matchId,
      id,
      role,
      name,
      invitation_hash: invitationHash,
      token_hash: tokenHash,
      key,
      admitted: tokenHash !== null,
    })
    .execute()
}

export async function observersOf(db: Kysely<Tables>, matchId: string): Promise<readonly ObserverRow[]> {
  return db
    .selectFrom('observers')
    .select([
      'id',
      'role',
      'name',
      'invitation_hash as invitationHash',
      'token_hash as tokenHash',
      'key',
      'admitted',
      'revoked',
    ])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute()
}

/**
 * Binds the first token to an invitation with the name and key that came with it, and gives that name if the
 * invitation is this token's: a repeated request changes no name. A revoked one is nobody's.
 */
export async function bindObserver(
  db: Kysely<Tables>,
  matchId: string,
  id: string,
  {
    tokenHash,
    name,
    key,
  }: { readonly tokenHash: string; readonly name: string; readonly key: string | null },
): Promise<string | undefined> {
  const bound = await db
    .updateTable('observers')
    .set(({ fn, val, ref }) => ({
      token_hash: tokenHash,
      name: fn.coalesce(ref('name'), val(name)),
      key: fn.coalesce(ref('key'), val(key)),
    }))
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .where((eb) => eb.or([eb('token_hash', 'is', null), eb('token_hash', '=', tokenHash)]))
    .returning('name')
    .executeTakeFirst()
  return bound?.name ?? undefined
}

/** From now on the token is good for something, unless it was revoked. */
export async function markAdmitted(db: Kysely<Tables>, matchId: string, id: string): Promise<boolean> {
  const marked = await db
    .updateTable('observers')
    .set({ admitted: true })
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** The token that this made worthless, or null; undefined if there was nobody to revoke. */
export async function revokeObserverRow(
  db: Kysely<Tables>,
  matchId: string,
  id: string,
): Promise<string | null | undefined> {
  const revoked = await db
    .updateTable('observers')
    .set({ revoked: true })
    .where('match_id', '=', matchId)
    .where('id', '=', id)
    .where('revoked', '=', false)
    .returning('token_hash')
    .executeTakeFirst()
  return revoked?.token_hash
}

/** How often the log says that somebody of this name was admitted in this role. */
export async function countAdmissions(
  db: Kysely<Tables>,
  matchId: string,
  role: ObserverRole,
  name: string,
): Promise<number> {
  const rows = await db
    .selectFrom('all_events')
    .select('body')
    .where('match_id', '=', matchId)
    .where('type', '=', 'observer.admitted')
    .execute()
  return rows.filter(({ body }) => {
    const { data } = JSON.parse(body) as { data: { role: string; name: string } }
    return data.role === role && data.name === name
  }).length
}

/** Whose tokens are valid no more in these matches. */
export async function revokedObserversIn(
  db: Kysely<Tables>,
  matches: readonly string[],
): Promise<readonly { readonly match: string; readonly tokenHash: string }[]> {
  if (matches.length === 0) return []
  const rows = await db
    .selectFrom('observers')
    .select(['match_id as match', 'token_hash as tokenHash'])
    .where('match_id', 'in', matches)
    .where('revoked', '=', true)
    .execute()
  return rows.flatMap(({ match, tokenHash }) => (tokenHash === null ? [] : [{ match, tokenHash }]))
}
