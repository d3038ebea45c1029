import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

/** As many as the database forgets at a time. */
const AT_A_TIME = 100

/** So much is looked through at a time (µs). */
const SPAN = 7 * 24 * 60 * 60 * 1_000_000

/**
 * Forgets people's matches that were created before that instant (µs), at least a day ago, and never began. Those
 * created before `since` were looked at earlier. The database checks all of that, and nothing else of the record goes.
 */
export async function forgetUnbegun(
  db: Kysely<Tables>,
  since: number | undefined,
  before: number,
): Promise<number> {
  let forgotten = 0
  for (let from = since ?? (await oldestOf(db)) ?? before; from < before; from += SPAN)
    forgotten += await forgetBetween(db, from, Math.min(from + SPAN, before))
  return forgotten
}

async function forgetBetween(db: Kysely<Tables>, from: number, before: number): Promise<number> {
  for (let all = 0; ; ) {
    const { rows } = await sql<{ forgotten: number }>`
      select forget_unbegun(${from}::bigint, ${before}::bigint) as forgotten
    `.execute(db)
    const forgotten = rows[0]?.forgotten ?? 0
    all += forgotten
    if (forgotten < AT_A_TIME) return all
  }
}

async function oldestOf(db: Kysely<Tables>): Promise<number | undefined> {
  const oldest = await db
    .selectFrom('matches')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return oldest?.created_at
}

/** Forgets demo matches that are over, all but so many of the newest. */
export async function forgetDemos(db: Kysely<Tables>, kept: number): Promise<void> {
  await sql`select forget_demos(${kept}::integer)`.execute(db)
}

/** What the events of people's matches and of tournaments take up on the disk, with their indexes. */
export async function bytesOfRecord(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('events') + pg_total_relation_size('tournament_events') as bytes
  `.execute(db)
  return rows[0]?.bytes ?? 0
}
