import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

/** As many as the database forgets at a time. */
const AT_A_TIME = 100

/**
 * Forgets people's matches that were created from the one instant on and before the other (µs), at least a day ago,
 * and never began. The database checks that, and nothing else of the record goes.
 */
export async function forgetUnbegun(db: Kysely<Tables>, since: number, before: number): Promise<number> {
  for (let all = 0; ; ) {
    const { rows } = await sql<{ forgotten: number }>`
      select forget_unbegun(${since}::bigint, ${before}::bigint) as forgotten
    `.execute(db)
    const forgotten = rows[0]?.forgotten ?? 0
    all += forgotten
    if (forgotten < AT_A_TIME) return all
  }
}

/** Forgets demo matches that are over, all but so many of the newest. */
export async function forgetDemos(db: Kysely<Tables>, kept: number): Promise<void> {
  await sql`select forget_demos(${kept}::integer)`.execute(db)
}

/** What people's events take up on the disk, with their indexes. */
export async function bytesOfRecord(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('events') as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
