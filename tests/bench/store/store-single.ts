import { Pool } from 'pg'
import type { TestDatabase } from '../../support/postgres/postgres-database.ts'
import type { Contender } from './store-contender.ts'
import { prepareTables } from './store-getaway.ts'
import { endlessLogs, eventsIn } from './store-log.ts'
import { countRows, insertOf, valuesOf } from './store-table.ts'

/** The plain way: each event an insert and a commit of its own; no head, no epoch, nothing checked. */
export async function openSingle(urls: TestDatabase, matches: number, max: number): Promise<Contender> {
  await prepareTables(urls)
  const pool = new Pool({ connectionString: urls.application, max })
  const logs = endlessLogs(matches)
  const insert = { name: 'insert', text: insertOf(1) }
  return {
    name: `one insert per event, pool of ${max}, nothing checked`,
    streams: logs.map((log, index) => ({
      prepare: log.prepare,
      async append(events) {
        for (let event = 0; event < events; event++)
          await pool.query({ ...insert, values: valuesOf(`match-${index}`, log.next().row) })
      },
    })),
    acknowledged: () => eventsIn(logs),
    recorded: () => countRows(urls.owner, 'events'),
    close: () => pool.end(),
  }
}
