import { randomUUID } from 'node:crypto'
import {
  addMatch,
  claimMatch,
  forgetUnbegun,
  HadRematch,
  type NewStoredMatch,
  openRoomsOf,
  openTablesOf,
  releaseMatch,
  rematchOf,
  renewLease,
  roomForPublic,
  storedRoomOf,
  storeRoom,
} from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { type OpenedStore, openStore, rowBehind } from './fixture.ts'

const SECOND = 1_000_000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const now = () => Date.now() * 1000

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore(name)
    await renewLease(store.database.urgent, 'node', 600_000)
  })
  afterAll(() => store.close())

  async function add(more: Partial<NewStoredMatch> = {}): Promise<string> {
    const id = randomUUID()
    const body = '{"data":{"options":{"firstChaser":1}},"seq":1}'
    const player = (name: string | null) => ({ name, key: null, isProved: false, bot: null, marks: {} })
    const players = [player('Ada'), player(null)]
    await addMatch(store.database.db, {
      ...{ id, game: 'chase', rules: 'chase/1', createdAt: now(), dueAt: null, kind: 'played', delayUs: 0 },
      created: rowBehind('', 1, { type: 'game.created', actor: 'server', received: null, body }),
      standing: {
        state: 'waiting',
        summary: { players, winner: null, winners: [], target: [], abandoned: false },
      },
      ...{ event: null, hostHash: null, observers: [] },
      seats: [{ seat: 0, invitationHash: null }],
      ...more,
    })
    await claimMatch(store.database.db, id, 'node')
    return id
  }
  /** As if the match, and how its room stands, had been stored so long ago. */
  const age = async (id: string, by: number) => {
    const { db } = store.owner
    await sql`update matches set created_at = created_at - ${by} where id = ${id}`.execute(db)
    await sql`update standings set known_at = known_at - ${by} where match_id = ${id}`.execute(db)
    await sql`update rooms set known_at = known_at - ${by} where match_id = ${id}`.execute(db)
  }
  const roomsOf = async (id: string) =>
    (await sql`select from rooms where match_id = ${id}`.execute(store.owner.db)).rows.length
  const open = { isOpen: true, bots: [null, 'novice'] }
  const closed = { isOpen: false, bots: [null, null] }
  const db = () => store.database.db
  const listed = async (id: string) => (await openTablesOf(db(), 100)).find((table) => table.id === id)

  test('a room stands as it was stored last; without anything stored there is none', async () => {
    const [id, other] = [await add(), await add()]
    await storeRoom(db(), id, closed)
    await storeRoom(db(), id, open)
    expect(await storedRoomOf(db(), id)).toEqual(open)
    expect(await storedRoomOf(db(), other)).toBeUndefined()
    expect(await roomsOf(id)).toBe(1)
  })

  test('strangers are told of it one delay later; what nobody can be told any more goes', async () => {
    const id = await add({ delayUs: HOUR, room: closed })
    expect(await roomForPublic(db(), id)).toBeUndefined()
    await age(id, 3 * HOUR)
    await storeRoom(db(), id, open)
    await age(id, 2 * HOUR)
    await storeRoom(db(), id, closed)
    expect(await storedRoomOf(db(), id)).toEqual(closed)
    expect(await roomForPublic(db(), id)).toEqual(open)
    expect(await listed(id)).toMatchObject({ bots: open.bots, options: { firstChaser: 1 } })
    expect(await roomsOf(id)).toBe(2)
    await age(id, HOUR)
    expect(await roomForPublic(db(), id)).toEqual(closed)
    expect(await listed(id)).toBeUndefined()
  })

  test('only open tables at which somebody waits are listed, the newest first, and none younger than its delay', async () => {
    const standing = {
      state: 'live',
      summary: { players: [], winner: null, winners: [], target: [] },
    } as const
    const [older, newer] = [await add({ room: open, createdAt: now() - HOUR }), await add({ room: open })]
    const others = [
      await add({ room: closed }),
      await add(),
      await add({ room: open, delayUs: HOUR }),
      await add({
        room: open,
        standing: { ...standing, summary: { ...standing.summary, abandoned: false } },
      }),
      await add({ room: open, kind: 'demo' }),
      await add({ room: open }),
    ]
    await releaseMatch(db(), others.at(-1) ?? '', 1)
    const ids = (await openTablesOf(db(), 100)).map(({ id }) => id)
    expect(ids.filter((id) => [older, newer, ...others].includes(id))).toEqual([newer, older])
    expect(await openTablesOf(db(), 1)).toHaveLength(1)
    const stillOpen = await openRoomsOf(db(), [older, ...others.slice(0, 4)])
    expect(stillOpen.toSorted()).toEqual([older, others[2]].toSorted())
  })

  test('a match has one rematch, also if two are asked for at the same time', async () => {
    const id = await add()
    expect(await rematchOf(db(), id)).toBeUndefined()
    const made = await Promise.allSettled([add({ rematchOf: id }), add({ rematchOf: id })])
    const [first] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [second] = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(await rematchOf(db(), id)).toBe(first)
    expect(second).toBeInstanceOf(HadRematch)
  })

  test('both go with a match that never began', async () => {
    const id = await add({ room: open })
    const next = await add({ room: open, rematchOf: id })
    for (const one of [id, next]) {
      await age(one, 9 * DAY)
      await releaseMatch(db(), one, 1)
    }
    await forgetUnbegun(db(), undefined, now() - 8 * DAY)
    expect([await roomsOf(id), await roomsOf(next), await rematchOf(db(), id)]).toEqual([0, 0, undefined])
  })
})
