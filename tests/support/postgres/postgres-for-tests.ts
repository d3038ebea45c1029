import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './postgres-database.ts'

/** A new and empty database on the server of this test run; for tests that crash it there is `startPostgres`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgres').superuser)
}
