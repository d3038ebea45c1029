import type { Database } from './database.ts'
import { openPglite } from './pglite/database.ts'
import { openPostgres, type PostgresAddress } from './postgres/database.ts'

export type DatabaseAddress =
  | PostgresAddress
  /** A folder for PGlite; undefined keeps it in memory. */
  | { readonly dataDir: string | undefined }

export function openDatabase(address: DatabaseAddress): Promise<Database> {
  return 'url' in address ? openPostgres(address) : openPglite(address.dataDir)
}
