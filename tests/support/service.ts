import { type Config, type Service, startService } from '@getaway/game-api'
import { createTestDatabase } from './postgres-for-tests.ts'

export const STORES = ['PGlite', 'Postgres'] as const
export type StoreName = (typeof STORES)[number]

/** The service in this process, on a store of its own, with nobody playing. */
export async function startTestService(store: StoreName, config: Partial<Config> = {}): Promise<Service> {
  const urls = store === 'Postgres' ? await createTestDatabase() : undefined
  return startService({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: urls?.application,
    migrationDatabaseUrl: urls?.owner,
    dataDir: undefined,
    demo: false,
    botPace: 0,
    logLevel: 'error',
    ...config,
  })
}
