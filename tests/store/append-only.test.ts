import { type Database, listMatches, readEvents } from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { addTestMatch, type OpenedStore, openStore } from './fixture.ts'

const RECORD = ['events', ...Array.from({ length: 8 }, (_, part) => `events_${part}`)]

const rewritings = RECORD.flatMap((table) => [
  { statement: `update ${table} set body = '{}'` },
  { statement: `delete from ${table}` },
  { statement: `truncate ${table}` },
  { statement: `truncate ${table} cascade` },
])

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  let ids: readonly string[]
  beforeAll(async () => {
    store = await openStore(name)
    // Enough that no partition is empty: a statement that meets no row proves nothing of a row trigger.
    for (let n = 0; n < 60; n++) await addTestMatch(store.database)
    ids = (await listMatches(store.database.db, { limit: 100 })).map(({ id }) => id)
  })
  afterAll(() => store.close())

  const attempt = (as: Database, statement: string) => sql.raw(statement).execute(as.db)
  const count = async () =>
    (await Promise.all(ids.map((id) => readEvents(store.database.db, id, 0, 10)))).flat()

  test('every partition has rows', async () => {
    for (const table of RECORD) {
      const { rows } = await sql<{
        some: boolean
      }>`select exists (select from ${sql.table(table)}) as some`.execute(store.owner.db)
      expect(rows[0]?.some).toBe(true)
    }
  })

  test.each(rewritings)('the application can’t $statement', async ({ statement }) => {
    const before = await count()
    await expect(attempt(store.database, statement)).rejects.toThrow(
      name === 'Postgres' ? /permission denied/ : /append-only/,
    )
    expect(await count()).toEqual(before)
  })

  test.each(rewritings)('the owner can’t either: $statement', async ({ statement }) => {
    await expect(attempt(store.owner, statement)).rejects.toThrow(/the record is append-only/)
  })
})

/** What a role might try that is allowed to add to the record. */
const further = [
  'drop table events',
  'drop trigger append_only on events',
  'alter table events disable trigger all',
  'alter table events detach partition events_0',
  'create or replace function refuse_rewriting() returns trigger language plpgsql as $$ begin return new; end $$',
  'delete from matches',
  'truncate matches cascade',
  'delete from seats',
  'set session_replication_role = replica',
  "insert into events_0 select * from events limit 0; update events set body = ''",
]

test.each(further)('nor can the application in Postgres %s', async (statement) => {
  const store = await openStore('Postgres')
  try {
    await expect(sql.raw(statement).execute(store.database.db)).rejects.toThrow(
      /permission denied|must be owner/,
    )
  } finally {
    await store.close()
  }
})
