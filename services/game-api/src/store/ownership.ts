import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Head, headColumn } from './matches.ts'
import type { MatchKind, Tables } from './schema.ts'

type Handle = Kysely<Tables>

/** A match as its new owner gets it. */
export interface Claimed extends Head {
  readonly epoch: number
  readonly dueAt: number | null
  readonly over: boolean
  readonly kind: MatchKind
}

/** Another node owns the match, and is alive. */
export interface OwnedElsewhere {
  readonly owner: string
}

/**
 * Makes `owner` the owner, so that an earlier owner can append nothing more. Tells the earlier owner, if it is still
 * alive.
 *
 * The lock is the fence: appends share it until they are committed (`append_events`). So none is under way when the
 * claim has it, none that comes later finds its epoch any more, and the head that is read here is where it stays.
 */
export async function claimMatch(
  db: Handle,
  id: string,
  owner: string,
): Promise<Claimed | OwnedElsewhere | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(lock_of_match(${id}))`.execute(trx)
    const claimed = await trx
      .updateTable('matches')
      .set((eb) => ({ epoch: eb('epoch', '+', 1), owner }))
      .where('id', '=', id)
      .where(isFreeFor(owner))
      .returning(['id', headColumn('seq').as('seq'), headColumn('hash').as('hash')])
      .returning(['epoch', 'due_at as dueAt', 'over', 'kind'])
      .executeTakeFirst()
    if (claimed) return claimed
    const row = await trx.selectFrom('matches').select('owner').where('id', '=', id).executeTakeFirst()
    return row && { owner: row.owner ?? '' }
  })
}

/** Whether a node may still have matches. */
export async function holdsLease(db: Handle, node: string): Promise<boolean> {
  const row = await db
    .selectFrom('nodes')
    .select('id')
    .where('id', '=', node)
    .where(sql<SqlBool>`expires_at > now_us()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a match up: the next process may take it. */
export async function releaseMatch(db: Handle, id: string, epoch: number): Promise<void> {
  await db
    .updateTable('matches')
    .set({ owner: null })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .execute()
}

/** Of these matches, those that the node still owns. */
export async function ownedBy(db: Handle, node: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', ids)
    .where('owner', '=', node)
    .execute()
  return rows.map(({ id }) => id)
}

/** Without an owner, our own, or of a node that has fallen silent. */
function isFreeFor(node: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(owner is null or owner = ${node} or not exists (
    select from nodes where nodes.id = owner and nodes.expires_at > now_us()
  ))`
}

/** Puts off when the referee is asked; nothing, if the match has another owner by now. */
export async function setDue(db: Handle, id: string, epoch: number, dueAt: number | null): Promise<void> {
  await db
    .updateTable('matches')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .execute()
}

/**
 * Matches that `node` should look after: whose referee has to be asked by `now` (µs), the longest due first,
 * and those whose owner has fallen silent.
 */
export async function dueMatches(
  db: Handle,
  node: string,
  now: number,
  most: number,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const due = db
    .selectFrom('matches')
    .select('id')
    .where('over', '=', false)
    .where(sql<SqlBool>`(due_at <= ${now} or (owner is not null and owner <> ${node}))`)
    .where(isFreeFor(node))
    .orderBy('due_at')
    .limit(most)
  const rows = await (except.length > 0 ? due.where('id', 'not in', except) : due).execute()
  return rows.map(({ id }) => id)
}
