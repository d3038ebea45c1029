import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { NewMatch } from '@getaway/client/protocol'
import { type Audience, unwrap } from '@getaway/engine'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServiceClock } from '../clock.ts'
import { createMatch } from '../live/hub/create-match.ts'
import { createHub, type Hub } from '../live/hub/hub.ts'
import type { OwnedMatch } from '../live/owned/owned-match.ts'
import { openSealKey } from '../sealing/seal-key.ts'
import {
  createGroupCommit,
  type Database,
  migrate,
  openDatabase,
  setInvitation,
  storedSeatsOf,
} from '../store/index.ts'
import { type BotHost, createBotHost } from './bot-host.ts'
import type { Dismiss, Left, Play } from './messages.ts'

/** A worker that breaks when it is told to, and says of the bots that it is given what the test lets it say. */
class Table extends Worker {
  readonly sat: Play[] = []
  readonly dismissed: Dismiss[] = []

  constructor() {
    const code = `const { parentPort } = require('node:worker_threads')
      parentPort.on('message', (told) => {
        if (told === 'break') throw new Error('the table broke')
        parentPort.postMessage(told)
      })`
    super(code, { eval: true })
  }

  override postMessage(told: Play | Dismiss) {
    if (told.type === 'play') this.sat.push(told)
    else this.dismissed.push(told)
  }

  async break() {
    const broken = new Promise((resolve) => this.once('exit', resolve))
    super.postMessage('break')
    await broken
  }

  async leave({ matchId, seat }: Play, why: Partial<Left>) {
    const heard = new Promise((resolve) => this.once('message', resolve))
    super.postMessage({ matchId, seat, sentAway: undefined, problem: undefined, ...why })
    await heard
  }
}

const wish = {
  game: 'chase',
  seats: [
    { type: 'bot', strength: 'regular' },
    { type: 'bot', strength: 'regular' },
  ],
} satisfies NewMatch
const NOWHERE = 'http://127.0.0.1:1'

let database: Database
let hub: Hub
let host: BotHost
let tables: Table[]
let pauses: { ms: number; run: () => void }[]
let faults: string[]
let close: () => Promise<void>
const clock = createServiceClock()

beforeAll(async () => {
  database = await openDatabase({ dataDir: undefined })
  await migrate(database)
})
afterAll(() => database.close())

const open = async (quietMs = 60_000) => {
  const commits = createGroupCommit(database)
  const sealKey = await openSealKey(undefined)
  tables = []
  pauses = []
  faults = []
  const onFault = (_: unknown, what: string) => faults.push(what)
  hub = createHub({
    ...{ database, commits, clock, sealKey, node: 'here', leaseMs: 10_000, onFault, quietMs },
    onTaken: (match) => host.attend(match),
    onPutAway: (id) => host.dismiss(id),
  })
  host = createBotHost({
    ...{ database, hub, pace: 1, onFault },
    startBotWorker() {
      const table = new Table()
      tables.push(table)
      return table
    },
    after: (ms, run) => pauses.push({ ms, run }),
  })
  close = async () => {
    await host.close()
    await hub.close()
    await commits.close()
  }
}
beforeEach(() => open())
afterEach(() => close())

async function newMatch(): Promise<string> {
  const { id } = unwrap(await createMatch({ database, clock }, wish))
  unwrap(await host.seat(id, wish.seats))
  return id
}

const seatsAt = (table: Table | undefined) => table?.sat.map(({ matchId, seat }) => `${matchId} ${seat}`)
const both = (id: string) => [`${id} 0`, `${id} 1`]
const last = (table: Table | undefined) => table?.sat.at(-1) as Play

test('a table that breaks is replaced after a pause, and each bot sits once at the new one', async () => {
  host.start(NOWHERE)
  const before = await newMatch()
  const [broken] = tables
  expect(seatsAt(broken)).toEqual(both(before))
  await broken?.break()
  const meanwhile = await newMatch()
  expect(pauses.map(({ ms }) => ms)).toEqual([5000])
  for (const { run } of pauses.splice(0)) run()
  expect(tables).toHaveLength(2)
  expect(seatsAt(tables[1])?.toSorted()).toEqual([...both(before), ...both(meanwhile)].toSorted())
  expect(faults).toEqual(['the bots'])
})

test.each<{ name: string; why: Partial<Left>; fault: string[] }>([
  { name: 'fails', why: { problem: 'it broke its head' }, fault: ['a bot'] },
  { name: 'is sent away as nobody', why: { sentAway: 'no-such-token' }, fault: [] },
  { name: 'said nonsense', why: { sentAway: 'bad-frame' }, fault: ['a bot'] },
])('a bot that $name comes back with another token, later each time', async ({ why, fault }) => {
  host.start(NOWHERE)
  const id = await newMatch()
  const [table] = tables as [Table]
  const tokens = new Set([last(table).token])
  for (const [index, ms] of [1000, 2000, 4000].entries()) {
    await table.leave(last(table), why)
    expect(pauses.map((one) => one.ms)).toEqual([ms])
    pauses.pop()?.run()
    await until(() => table.sat.length === 3 + index)
    expect(last(table)).toMatchObject({ matchId: id, seat: 1, strength: 'regular' })
    tokens.add(last(table).token)
  }
  expect(tokens.size).toBe(4)
  expect(faults).toEqual([...fault, ...fault, ...fault])
})

