import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './schema.ts'
import { type Summary, summaryIn } from './summary.ts'

/** How the matches of a tournament ended that are over for the public; demo matches are no part of it. */
export async function summariesOfEvent(db: Kysely<Tables>, event: string): Promise<readonly Summary[]> {
  const rows = await db
    .selectFrom('matches')
    .select('summary')
    .where('event', '=', event)
    .where('kind', '=', 'played')
    .where('over', '=', true)
    .where(sql<number>`ended_at + delay_us`, '<=', sql<number>`now_us()`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ summary }) => summaryIn(summary, true))
}
