import type { Config } from './config.ts'
import {
  type Database,
  databaseRoleOf,
  endAllLeases,
  grantTo,
  migrate,
  openDatabase,
  ownsRecord,
  type PostgresAddress,
} from './store/index.ts'

/** Opens the database with the schema up to date, and says what somebody should know about it. */
export async function prepareDatabase(
  config: Config,
): Promise<{ readonly database: Database; readonly notes: readonly string[] }> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = config
  const database = await (databaseUrl
    ? reach('DATABASE_URL', { url: databaseUrl })
    : openDatabase({ dataDir }))
  try {
    if (databaseUrl) await migrateAsOwner(migrationDatabaseUrl ?? databaseUrl, await databaseRoleOf(database))
    else {
      await migrate(database)
      await endAllLeases(database.db)
    }
    const notes = [database.durability]
    if (databaseUrl && (await ownsRecord(database))) notes.push(OWNER_WARNING)
    return { database, notes }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function reach(variable: string, address: PostgresAddress): Promise<Database> {
  try {
    return await openDatabase(address)
  } catch (error) {
    throw new Error(`${variable}: the database can't be reached`, { cause: error })
  }
}

const OWNER_WARNING =
  'the application’s role owns the tables, so only triggers keep the record append-only: ' +
  'set MIGRATION_DATABASE_URL to the owner and DATABASE_URL to a role of its own'

async function migrateAsOwner(url: string, applicationRole: string): Promise<void> {
  const owner = await reach('MIGRATION_DATABASE_URL', { url, connections: 1, isPatient: true })
  try {
    await migrate(owner).catch((cause) => {
      throw new Error(
        'the tables can’t be brought up to date: the role of MIGRATION_DATABASE_URL (without it, of DATABASE_URL) must own them',
        { cause },
      )
    })
    await grantTo(owner, applicationRole)
  } finally {
    await owner.close()
  }
}
