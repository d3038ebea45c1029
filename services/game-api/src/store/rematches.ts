import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** The match that was created from this one, if it was. */
export async function rematchOf(db: Kysely<Tables>, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('rematches')
    .select('rematch_id as id')
    .where('match_id', '=', matchId)
    .executeTakeFirst()
  return row?.id
}

/** Notes that this match was created from that one; false if another one was before. */
export async function addRematch(db: Kysely<Tables>, matchId: string, rematchId: string): Promise<boolean> {
  const added = await db
    .insertInto('rematches')
    .values({ match_id: matchId, rematch_id: rematchId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('match_id')
    .executeTakeFirst()
  return added !== undefined
}
