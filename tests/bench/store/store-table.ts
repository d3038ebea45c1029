import type { EventRow } from '@getaway/game-api/store'
import { Client } from 'pg'

export const COLUMNS = [
  'match_id',
  'seq',
  'type',
  'at',
  'received',
  'committed_at',
  'actor',
  'epoch',
  'command_id',
  'command_digest',
  'body',
  'hash',
]

/** The values of a row of our `events`, in the order of `COLUMNS`. */
export function valuesOf(matchId: string, row: EventRow): (string | number | null)[] {
  const { seq, type, at, received, actor, command, body, hash } = row
  return [
    matchId,
    seq,
    type,
    at,
    received,
    at,
    actor,
    1,
    command?.id ?? null,
    command?.digest ?? null,
    body,
    hash,
  ]
}

/** `insert` of so many rows. */
export function insertOf(rows: number): string {
  const tuples = Array.from({ length: rows }, (_, row) => {
    const values = COLUMNS.map((_, column) => `$${row * COLUMNS.length + column + 1}`)
    return `(${values.join(', ')})`
  })
  return `insert into events (${COLUMNS.join(', ')}) values ${tuples.join(', ')}`
}

export async function countRows(url: string, table: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
  await client.end()
  return Number(rows[0]?.count)
}
