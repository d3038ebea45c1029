import { once } from 'node:events'
import type { EventRow } from '@getaway/game-api/store'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { TestDatabase } from '../../support/postgres/postgres-database.ts'
import { prepareTables } from './store-getaway.ts'
import { endlessLogs } from './store-log.ts'
import { COLUMNS, insertOf, valuesOf } from './store-table.ts'

/** Rows as fast as one connection takes them; what is written is made ready before the clock runs. */
export interface RawWriter {
  readonly name: string
  /** Rows per second, each batch a durable commit of its own. */
  measure(seconds: number): Promise<number>
  close(): Promise<void>
}

const MATCHES = 1_000

/** `COPY`: the ceiling of what one connection can do. */
export function openCopy(urls: TestDatabase, rows: number): Promise<RawWriter> {
  return openRaw(urls, rows, `COPY of ${rows.toLocaleString('en')} rows per commit`, (client, batch) => {
    const text = Buffer.from(batch.map((values) => `${values.map(copyField).join('\t')}\n`).join(''))
    return async () => {
      const stream = client.query(copyFrom(`copy events (${COLUMNS.join(', ')}) from stdin`))
      const finished = once(stream, 'finish')
      stream.end(text)
      await finished
    }
  })
}

export function openInsert(urls: TestDatabase, rows: number): Promise<RawWriter> {
  const insert = { name: 'insert', text: insertOf(rows) }
  return openRaw(urls, rows, `insert of ${rows} rows per commit`, (client, batch) => {
    const values = batch.flat()
    return async () => {
      await client.query({ ...insert, values })
    }
  })
}

type Values = ReturnType<typeof valuesOf>

async function openRaw(
  urls: TestDatabase,
  rows: number,
  name: string,
  prepare: (client: Client, batch: readonly Values[]) => () => Promise<void>,
): Promise<RawWriter> {
  await prepareTables(urls)
  const client = new Client({ connectionString: urls.application })
  await client.connect()
  const logs = endlessLogs(MATCHES)
  let at = 0
  const nextRow = (): Values => {
    const match = at++ % MATCHES
    return valuesOf(`match-${match}`, logs[match]?.next().row as EventRow)
  }
  return {
    name,
    async measure(seconds) {
      let spent = 0
      let written = 0
      while (spent < seconds * 1000) {
        const write = prepare(client, Array.from({ length: rows }, nextRow))
        const start = performance.now()
        await write()
        spent += performance.now() - start
        written += rows
      }
      return written / (spent / 1000)
    },
    close: () => client.end(),
  }
}

function copyField(value: string | number | null): string {
  return value === null ? '\\N' : String(value).replaceAll('\\', '\\\\')
}
