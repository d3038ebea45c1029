import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql'
import { Pool } from 'pg'
import type { TestDatabase } from '../../support/postgres/postgres-database.ts'
import type { Contender, Stream } from './store-contender.ts'
import { type EndlessLog, endlessLogs, eventsIn } from './store-log.ts'
import { countRows } from './store-table.ts'

/** The peer: a transaction per append, with the stream's expected version checked. */
export async function openEmmett(urls: TestDatabase, matches: number, max: number): Promise<Contender> {
  const pool = new Pool({ connectionString: urls.owner, max })
  // Its schema is made up front, so that no append asks whether it is there.
  const store = getPostgreSQLEventStore(urls.owner, {
    connectionOptions: { pool },
    schema: { autoMigration: 'None' },
  })
  await store.schema.migrate()
  const logs = endlessLogs(matches)

  const open = async (log: EndlessLog, index: number): Promise<Stream> => {
    const append = async (events: number) => {
      const expectedStreamVersion = BigInt(log.head.seq)
      const wanted = Array.from({ length: events }, () => {
        const { event, row } = log.next()
        const { type, data, seq: _, ...about } = event
        return { type, data: data as Record<string, unknown>, metadata: { ...about, command: row.command } }
      })
      await store.appendToStream(`match-${index}`, wanted, { expectedStreamVersion })
    }
    await append(1)
    return { append, prepare: log.prepare }
  }
  return {
    name: `emmett-postgresql, pool of ${max}`,
    streams: await Promise.all(logs.map(open)),
    acknowledged: () => eventsIn(logs),
    recorded: () => countRows(urls.owner, 'emt_messages'),
    async close() {
      await store.close()
      await pool.end()
    },
  }
}