test.each<{ name: string; why: Partial<Left> }>([
  { name: 'whose match is over', why: {} },
  { name: 'whose seat the organiser took', why: { sentAway: 'token-revoked' } },
])('a bot $name is gone for good', async ({ why }) => {
  host.start(NOWHERE)
  await newMatch()
  const [table] = tables as [Table]
  await table.leave(last(table), why)
  expect(pauses).toEqual([])
  expect(faults).toEqual([])
})

test.each([
  ['was offered to somebody', 'invitation'],
  ['was taken from it', null],
])('a bot does not come back to a seat that %s meanwhile', async (_, invitation) => {
  host.start(NOWHERE)
  const id = await newMatch()
  const [table] = tables as [Table]
  await table.leave(last(table), { sentAway: 'no-such-token' })
  await setInvitation(database.db, id, 1, invitation)
  pauses.pop()?.run()
  await sleep(200)
  expect(table.sat).toHaveLength(2)
  expect((await storedSeatsOf(database.db, id))[1]).toMatchObject({
    invitationHash: invitation,
    tokenHash: null,
  })
})

describe('a match that is put away when nobody looks', () => {
  const withOpenSeat = {
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'bot', strength: 'regular' }],
    options: { idleS: 0 },
  } satisfies NewMatch

  /** Follows a match as a bot does, or anybody else. */
  const follow = async (id: string, audience: Audience) => {
    const match = unwrap(await hub.open(id))
    const reader = { written: 0, isLost: false, isReady: () => true, write() {}, lost() {} }
    reader.lost = () => {
      reader.isLost = true
    }
    const leave = (await match.channelOf(audience)).subscribe(reader)
    return { reader, leave, match }
  }
  const created = async (wanted: NewMatch) => {
    const { id } = unwrap(await createMatch({ database, clock }, wanted))
    unwrap(await host.seat(id, wanted.seats))
    return id
  }

  test('its bots are dismissed when they wait for people, and sit down again with the first person', async () => {
    await close()
    await open(0)
    host.start(NOWHERE)
    const id = await created(withOpenSeat)
    const [table] = tables as [Table]
    const bot = await follow(id, { seat: 1 })
    await until(() => bot.reader.isLost)
    expect(table.dismissed).toMatchObject([{ matchId: id, seat: 1 }])
    expect(table.sat).toHaveLength(1)
    const person = await follow(id, 'public')
    await until(() => table.sat.length === 2)
    expect(last(table)).toMatchObject({ matchId: id, seat: 1 })
    expect(last(table).token).not.toBe(table.sat[0]?.token)
    expect(person.match).not.toBe(bot.match)
  })

  test.each<{ name: string; wanted: NewMatch; audience: Audience }>([
    { name: 'with a spectator', wanted: withOpenSeat, audience: 'public' },
    { name: 'of bots alone', wanted: wish, audience: { seat: 1 } },
  ])('$name it is not', async ({ wanted, audience }) => {
    const id = await created(wanted)
    const { match, leave } = await follow(id, audience)
    expect((match as OwnedMatch).isIdle(0)).toBe(false)
    leave()
    expect((match as OwnedMatch).isIdle(0)).toBe(true)
  })

  test('bots that play among themselves come to it, however late, and keep it open then', async () => {
    await close()
    await open(0)
    // Their worker takes its time: until then nobody follows the match.
    const id = await created(wish)
    const before = unwrap(await hub.open(id))
    await until(async () => unwrap(await hub.open(id)) !== before)
    host.start(NOWHERE)
    await until(() => tables[0]?.sat.length === 2)
    expect(tables[0]?.dismissed).toEqual([])
  })

  test('what is over is not in play, though it is in memory as long as somebody reads it', async () => {
    const id = await created(withOpenSeat)
    const { match } = await follow(id, 'public')
    expect(hub.inPlay()).toBe(1)
    await match.record({ type: 'game.abandoned', data: { reason: 'It is late.' } })
    expect(unwrap(await hub.open(id))).toBe(match)
    expect(hub.inPlay()).toBe(0)
  })

  test('nor before bots have waited for a while', async () => {
    const id = await created(withOpenSeat)
    const { match } = await follow(id, { seat: 1 })
    expect((match as OwnedMatch).isIdle(60_000_000)).toBe(false)
  })
})

test('at the real table: an address that is none is a fault, and all bots come back later', async () => {
  const started: string[] = []
  const real = createBotHost({
    ...{ database, hub, pace: 1 },
    onFault: (error) => started.push(String(error)),
    after: (ms, run) => pauses.push({ ms, run }),
  })
  real.start('nowhere')
  const { id } = unwrap(await createMatch({ database, clock }, wish))
  await real.seat(id, wish.seats)
  await until(() => pauses.length === 2)
  expect(started.join()).toContain('Invalid URL: nowhere')
  expect(pauses.map(({ ms }) => ms)).toEqual([1000, 1000])
  await real.close()
})

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}
