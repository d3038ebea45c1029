import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

export interface ImportRow {
  readonly id: string
  readonly importedAt: number
  readonly game: string
  /** What the log calls itself. */
  readonly matchId: string
  readonly seal: string
  readonly fingerprint: string | null
  readonly report: object
}

export interface NewImport extends ImportRow {
  readonly log: string
  readonly deleteHash: string
}

export async function addImport(db: Kysely<Tables>, row: NewImport): Promise<void> {
  await db
    .insertInto('imports')
    .values({
      id: row.id,
      imported_at: row.importedAt,
      game: row.game,
      match_id: row.matchId,
      seal: row.seal,
      fingerprint: row.fingerprint,
      report: JSON.stringify(row.report),
      log: row.log,
      delete_hash: row.deleteHash,
    })
    .execute()
}

/** All of it but the log. */
export async function importOf(db: Kysely<Tables>, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .select([
      'id',
      'imported_at as importedAt',
      'game',
      'match_id as matchId',
      'seal',
      'fingerprint',
      'report',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function logOfImport(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('imports').select('log').where('id', '=', id).executeTakeFirst()
  return row?.log
}

/** Whether this secret's import was there. */
export async function deleteImport(db: Kysely<Tables>, id: string, deleteHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('delete_hash', '=', deleteHash)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
