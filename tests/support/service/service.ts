import { type Config, defaultConfig, type Service, startService } from '@getaway/game-api'
import { createTestDatabase } from '../postgres/postgres-for-tests.ts'
import type { StoreName } from '../stores.ts'
import { startNodesAsOne } from './nodes-as-one.ts'

/** Anywhere free, in memory, with nobody playing and nothing limited. */
export const testConfig: Config = {
  ...defaultConfig,
  port: 0,
  host: '127.0.0.1',
  dataDir: undefined,
  sealKeyFile: undefined,
  demo: false,
  botPace: 0,
  rates: false,
  openMatchesPerAddress: Number.POSITIVE_INFINITY,
  openTournamentsPerAddress: Number.POSITIVE_INFINITY,
  importAddressBytes: Number.POSITIVE_INFINITY,
  logLevel: 'error',
}

/** How many nodes the service of a test is, behind a balancer that sends everything to one of them by chance. */
const NODES = Number(process.env.NODES ?? 1)

/** The service in this process, on a store of its own; a database of the running Postgres is there at once. */
export async function startTestService(
  store: StoreName = 'Postgres',
  config: Partial<Config> = {},
  gamesModule?: string,
): Promise<Service> {
  const urls = store === 'Postgres' && !config.databaseUrl ? await createTestDatabase() : undefined
  const whole = {
    ...testConfig,
    databaseUrl: urls?.application,
    migrationDatabaseUrl: urls?.owner,
    ...config,
  }
  return NODES > 1 && whole.databaseUrl !== undefined
    ? startNodesAsOne(NODES, whole, gamesModule)
    : startService(whole, gamesModule)
}
