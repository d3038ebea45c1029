import {
  addImport,
  bytesOfImports,
  deleteImport,
  deleteImportsBefore,
  importOf,
  logOfImport,
  searchMatches,
} from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { type OpenedStore, openStore, sha256Of } from './fixture.ts'

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
  const log = Buffer.from('{"data":{"name":"\\u0000 \u{1f3ad} Zoë"},"seq":1}\n{"cut')
  const ROOM = 1_000_000
  const add = (
    id: string,
    bytes: Uint8Array,
    { importedAt = row.importedAt, from = 'a', share = ROOM } = {},
  ) =>
    addImport(
      store.database.db,
      { ...row, id, importedAt, log: bytes, deleteHash: sha256Of('secret'), addressHash: sha256Of(from) },
      { ofAll: ROOM, ofAnAddress: share },
    )
  const read = async (id: string) => {
    const pieces: Uint8Array[] = []
    for await (const piece of logOfImport(store.database.db, id)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  test('are read back as they came, the log byte for byte', async () => {
    expect(await add(row.id, log)).toBe('kept')
    expect(await importOf(store.database.db, row.id)).toEqual(row)
    expect((await read(row.id)).equals(log)).toBe(true)
    expect(await importOf(store.database.db, 'another')).toBeUndefined()
    await expect(read('another')).rejects.toThrow()
  })

  test.each([0, -1, 1])('a log of four pieces and %i bytes is read whole', async (more) => {
    const long = Buffer.from(Array.from({ length: 4 * 65_536 + more }, (_, n) => n % 251))
    await add(`long${more}`, long)
    expect((await read(`long${more}`)).equals(long)).toBe(true)
    await deleteImport(store.database.db, `long${more}`, sha256Of('secret'))
  })

  test('a log is read no further than it is asked for, and not taken for whole when it goes meanwhile', async () => {
    await add('going', Buffer.alloc(300_000, 'x'))
    const pieces = logOfImport(store.database.db, 'going')
    expect((await pieces.next()).value?.length).toBeLessThan(100_000)
    await deleteImport(store.database.db, 'going', sha256Of('secret'))
    await expect(pieces.next()).rejects.toThrow()
  })

  test('take up no more room than there is, also when two come together', async () => {
    const before = await bytesOfImports(store.database.db)
    const large = Buffer.alloc(500_000)
    const added = await Promise.all([add('one', large), add('other', large, { from: 'b' })])
    expect(added.toSorted()).toEqual(['full', 'kept'])
    const after = await bytesOfImports(store.database.db)
    expect(after - before).toBeGreaterThan(500_000)
    expect(after).toBeLessThan(ROOM)
    const [there, notThere] = added[0] === 'kept' ? ['one', 'other'] : ['other', 'one']
    expect(await importOf(store.database.db, notThere)).toBeUndefined()
    await deleteImport(store.database.db, there, sha256Of('secret'))
    expect(await bytesOfImports(store.database.db)).toBe(before)
  })

  test('of an address take up its share of what is kept, also when two come together', async () => {
    const large = Buffer.alloc(100_000)
    const of = (from: string) => ({ from, share: 150_000 })
    const added = await Promise.all([add('one', large, of('c')), add('other', large, of('c'))])
    expect(added.toSorted()).toEqual(['kept', 'share-used'])
    expect(await add('of another', large, of('d'))).toBe('kept')
    const before = await bytesOfImports(store.database.db, sha256Of('c'))
    expect(before).toBeGreaterThan(100_000)
    const there = added[0] === 'kept' ? 'one' : 'other'
    await deleteImport(store.database.db, there, sha256Of('secret'))
    expect(await bytesOfImports(store.database.db, sha256Of('c'))).toBe(0)
    expect(await add('after', large, of('c'))).toBe('kept')
    for (const id of ['after', 'of another']) await deleteImport(store.database.db, id, sha256Of('secret'))
  })

  test('go when they are old', async () => {
    await add('old', log, { importedAt: row.importedAt - 10 })
    await deleteImportsBefore(store.database.db, row.importedAt)
    expect(await importOf(store.database.db, 'old')).toBeUndefined()
    expect(await importOf(store.database.db, row.id)).toBeDefined()
  })

  test('are no part of the record', async () => {
    expect(await searchMatches(store.database.db, { limit: 100 })).toEqual([])
  })

  test.runIf(name === 'Postgres')('the application can’t change them', async () => {
    const change = sql`update imports set seal = 'valid'`.execute(store.database.db)
    await expect(change).rejects.toThrow(/permission denied/)
  })

  test('go by their secret, and by no other', async () => {
    expect(await deleteImport(store.database.db, row.id, sha256Of('guess'))).toBe(false)
    expect(await importOf(store.database.db, row.id)).toBeDefined()
    expect(await deleteImport(store.database.db, row.id, sha256Of('secret'))).toBe(true)
    expect(await deleteImport(store.database.db, row.id, sha256Of('secret'))).toBe(false)
    expect(await importOf(store.database.db, row.id)).toBeUndefined()
  })
})
