import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from './schema.ts'

/** Of these matches, those that are not over as far as the public knows by now. */
export async function openOf(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<SqlBool>`(not over or ended_at + delay_us > now_us())`)
    .execute()
  return rows.map(({ id }) => id)
}
