import { randomUUID } from 'node:crypto'
import { wonBy } from '@getaway/engine'
import {
  addMatch,
  addStaff,
  addTournament,
  answeredWish,
  appendTournamentEvents,
  bindStaff,
  countOpenTournaments,
  type Database,
  forgetUnbegun,
  isMatch,
  isTournament,
  observersOf,
  openTournamentsOf,
  playsInTournament,
  readTournamentEvents,
  revokeObserverEverywhere,
  runningMatchesOf,
  searchMatches,
  setToken,
  staffByToken,
  staffOf,
  type TournamentEventRow,
  tournamentMatchesForStaff,
  unsealedMatches,
  withTournament,
} from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { type OpenedStore, openStore, rowBehind, sha256Of } from './fixture.ts'

const NOW = Date.now() * 1000
const DAY = 24 * 60 * 60 * 1_000_000

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  let db: Database['db']
  beforeAll(async () => {
    store = await openStore(name)
    db = store.database.db
  })
  afterAll(() => store.close())

  const rowOf = (seq: number, more: Partial<TournamentEventRow> = {}): TournamentEventRow => ({
    seq,
    type: 'stage.added',
    at: NOW + seq,
    actor: 'olga',
    matchId: null,
    body: `{"data":{"seq":${seq}},"seq":${seq}}`,
    hash: sha256Of(seq),
    ...more,
  })
  const create = async () => {
    const id = `cup-${randomUUID()}`
    await withTournament(db, id, async (trx) => {
      expect(await addTournament(trx, id, NOW)).toBe(true)
      await appendTournamentEvents(trx, id, [rowOf(1, { type: 'tournament.created' })], undefined)
    })
    return id
  }
  const append = (id: string, row: TournamentEventRow, wish?: { id: string; digest: string }) =>
    withTournament(db, id, (trx) => appendTournamentEvents(trx, id, [row], wish))
  const seqsOf = async (id: string) => {
    const seqs: number[] = []
    for await (const { seq } of readTournamentEvents(db, id)) seqs.push(seq)
    return seqs
  }
  const addOf = async (tournament: string | undefined, event: string | null) => {
    const id = randomUUID()
    const created = rowBehind('', 1, { type: 'game.created', actor: 'server', received: null })
    const summary = { players: [], ...wonBy([]), target: [], abandoned: false }
    await addMatch(db, {
      ...{ id, created, createdAt: NOW - 9 * DAY, kind: 'played', game: 'chase', rules: 'chase/1' },
      ...{ dueAt: null, delayUs: 0, event, tournament, hostHash: null },
      standing: { state: 'waiting', summary },
      observers: [
        { id: 'olga', role: 'organiser', name: 'Olga', invitationHash: null, tokenHash: 'o', key: 'ko' },
      ],
      seats: [{ seat: 0, invitationHash: null }],
    } as Parameters<typeof addMatch>[1])
    return id
  }

  test('what is appended is read back in order, byte for byte', async () => {
    const id = await create()
    const body = '{"name":"\\"Ünïcode\\" \\n \u2028","seq":2}'
    await append(id, rowOf(2, { body, matchId: 'm' }))
    const events: object[] = []
    for await (const event of readTournamentEvents(db, id, 1)) events.push(event)
    expect(events).toEqual([{ ...rowOf(2, { body, matchId: 'm' }), committedAt: expect.any(Number) }])
    expect(await isTournament(db, id)).toBe(true)
    expect(await isTournament(db, 'nothing')).toBe(false)
  })

  test('a number is given once, and what fails leaves nothing', async () => {
    const id = await create()
    await append(id, rowOf(2))
    await expect(append(id, rowOf(2, { hash: sha256Of('other') }))).rejects.toThrow(/tournament_events/)
    const both = withTournament(db, id, async (trx) => {
      await appendTournamentEvents(trx, id, [rowOf(3)], undefined)
      throw new Error('cut off')
    })
    await expect(both).rejects.toThrow('cut off')
    expect(await seqsOf(id)).toEqual([1, 2])
  })

  test('those who change a tournament wait for each other, also in another process', async () => {
    const id = await create()
    const other = await store.another()
    const next = async (trx: Parameters<Parameters<typeof withTournament>[2]>[0]) => {
      const { last } = await trx
        .selectFrom('tournament_events')
        .select(({ fn }) => fn.max('seq').as('last'))
        .where('tournament_id', '=', id)
        .executeTakeFirstOrThrow()
      await appendTournamentEvents(trx, id, [rowOf(Number(last) + 1)], undefined)
    }
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => withTournament(index % 2 ? other.db : db, id, next)),
    )
    expect(await seqsOf(id)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
  })

  test('a wish is known by its author and id', async () => {
    const id = await create()
    await append(id, rowOf(2), { id: 'w', digest: 'd' })
    expect(await answeredWish(db, id, 'olga', 'w')).toEqual({ seq: 2, hash: rowOf(2).hash, digest: 'd' })
    expect(await answeredWish(db, id, 'otto', 'w')).toBeUndefined()
    await expect(append(id, rowOf(3), { id: 'w', digest: 'e' })).rejects.toThrow(/command/)
    await append(id, rowOf(3, { actor: 'otto' }), { id: 'w', digest: 'e' })
  })

  test.each([
    'update tournament_events set body = 1',
    'delete from tournament_events',
    'truncate tournament_events',
  ])('nobody can %s', async (statement) => {
    const id = await create()
    const refused = name === 'Postgres' ? /permission denied/ : /append-only/
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(refused)
    await expect(sql.raw(statement).execute(store.owner.db)).rejects.toThrow(/append-only/)
    expect(await seqsOf(id)).toEqual([1])
  })

  test('an id that anybody’s match names is no tournament’s any more', async () => {
    const id = `cup-${randomUUID()}`
    await addOf(undefined, id)
    expect(await withTournament(db, id, (trx) => addTournament(trx, id, NOW))).toBe(false)
    const taken = await create()
    expect(await withTournament(db, taken, (trx) => addTournament(trx, taken, NOW))).toBe(false)
  })

  test('only its own matches belong to it, whatever others name', async () => {
    const id = await create()
    const own = await addOf(id, id)
    await addOf(undefined, id)
    const found = await searchMatches(db, { event: id, limit: 10 })
    expect(found.map((match) => match.id)).toEqual([own])
    expect((await tournamentMatchesForStaff(db, id)).map((match) => match.id)).toEqual([own])
    expect(await runningMatchesOf(db, id)).toEqual([own])
    const free = await addOf(undefined, 'garden party')
    expect((await searchMatches(db, { event: 'garden party', limit: 10 })).map((match) => match.id)).toEqual([
      free,
    ])
  })

  test('its matches stay where others that never began are forgotten', async () => {
    const id = await create()
    const [own, other] = [await addOf(id, id), await addOf(undefined, null)]
    await forgetUnbegun(db, NOW - 10 * DAY, NOW - DAY)
    expect([await isMatch(db, own), await isMatch(db, other)]).toEqual([true, false])
  })

  test('what is over is found until the tournament’s log tells of it, and that only once', async () => {
    const id = await create()
    const match = await addOf(id, id)
    expect(await unsealedMatches(db, id)).toEqual([])
    await sql`update matches set over = true where id = ${match}`.execute(db)
    expect(await unsealedMatches(db, id)).toEqual([{ id: match, tournament: id }])
    await append(id, rowOf(2, { type: 'match.sealed', matchId: match }))
    expect(await unsealedMatches(db, id)).toEqual([])
    await expect(append(id, rowOf(3, { type: 'match.sealed', matchId: match }))).rejects.toThrow(/sealed/)
  })

  test('the first token that shows an invitation binds it; one token is one person’s', async () => {
    const id = await create()
    const person = (own: string, tokenHash: string | null) =>
      addStaff(db, id, {
        ...{ id: own, role: 'organiser', name: null, invitationHash: `i ${own}`, tokenHash },
        ...{ key: null, wrapped: 'w', admitted: false },
      } as Parameters<typeof addStaff>[2])
    await person('a', null)
    await person('b', null)
    const token = randomUUID()
    const bound = { tokenHash: token, name: 'Ada', key: null, wrapped: 'x' }
    expect(await bindStaff(db, id, 'a', bound)).toBe(true)
    expect(await bindStaff(db, id, 'a', { ...bound, tokenHash: randomUUID() })).toBe(false)
    await expect(bindStaff(db, id, 'b', bound)).rejects.toThrow(/unique|duplicate/)
    expect(await staffByToken(db, token)).toMatchObject({
      tournament: id,
      id: 'a',
      name: 'Ada',
      wrapped: 'x',
    })
    expect((await staffOf(db, id)).map((one) => one.id)).toEqual(['a', 'b'])
  })

  test('players are found by key and token, and observers are revoked in all matches', async () => {
    const id = await create()
    const match = await addOf(id, id)
    const tokenHash = randomUUID()
    await setToken(db, match, 0, tokenHash)
    expect(await playsInTournament(db, id, { key: null, tokenHash })).toBe(true)
    expect(await playsInTournament(db, id, { key: 'k', tokenHash: 'none' })).toBe(false)
    await sql`insert into match_players (match_id, seat, name, key, known_at) values (${match}, 0, 'a', 'k', 1)`.execute(
      db,
    )
    expect(await playsInTournament(db, id, { key: 'k', tokenHash: 'none' })).toBe(true)
    const revoked = async () => (await observersOf(db, match)).map((one) => one.revoked)
    expect(await revoked()).toEqual([false])
    await revokeObserverEverywhere(db, id, 'olga')
    expect(await revoked()).toEqual([true])
  })

  test('those that are open are counted until they are sealed or forgotten', async () => {
    const id = await create()
    const before = await countOpenTournaments(db, 0)
    expect(await openTournamentsOf(db, [id, 'nothing'])).toEqual([id])
    expect(await countOpenTournaments(db, NOW + DAY)).toBe(0)
    await append(id, rowOf(2, { type: 'tournament.sealed' }))
    expect(await openTournamentsOf(db, [id])).toEqual([])
    expect(await countOpenTournaments(db, 0)).toBe(before - 1)
  })
})
