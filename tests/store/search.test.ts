import {
  type Database,
  type MatchFilter,
  matchesOfEvent,
  matchForHolder,
  matchForPublic,
  searchMatches,
} from '@getaway/game-api/store'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { type OpenedStore, openStore } from './fixture.ts'

const SECOND = 1_000_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

interface Told {
  readonly id: string
  /** How long ago it was created, and each further thing happened (µs). */
  readonly age: number
  readonly delay?: number
  readonly kind?: 'played' | 'demo'
  readonly game?: string
  readonly event?: string
  readonly players?: readonly string[]
  readonly endedAgo?: number
  /** Without it somebody has won in the end. */
  readonly isAbandoned?: boolean
  readonly marks?: number
  /** Which of the players are bots. */
  readonly bots?: readonly string[]
  /** Of its creation. */
  readonly seatedAfter?: number
}

/** A match as its owner would have recorded it at those instants: taken seats a moment after its creation. */
async function record({ db }: Database, now: number, told: Told): Promise<void> {
  const {
    id,
    age,
    delay = 0,
    kind = 'played',
    game = 'chase',
    event,
    players = ['Ada', 'Ben'],
    endedAgo,
    isAbandoned = false,
    marks = 0,
    bots = [],
    seatedAfter = SECOND,
  } = told
  const at = now - age
  const endedAt = endedAgo === undefined ? null : now - endedAgo
  const summaryOf = (names: readonly (string | null)[], winner: number | null) =>
    JSON.stringify({
      players: names.map((name) => ({
        name,
        bot: name !== null && bots.includes(name) ? 'regular' : null,
        marks: { perfect: 0, small: marks },
      })),
      winner,
    })
  const standings = [
    {
      seq: 1,
      known_at: at,
      state: 'waiting' as const,
      summary: summaryOf(
        players.map(() => null),
        null,
      ),
    },
    { seq: 3, known_at: at + seatedAfter, state: 'live' as const, summary: summaryOf(players, null) },
    ...(endedAt === null
      ? []
      : [
          {
            seq: 5,
            known_at: endedAt,
            state: 'over' as const,
            summary: summaryOf(players, isAbandoned ? null : 0),
          },
        ]),
  ]
  const last = standings.at(-1)
  await db
    .insertInto('matches')
    .values({
      id,
      game,
      rules: `${game}/1`,
      created_at: at,
      over: endedAt !== null,
      summary: last?.summary ?? '',
      kind,
      delay_us: delay,
      event: event ?? null,
      ended_at: endedAt,
      due_at: null,
    })
    .execute()
  await db
    .insertInto('standings')
    .values(standings.map((standing) => ({ match_id: id, ...standing })))
    .execute()
  await db
    .insertInto('match_players')
    .values(
      players.map((name, seat) => ({
        match_id: id,
        seat,
        name: name.toLowerCase(),
        bot: null,
        known_at: at + seatedAfter,
      })),
    )
    .execute()
  await db
    .insertInto('events')
    .values(
      standings.map(({ seq, known_at }) => ({
        match_id: id,
        seq,
        type: 'x',
        at: known_at,
        received: null,
        committed_at: known_at,
        actor: 'server',
        epoch: 0,
        command_id: null,
        command_digest: null,
        body: '{}',
        hash: `h${seq}`,
      })),
    )
    .execute()
}

const TOLD: readonly Told[] = [
  { id: 'over-old', age: 3 * DAY, endedAgo: 3 * DAY - MINUTE, players: ['Ada', 'Zoë'], event: 'cup' },
  { id: 'over-new', age: MINUTE, endedAgo: 10 * SECOND, event: 'cup' },
  { id: 'live', age: MINUTE, players: ['adam', 'Eve'] },
  { id: 'demo', age: MINUTE, kind: 'demo', players: ['Ada', 'Bo'] },
  { id: 'demo-over', age: MINUTE, kind: 'demo', endedAgo: SECOND, event: 'cup' },
  { id: 'given-up', age: 2 * DAY, endedAgo: DAY, isAbandoned: true },
  { id: 'left-later', age: 2 * DAY - 1, endedAgo: DAY, isAbandoned: true, marks: 1 },
  { id: 'practice', age: 2 * DAY - 2, endedAgo: DAY, marks: 5, bots: ['Ben'] },
  { id: 'with-bot', age: 2 * DAY - 3, endedAgo: DAY, players: ['Ada', 'Ben', 'Bo'], bots: ['Bo'] },
  { id: 'bots', age: 2 * DAY - 4, endedAgo: DAY, bots: ['Ada', 'Ben'] },
  { id: 'other-game', age: MINUTE, game: 'fugitive', players: ['100%_sure', 'Ada\\'] },
  { id: 'delayed-new', age: MINUTE, delay: 10 * MINUTE, players: ['Secret', 'Ada'], event: 'cup' },
  { id: 'delayed-over', age: 20 * MINUTE, delay: 10 * MINUTE, endedAgo: MINUTE, event: 'cup' },
  // Its seats were taken after what is told by now.
  {
    id: 'delayed-seats',
    age: 15 * MINUTE,
    seatedAfter: 9 * MINUTE,
    delay: 10 * MINUTE,
    players: ['Hidden', 'Ada'],
  },
]

