import { readdir, readFile } from 'node:fs/promises'
import { type Migration, type MigrationProvider, Migrator, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

const FOLDER = new URL('../../../../migrations/', import.meta.url)

/** Brings the schema up to date, forward only; several programs at once take turns. */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: sqlFiles(FOLDER) })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error')
    throw new Error(failed ? `migration ${failed.migrationName} failed` : 'migrations can’t begin', {
      cause: error,
    })
  }
  return (results ?? []).map(({ migrationName }) => migrationName)
}

function sqlFiles(folder: URL): MigrationProvider {
  return {
    async getMigrations() {
      const migrations: Record<string, Migration> = {}
      for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql'))) {
        const text = await readFile(new URL(file, folder), 'utf8')
        migrations[file.replace(/\.sql$/, '')] = {
          up: (db) =>
            sql
              .raw(text)
              .execute(db)
              .then(() => {}),
        }
      }
      return migrations
    },
  }
}

/**
 * What the application may do, and nothing else: it adds to the record, and forgets demos and what never began. At once,
 * so that a node that works meanwhile misses nothing, and one program after the other.
 */
export async function grantTo({ db }: Pick<Database, 'db'>, role: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${GRANTING})`.execute(trx)
    await grantIn(trx, role)
  })
}

/** Any number that nobody else locks. */
const GRANTING = 7_305_520_417

async function grantIn(db: Transaction<Tables>, role: string): Promise<void> {
  const name = sql.id(role)
  await sql`grant usage on schema public to ${name}`.execute(db)
  await sql`grant select, insert on events, demo_events to ${name}`.execute(db)
  await sql`grant select on all_events to ${name}`.execute(db)
  await sql`grant select, insert on matches to ${name}`.execute(db)
  // What a match is stays as it was created.
  await sql`revoke update on matches from ${name}`.execute(db)
  await sql`grant update (epoch, owner, due_at, over, ended_at, summary) on matches to ${name}`.execute(db)
  await sql`grant select, insert, update on seats, observers to ${name}`.execute(db)
  await sql`grant execute on function forget_unbegun(bigint, bigint), forget_demos(integer) to ${name}`.execute(
    db,
  )
  await sql`grant select, insert, delete on rooms to ${name}`.execute(db)
  await sql`grant select, insert on rematches to ${name}`.execute(db)
  await sql`grant select, insert on standings, match_players, seal_keys to ${name}`.execute(db)
  await sql`grant select, insert, update, delete on nodes, homes to ${name}`.execute(db)
  await sql`grant select, insert, delete on imports to ${name}`.execute(db)
  await sql`grant select, insert on tournaments, tournament_events to ${name}`.execute(db)
  await sql`grant select, insert, update on tournament_staff to ${name}`.execute(db)
  await sql`grant select on kysely_migration to ${name}`.execute(db)
}

/** Whether the role of this connection could take away what keeps the record append-only. */
export async function ownsRecord({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(current_user, relowner, 'member') as owns from pg_class where oid = 'events'::regclass
  `.execute(db)
  return rows[0]?.owns ?? false
}

/** The name by which the database knows this connection. */
export async function databaseRoleOf({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  return rows[0]?.role ?? ''
}
