import { grantTo, migrate, openDatabase } from '@getaway/game-api/store'
import { inject } from 'vitest'
import { oncePerRun } from '../once-per-run.ts'
import { APPLICATION, copyDatabase, createDatabase, type TestDatabase } from './postgres-database.ts'

/** What most tests begin with; it is copied in a tenth of the time that its tables take to be made. */
const PREPARED = 'prepared'

/** The settings by which a service of its own process works on a new database: it starts in a third of PGlite's time. */
export async function postgresSettings(): Promise<{ DATABASE_URL: string; MIGRATION_DATABASE_URL: string }> {
  const { owner, application } = await createTestDatabase()
  return { DATABASE_URL: application, MIGRATION_DATABASE_URL: owner }
}

/**
 * A new database on the server of this test run, as a service leaves it that has served nothing yet; for tests that
 * crash the server there is `startPostgres`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { superuser } = inject('postgres')
  await oncePerRun('prepared-database', () => prepare(superuser))
  return copyDatabase(superuser, PREPARED)
}

/** A new and empty database, without a table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgres').superuser)
}

async function prepare(superuser: string): Promise<void> {
  const { owner } = await createDatabase(superuser, PREPARED)
  const database = await openDatabase({ url: owner, connections: 1 })
  try {
    await migrate(database)
    await grantTo(database, APPLICATION)
  } finally {
    await database.close()
  }
}
