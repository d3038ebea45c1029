import { type Kysely, sql } from 'kysely'
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
  readonly log: Uint8Array
  readonly deleteHash: string
}

/** Names the lock under which the sum of all is looked at; any number that no other lock has. */
const ROOM_LOCK = 0x1397

/** Whether there was room: with it all imports take up no more than so many bytes. */
export async function addImport(db: Kysely<Tables>, row: NewImport, mostBytes: number): Promise<boolean> {
  const report = JSON.stringify(row.report)
  const bytes = row.log.length + Buffer.byteLength(report)
  return db.transaction().execute(async (trx) => {
    // Two that come together would both see room for one.
    await sql`select pg_advisory_xact_lock(${sql.lit(ROOM_LOCK)})`.execute(trx)
    if ((await bytesOfImports(trx)) + bytes > mostBytes) return false
    await trx
      .insertInto('imports')
      .values({
        id: row.id,
        imported_at: row.importedAt,
        game: row.game,
        match_id: row.matchId,
        seal: row.seal,
        fingerprint: row.fingerprint,
        report,
        log: row.log,
        bytes,
        delete_hash: row.deleteHash,
      })
      .execute()
    return true
  })
}

/** What all imports take up, logs and reports. */
export async function bytesOfImports(db: Kysely<Tables>): Promise<number> {
  const { bytes } = await db
    .selectFrom('imports')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
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

const PIECE_BYTES = 64 * 1024

/** The log, read piece by piece as it is asked for; it must be there until it is read. */
export async function* logOfImport(db: Kysely<Tables>, id: string): AsyncGenerator<Uint8Array> {
  for (let from = 1; ; from += PIECE_BYTES) {
    const { piece } = await db
      .selectFrom('imports')
      .select(sql<Uint8Array>`substring(log from ${from}::int for ${PIECE_BYTES}::int)`.as('piece'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    yield piece
    if (piece.length < PIECE_BYTES) return
  }
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

/** Deletes what was imported before that instant (µs). */
export async function deleteImportsBefore(db: Kysely<Tables>, instant: number): Promise<void> {
  await db.deleteFrom('imports').where('imported_at', '<', instant).execute()
}
