import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { lostHeads } from '../append/lost-heads.ts'
import type { Database, Lost } from '../database.ts'
import type { Tables } from '../schema.ts'
import { listenThrough } from './listening.ts'
import { runPipeline } from './pipeline.ts'

const INT8 = 20
const LANES = 3
const CONNECTIONS = 10

export interface PostgresAddress {
  readonly url: string
  readonly connections?: number
  /** For migrations, which may take their time. */
  readonly isPatient?: boolean
}

/** PostgreSQL 14 or later, through `pg`. */
export async function openPostgres(address: PostgresAddress): Promise<Database> {
  const connection = {
    connectionString: address.url,
    application_name: 'getaway',
    // A line that went silent must not hold a match for ever; what became of its statement is read back.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(address.isPatient ? {} : { query_timeout: 10_000 }),
    // Instants and counts stay far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  }
  const pool = new pg.Pool({ ...connection, max: address.connections ?? CONNECTIONS })
  // They stay open: the first event after a pause would wait for a new connection.
  const lanes = new pg.Pool({ ...connection, max: LANES, idleTimeoutMillis: 0 })
  const single = new pg.Pool({ ...connection, max: 1 })
  // A connection that breaks is replaced by its pool, and its statement fails; without listeners, for idle
  // ones and for those in use, it would end the process besides.
  for (const one of [pool, lanes, single]) {
    one.on('error', () => {})
    one.on('connect', (client) => client.on('error', () => {}))
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) })
  const urgent = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forKysely(single) }) })
  const close = async () => {
    await lanes.end()
    await urgent.destroy()
    await db.destroy()
  }
  try {
    return {
      db,
      urgent,
      lanes: LANES,
      durability: await durabilityOf(pool),
      append: (preparation, messages) => appendThrough(lanes, preparation, messages),
      listen: (channel, listener) => listenThrough(connection, channel, listener),
      isOutcomeUnknown: (error) => !(error instanceof pg.DatabaseError) || isCutOff(error.code),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A connection on which anything but the database's own word came back is not used again. */
function forKysely(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let isBroken = false
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(text, [...values])
        } catch (error) {
          isBroken ||= !(error instanceof pg.DatabaseError)
          throw error
        }
      }
      const lent: Pick<PostgresPoolClient, 'release'> & { query: typeof query } = {
        query,
        release: () => client.release(isBroken),
      }
      // Kysely asks for cursors only where it is given a cursor class.
      return lent as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

const prepared = new WeakSet<pg.PoolClient>()

async function appendThrough(lanes: pg.Pool, preparation: Buffer, messages: Buffer): Promise<Lost> {
  const client = await lanes.connect()
  try {
    if (!prepared.has(client)) await runPipeline(client, preparation)
    prepared.add(client)
    await runPipeline(client, messages)
    client.release()
    return []
  } catch (error) {
    client.release(error instanceof pg.DatabaseError ? undefined : true)
    const lost = lostHeads(error)
    if (lost) return lost
    throw error
  }
}

/** Connection exceptions (class 08) and shutdowns (57P01 to 57P03): nobody says whether a commit came first. */
function isCutOff(code: string | undefined): boolean {
  return code !== undefined && (code.startsWith('08') || code.startsWith('57P'))
}

async function durabilityOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit`,
  )
  const [row] = rows
  const name = `PostgreSQL ${row?.version ?? ''}`
  if (row?.fsync !== 'on') return `${name}, with fsync off: a power cut may damage the record`
  if (row.commit === 'off') return `${name}, with synchronous_commit off: a crash may lose the last moments`
  return `${name}: what is acknowledged is on its disk`
}
