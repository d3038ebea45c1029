import type { StandingsMatch } from '@getaway/engine'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './schema.ts'
import { summaryIn } from './summary.ts'

/**
 * The matches that name an event and are over for the public, for its standings; demo matches are no part of it. What a
 * tournament comes to is told by its own log.
 */
export async function matchesOfEvent(db: Kysely<Tables>, event: string): Promise<readonly StandingsMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select('summary')
    .where('event', '=', event)
    .where('kind', '=', 'played')
    .where('over', '=', true)
    .where(sql<number>`ended_at + delay_us`, '<=', sql<number>`now_us()`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ summary }) => {
    const { players, winners, abandoned } = summaryIn(summary, true)
    return { players, winners, status: abandoned ? 'abandoned' : 'ended' }
  })
}
