import { randomUUID } from 'node:crypto'
import {
  addMatch,
  claimMatch,
  forgetDemos,
  forgetUnbegun,
  headsOf,
  isMatch,
  listMatches,
  type MatchKind,
  readEvents,
  renewLease,
} from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import {
  addTestMatch,
  appendOf,
  commitsOf,
  type OpenedStore,
  openStore,
  rowBehind,
  type TestMatch,
} from './fixture.ts'

const SECOND = 1_000_000
const DAY = 24 * 60 * 60 * SECOND
const NOW = Date.now() * 1000

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore(name)
  })
  afterAll(() => store.close())

  async function add(createdAt: number, kind: MatchKind = 'played'): Promise<TestMatch> {
    const id = randomUUID()
    const created = rowBehind('', 1, { type: 'game.created', actor: 'server', received: null })
    await addMatch(store.database.db, {
      ...{ id, created, createdAt, kind, game: 'chase', rules: 'chase/1', dueAt: null, delayUs: 0 },
      standing: {
        state: 'waiting',
        summary: { players: [], winner: null, winners: [], target: [], abandoned: false },
      },
      ...{ event: null, hostHash: null, observers: [] },
      seats: [{ seat: 0, invitationHash: null }],
    })
    return { id, created }
  }
  const append = async (match: TestMatch, type: string, over = false, kind?: MatchKind) =>
    expect(
      await commitsOf(store.database).append({ ...appendOf(match, match.created, { type }), over, kind }),
    ).toBe('committed')
  const lengthOf = async (id: string) => (await readEvents(store.database.db, id, 0, 10)).length
  const rowsIn = async (table: string, id: string) =>
    (await sql`select from ${sql.table(table)} where match_id = ${id}`.execute(store.owner.db)).rows.length

  test('demos and people’s matches share a commit, and no table of events', async () => {
    const [demo, people] = [await add(NOW, 'demo'), await addTestMatch(store.database)]
    const commits = commitsOf(store.database)
    const appends = [
      { ...appendOf(demo, demo.created, { count: 2 }), kind: 'demo' as const },
      appendOf(people, people.created, { count: 3 }),
    ]
    expect(await Promise.all(appends.map(commits.append))).toEqual(['committed', 'committed'])
    expect([await rowsIn('demo_events', demo.id), await rowsIn('events', demo.id)]).toEqual([3, 0])
    expect([await rowsIn('demo_events', people.id), await rowsIn('events', people.id)]).toEqual([0, 4])
    const heads = await headsOf(store.database.db, [demo.id, people.id])
    expect(heads.map(({ seq }) => seq).toSorted()).toEqual([3, 4])
    expect(await commits.append({ ...appendOf(demo, demo.created), kind: 'demo' })).toBe('lost')
  })

  test('of demos that are over the newest are kept, and those that are played', async () => {
    const people = await addTestMatch(store.database)
    await append(people, 'tile.placed', true)
    const playing = await add(NOW - 9 * SECOND, 'demo')
    const over: TestMatch[] = []
    for (let n = 1; n <= 4; n++) {
      const demo = await add(NOW - n * SECOND, 'demo')
      await append(demo, 'game.ended', true, 'demo')
      over.push(demo)
    }
    await forgetDemos(store.database.db, 2)
    const kept = (await listMatches(store.database.db, { kind: 'demo', over: true, limit: 10 })).map(
      ({ id }) => id,
    )
    expect(kept).toEqual(over.slice(0, 2).map(({ id }) => id))
    expect(await Promise.all(over.map(({ id }) => lengthOf(id)))).toEqual([2, 2, 0, 0])
    expect([await lengthOf(playing.id), await lengthOf(people.id)]).toEqual([1, 2])
  })

  test('what never began is forgotten when it is old, and nothing else', async () => {
    const old = NOW - 30 * DAY
    const empty = await add(old)
    const seated = await add(old + DAY)
    await append(seated, 'seat.taken')
    const givenUp = await add(old + 20 * DAY)
    await append(givenUp, 'game.abandoned', true)
    const played = await add(old)
    await append(played, 'round.dealt')
    const today = await add(NOW - DAY / 2)
    const attended = await add(old)
    await renewLease(store.database.db, 'node', 60_000)
    await claimMatch(store.database.db, attended.id, 'node')
    const demo = await add(old, 'demo')

    expect(await forgetUnbegun(store.database.db, undefined, NOW)).toBeGreaterThanOrEqual(3)
    for (const { id } of [empty, seated, givenUp]) {
      expect(await isMatch(store.database.db, id)).toBe(false)
      for (const table of ['events', 'standings', 'seats']) expect(await rowsIn(table, id)).toBe(0)
    }
    for (const { id } of [played, today, attended, demo])
      expect(await isMatch(store.database.db, id)).toBe(true)
    expect(await lengthOf(played.id)).toBe(2)
    // Whatever is asked for, a day is the least.
    expect(await forgetUnbegun(store.database.db, undefined, NOW + 10 * DAY)).toBe(0)
  })

  test('an owner’s append to a match that is forgotten is lost', async () => {
    const match = await add(NOW - 3 * DAY)
    await forgetUnbegun(store.database.db, undefined, NOW)
    expect(await commitsOf(store.database).append(appendOf(match, match.created))).toBe('lost')
    expect(await rowsIn('events', match.id)).toBe(0)
  })

  test('what was played can’t be deleted, not even by the owner who names its match', async () => {
    const match = await add(NOW - 3 * DAY)
    await append(match, 'round.dealt')
    const deleted = store.owner.db.transaction().execute(async (trx) => {
      await sql`select set_config('getaway.unbegun', ${match.id}, true)`.execute(trx)
      await sql`delete from events where match_id = ${match.id}`.execute(trx)
    })
    await expect(deleted).rejects.toThrow(/append-only/)
    expect(await lengthOf(match.id)).toBe(2)
  })
})

const refused = [
  'delete from matches',
  'delete from standings',
  'delete from match_players',
  'delete from demo_events',
  "update matches set kind = 'demo'",
  'update matches set created_at = 0',
  "select forget_match('m')",
]
test.each(refused)('in Postgres the application can’t %s', async (statement) => {
  const store = await openStore('Postgres')
  try {
    await expect(sql.raw(statement).execute(store.database.db)).rejects.toThrow(/permission denied/)
  } finally {
    await store.close()
  }
})
