import { addImport, deleteImport, importOf, logOfImport, searchMatches } from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf, type OpenedStore, openStore, STORES } from './fixture.ts'

describe.each(STORES)('%s: imported logs', (name) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore(name)
  })
  afterAll(() => store.close())

  const row = {
    id: 'import1',
    importedAt: 1_795_000_000_000_123,
    game: 'chase',
    matchId: 'a match elsewhere',
    seal: 'self-signed',
    fingerprint: '0123:4567:89ab:cdef',
    report: { events: 2, findings: [{ seq: 2, what: 'Ünïcode \u2028 "quoted"' }] },
  }
  const log = '{"data":{"name":"\\u0000 \u{1f3ad} Zoë"},"seq":1}\n{"cut'

  test('are read back as they came, the log byte for byte', async () => {
    await addImport(store.database.db, { ...row, log, deleteHash: hashOf('secret') })
    expect(await importOf(store.database.db, row.id)).toEqual(row)
    expect(await logOfImport(store.database.db, row.id)).toBe(log)
    expect(await importOf(store.database.db, 'another')).toBeUndefined()
    expect(await logOfImport(store.database.db, 'another')).toBeUndefined()
  })

  test('are no part of the record', async () => {
    expect(await searchMatches(store.database.db, { limit: 100 })).toEqual([])
  })

  test.runIf(name === 'Postgres')('the application can’t change them', async () => {
    const change = sql`update imports set seal = 'valid'`.execute(store.database.db)
    await expect(change).rejects.toThrow(/permission denied/)
  })

  test('go by their secret, and by no other', async () => {
    expect(await deleteImport(store.database.db, row.id, hashOf('guess'))).toBe(false)
    expect(await importOf(store.database.db, row.id)).toBeDefined()
    expect(await deleteImport(store.database.db, row.id, hashOf('secret'))).toBe(true)
    expect(await deleteImport(store.database.db, row.id, hashOf('secret'))).toBe(false)
    expect(await importOf(store.database.db, row.id)).toBeUndefined()
  })
})
