import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from './schema.ts'

/**
 * Says that a node is alive for so long from now on, and whether it reaches the others; its matches are its own
 * meanwhile. Gives the database's time.
 */
export async function renewLease(
  db: Kysely<Tables>,
  node: string,
  leaseMs: number,
  isConnected = true,
): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    insert into nodes (id, expires_at, is_connected)
    values (${node}, now_us() + ${leaseMs * 1000}::bigint, ${isConnected})
    on conflict (id) do update set expires_at = excluded.expires_at, is_connected = excluded.is_connected
    returning now_us() as now
  `.execute(db)
  return rows[0]?.now ?? 0
}

/** A node that ends gives its matches up; any other node may take them. */
export async function endLease(db: Kysely<Tables>, node: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', node).execute()
}

/** Of a database that only one process opens at a time: any process that held a lease has ended. */
export async function endAllLeases(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('nodes').execute()
}

/** Whether there are other nodes that reach each other. */
export async function areOthersConnected(db: Kysely<Tables>, node: string): Promise<boolean> {
  const row = await db
    .selectFrom('nodes')
    .select('id')
    .where('id', '<>', node)
    .where('is_connected', '=', true)
    .where(sql<SqlBool>`expires_at > now_us()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Nodes that have been silent for a day are not looked for any more. */
export async function forgetOldNodes(db: Kysely<Tables>): Promise<void> {
  await sql`delete from nodes where expires_at < now_us() - 86400000000`.execute(db)
}
