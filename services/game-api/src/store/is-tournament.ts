import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Whether there is a tournament of that id. */
export async function isTournament(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('tournaments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}
