import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { lostHeads } from '../append/lost-heads.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schema.ts'
import { lockFolder } from './folder-lock.ts'
import { openPgliteSession, PgliteError, type PgliteSession } from './session.ts'

/** PostgreSQL as WebAssembly, in a folder of its own or in memory. */
export async function openPglite(dataDir: string | undefined): Promise<Database> {
  const unlock = dataDir === undefined ? undefined : await lockFolder(dataDir)
  try {
    const session = await openPgliteSession(dataDir)
    const pool = createPool(session)
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    let isPrepared = false
    return {
      db,
      urgent: db,
      lanes: 1,
      durability:
        dataDir === undefined
          ? 'PGlite in memory: everything is gone when it stops'
          : `PGlite in ${dataDir}: survives a crash of this process; a power cut may lose the last moments`,
      async append(preparation, messages) {
        const client = await pool.connect()
        try {
          if (!isPrepared) await session.send(preparation)
          isPrepared = true
          await session.send(messages)
          return []
        } catch (error) {
          const lost = lostHeads(error)
          if (lost) return lost
          throw error
        } finally {
          client.release()
        }
      },
      listen: () => ({ close: async () => {} }),
      isOutcomeUnknown: (error) => !(error instanceof PgliteError) || error.code === undefined,
      async close() {
        await db.destroy()
        await session.close()
        await unlock?.()
      },
    }
  } catch (error) {
    await unlock?.()
    throw error
  }
}

/** The one session, lent to one at a time, so that nobody's statement falls into another's transaction. */
function createPool(session: PgliteSession): PostgresPool {
  const queue: (() => void)[] = []
  let isLent = false

  const release = () => {
    const next = queue.shift()
    if (next) next()
    else isLent = false
  }
  const client = {
    async query(text: string, values: readonly unknown[] = []) {
      const { rows, affected } = await session.run(text, values)
      return { command: commandOf(text), rowCount: affected, rows }
    },
    release,
  } as PostgresPoolClient

  return {
    connect: () =>
      new Promise((resolve) => {
        if (isLent) queue.push(() => resolve(client))
        else {
          isLent = true
          resolve(client)
        }
      }),
    end: async () => {},
  }
}

function commandOf(text: string): string {
  return /\w+/.exec(text)?.[0].toUpperCase() ?? ''
}
