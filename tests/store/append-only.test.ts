import { type Database, listMatches, readEvents } from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { addTestMatch, type OpenedStore, openStore } from './fixture.ts'

const rewritings = [
  { statement: `update events set body = '{}'` },
  { statement: 'delete from events' },
  { statement: 'truncate events' },
  { statement: 'truncate events cascade' },
]

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  let ids: readonly string[]
  beforeAll(async () => {
    store = await openStore(name)
    // A statement that meets no row proves nothing of a row trigger.
    for (let n = 0; n < 3; n++) await addTestMatch(store.database)
    ids = (await listMatches(store.database.db, { limit: 100 })).map(({ id }) => id)
  })
  afterAll(() => store.close())

  const attempt = (as: Database, statement: string) => sql.raw(statement).execute(as.db)
  const count = async () =>
    (await Promise.all(ids.map((id) => readEvents(store.database.db, id, 0, 10)))).flat()

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
  'create or replace function refuse_rewriting() returns trigger language plpgsql as $$ begin return new; end $$',
  'delete from matches',
  'truncate matches cascade',
  'delete from seats',
  'set session_replication_role = replica',
  "insert into events select * from events limit 0; update events set body = ''",
]

describe('nor can the application in Postgres', () => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore('Postgres')
  })
  afterAll(() => store.close())

  test.each(further)('%s', async (statement) => {
    await expect(sql.raw(statement).execute(store.database.db)).rejects.toThrow(
      /permission denied|must be owner/,
    )
  })
})