const cases: { name: string; search: Partial<MatchFilter>; found: string[] }[] = [
  {
    name: 'nothing in particular: all that are public, the newest first',
    search: {},
    found: [
      'over-new',
      'other-game',
      'live',
      'demo-over',
      'demo',
      'delayed-seats',
      'delayed-over',
      'bots',
      'with-bot',
      'left-later',
      'over-old',
    ],
  },
  {
    name: 'over: what was played out, which practice is not',
    search: { status: 'over' },
    found: ['over-new', 'demo-over', 'bots', 'with-bot', 'left-later', 'over-old'],
  },
  {
    name: 'live, as the public was told',
    search: { status: 'live' },
    found: ['other-game', 'live', 'demo', 'delayed-over'],
  },
  { name: 'waiting', search: { status: 'waiting' }, found: ['delayed-seats'] },
  { name: 'a game', search: { game: 'fugitive' }, found: ['other-game'] },
  {
    name: 'a player’s beginning, in any case, without demos and what is not told, with all that was put away',
    search: { player: 'aD' },
    found: [
      'over-new',
      'other-game',
      'live',
      'delayed-over',
      'bots',
      'with-bot',
      'practice',
      'left-later',
      'given-up',
      'over-old',
    ],
  },
  { name: 'a player who is not told of yet', search: { player: 'hidden' }, found: [] },
  { name: 'a player of a match that is not told of yet', search: { player: 'secret' }, found: [] },
  { name: 'letters that mean something elsewhere', search: { player: '100%_' }, found: ['other-game'] },
  { name: 'only themselves', search: { player: '%' }, found: [] },
  { name: 'a backslash', search: { player: 'ada\\' }, found: ['other-game'] },
  { name: 'beyond ASCII', search: { player: 'zoë' }, found: ['over-old'] },
  {
    name: 'a tournament, without demos',
    search: { event: 'cup' },
    found: ['over-new', 'delayed-over', 'over-old'],
  },
  { name: 'several at once', search: { event: 'cup', status: 'over', player: 'ben' }, found: ['over-new'] },
]

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  let now: number
  beforeAll(async () => {
    store = await openStore(name)
    now = Date.now() * 1000
    for (const told of TOLD) await record(store.database, now, told)
  })
  afterAll(() => store.close())

  const idsOf = async (search: Partial<MatchFilter>) =>
    (await searchMatches(store.database.db, { limit: 100, ...search })).map(({ id }) => id)

  test.each(cases)('search: $name', async ({ search, found }) => {
    expect(await idsOf(search)).toEqual(found)
  })

  test('a day begins with its first instant and ends before the next one’s', async () => {
    const at = now - 3 * DAY
    expect(await idsOf({ created: { from: at, before: at + 1 } })).toEqual(['over-old'])
    expect(await idsOf({ created: { from: at - 1, before: at } })).toEqual([])
    expect(await idsOf({ created: { from: at + 1, before: now + 1 } })).not.toContain('demo')
  })

  test('page by page one meets every match once', async () => {
    const met: string[] = []
    for (let after: MatchFilter['after']; ; ) {
      const [one] = await searchMatches(store.database.db, { after, limit: 1 })
      if (!one) break
      met.push(one.id)
      after = { createdAt: one.createdAt, id: one.id }
    }
    expect(met).toEqual(await idsOf({}))
  })

  test('the public is told how it stood, a holder how it stands', async () => {
    const { db } = store.database
    expect(await matchForPublic(db, 'delayed-new')).toBeUndefined()
    expect(await matchForHolder(db, 'delayed-new')).toMatchObject({ status: 'live', head: 3 })
    expect(await matchForPublic(db, 'delayed-over')).toMatchObject({
      status: 'live',
      head: 3,
      hash: 'h3',
      endedAt: null,
    })
    expect(await matchForHolder(db, 'delayed-over')).toMatchObject({
      status: 'over',
      head: 5,
      hash: 'h5',
      endedAt: now - MINUTE,
      summary: { winner: 0 },
    })
    expect(await matchForPublic(db, 'delayed-seats')).toMatchObject({
      status: 'waiting',
      head: 1,
      summary: { players: [{ name: null }, { name: null }] },
    })
    expect(await matchForPublic(db, 'over-new')).toMatchObject({
      status: 'over',
      head: 5,
      endedAt: now - 10 * SECOND,
    })
    expect(await matchForHolder(db, 'nowhere')).toBeUndefined()
  })

  test('standings count what is over for the public', async () => {
    const matches = await matchesOfEvent(store.database.db, 'cup')
    expect(matches.map(({ players }) => players.map((one) => one.name))).toEqual([
      ['Ada', 'Zoë'],
      ['Ada', 'Ben'],
    ])
  })
})

