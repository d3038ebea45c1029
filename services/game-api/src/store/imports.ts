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
  /** Of the address that it came from, under a key that the store does not know. */
  readonly addressHash: string
}

/** Bytes that imports may take up. */
export interface ImportRoom {
  readonly ofAll: number
  readonly ofAnAddress: number
}

/** `full`: of all imports; `share-used`: of the address that it came from. */
export type ImportAdded = 'kept' | 'full' | 'share-used'

/** Names the lock under which the sum of all is looked at; any number that no other lock has. */
const ROOM_LOCK = 0x1397

/** Keeps it if there is room. */
export async function addImport(db: Kysely<Tables>, row: NewImport, room: ImportRoom): Promise<ImportAdded> {
  const report = JSON.stringify(row.report)
  const bytes = row.log.length + Buffer.byteLength(report)
  return db.transaction().execute(async (trx) => {
    // Two that come together would both see room for one.
    await sql`select pg_advisory_xact_lock(${sql.lit(ROOM_LOCK)})`.execute(trx)
    const lacking = await roomLacking(trx, { addressHash: row.addressHash, bytes }, room)
    if (lacking) return lacking
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
        address_hash: row.addressHash,
      })
      .execute()
    return 'kept'
  })
}

/** Why so many bytes more of that address can't be kept now. */
export async function roomLacking(
  db: Kysely<Tables>,
  { addressHash, bytes }: { readonly addressHash: string; readonly bytes: number },
  { ofAll, ofAnAddress }: ImportRoom,
): Promise<Exclude<ImportAdded, 'kept'> | undefined> {
  if ((await bytesOfImports(db, addressHash)) + bytes > ofAnAddress) return 'share-used'
  return (await bytesOfImports(db)) + bytes > ofAll ? 'full' : undefined
}

/** What imports take up, logs and reports: all, or those of one address. */
export async function bytesOfImports(db: Kysely<Tables>, addressHash?: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('imports')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .$if(addressHash !== undefined, (rows) => rows.where('address_hash', '=', addressHash ?? null))
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
