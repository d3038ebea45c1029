import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

/** The node that has it in memory; this one from now on, if no node that is alive has it. */
export async function settleHome(db: Kysely<Tables>, key: string, node: string): Promise<string> {
  const { rows } = await sql<{ node: string }>`
    insert into homes (key, node) values (${key}, ${node})
    on conflict (key) do update set node = case
      when exists (select from nodes where nodes.id = homes.node and nodes.expires_at > now_us())
      then homes.node else excluded.node end
    returning node
  `.execute(db)
  return rows[0]?.node ?? node
}

/** The node that has it in memory, if it is alive. */
export async function homeOf(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ node: string }>`
    select homes.node from homes join nodes on nodes.id = homes.node
    where homes.key = ${key} and nodes.expires_at > now_us()
  `.execute(db)
  return rows[0]?.node
}

/** What was kept by nodes that are no more is nowhere. */
export async function forgetHomes(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from homes where not exists (
      select from nodes where nodes.id = homes.node and nodes.expires_at > now_us()
    )
  `.execute(db)
}