const MANY = 4_000

describe.each(STORES)('%s, with thousands of matches', (name) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore(name)
    await sql`
      insert into matches (id, game, rules, created_at, over, summary, event, ended_at)
      select 'm' || n, 'chase', 'chase/1', now_us() - n::bigint * 60000000, n > 20, '{"players":[],"winner":0}',
        case when n % 40 = 0 then 'event ' || n % 400 end, case when n > 20 then now_us() - n::bigint * 60000000 + 1 end
      from generate_series(1, ${sql.lit(MANY)}) n`.execute(store.owner.db)
    await sql`
      insert into standings select id, 1, created_at, case when over then 'over' else 'live' end, summary from matches
    `.execute(store.owner.db)
    await sql`
      insert into match_players select id, 0, 'player ' || right(id, 3), null, created_at from matches
    `.execute(store.owner.db)
    await sql`
      insert into events (match_id, seq, type, at, committed_at, actor, epoch, body, hash)
      select id, n, 'x', created_at, created_at, 'server', 0, '{}', 'h' from matches, generate_series(1, 5) n
    `.execute(store.owner.db)
    for (const table of ['matches', 'standings', 'match_players', 'events'])
      await sql`analyze ${sql.table(table)}`.execute(store.owner.db)
  })
  afterAll(() => store.close())

  const now = Date.now() * 1000
  const searches: { name: string; search: Partial<MatchFilter> }[] = [
    { name: 'the newest', search: {} },
    { name: 'a page far behind', search: { after: { createdAt: now - 3_000 * MINUTE, id: 'm1' } } },
    { name: 'live', search: { status: 'live' } },
    { name: 'over', search: { status: 'over' } },
    { name: 'a player', search: { player: 'Player 12' } },
    { name: 'a tournament', search: { event: 'event 40' } },
    { name: 'a day', search: { created: { from: now - 2 * DAY, before: now - DAY } } },
  ]
  test.each(searches)(
    '$name: no table of events, standings or players is read from end to end',
    async ({ search }) => {
      const plan = await planOf(store.database, (db) => searchMatches(db, { limit: 20, ...search }))
      const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table)
      // Of a few thousand matches all heads are read sooner than some.
      expect(
        scanned.filter((table) => table !== 'matches'),
        plan,
      ).toEqual([])
    },
  )
})

/** How the database goes about what `ask` asks, which must find something. */
async function planOf(
  { db }: Database,
  ask: (db: Database['db']) => Promise<readonly unknown[]>,
): Promise<string> {
  let compiled: CompiledQuery | undefined
  const listening = db.withPlugin({
    transformQuery({ node, queryId }) {
      compiled = db.getExecutor().compileQuery(node, queryId)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect((await ask(listening)).length).toBeGreaterThan(0)
  if (!compiled) throw new Error('nothing was asked')
  const explained = CompiledQuery.raw(`explain analyze ${compiled.sql}`, [...compiled.parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
