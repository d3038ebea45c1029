import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './postgres-database.ts'

/** The settings by which a service of its own process works on a new database: it starts in a third of PGlite's time. */
export async function postgresSettings(): Promise<{ DATABASE_URL: string; MIGRATION_DATABASE_URL: string }> {
  const { owner, application } = await createTestDatabase()
  return { DATABASE_URL: application, MIGRATION_DATABASE_URL: owner }
}

/** A new and empty database on the server of this test run; for tests that crash it there is `startPostgres`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgres').superuser)
}
