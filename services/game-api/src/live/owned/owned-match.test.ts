import {
  type AnyGame,
  type Audience,
  createScribe,
  type JsonObject,
  type LogEvent,
  seededRandom,
  unwrap,
} from '@getaway/engine'
import { chase, create, plainTileSet } from '@getaway/engine/chase'
import { fugitive } from '@getaway/engine/fugitive'
import { expect, test } from 'vitest'
import type { AppendOutcome, AppendRequest } from '../../store/index.ts'
import { Gone, type LiveMatch } from '../live-match.ts'
import { loadedMatch } from '../testing/loaded-match.ts'
import { createOwnedMatch } from './owned-match.ts'

const T0 = 1_763_456_789_000_000

/** A match of two people on a store that is told what to say. */
function opened({ game = chase as AnyGame, outcome = async (): Promise<AppendOutcome> => 'committed' } = {}) {
  const draft = create({
    id: 'm',
    at: T0,
    players: ['Ada', 'Ben'],
    tileset: plainTileSet(1),
    options: { firstChaser: 0, idleS: 0 },
  })
  const { event } = createScribe({ salt: () => '0'.repeat(32) }).write(draft, false)
  const loaded = { ...loadedMatch('m', [event as LogEvent]), game }
  const appends: AppendRequest[] = []
  const faults: unknown[] = []
  const lost: unknown[] = []
  let now = T0
  const match = createOwnedMatch(loaded, {
    clock: { now: () => ++now },
    random: seededRandom(1),
    salt: () => '0'.repeat(32),
    seal: () => ({ key: '', publicKey: '', signature: '' }),
    append: async (append) => {
      appends.push(append)
      return outcome()
    },
    setDue: async () => {},
    onLost: (reason) => lost.push(reason),
    onFault: (error) => faults.push(error),
  })
  const say = (seat: number, id: string, command: { type: string; [field: string]: unknown }) =>
    match.command({
      by: seat,
      id,
      command,
      timing: { received: ++now, claimed: null, rtt: null, seen: null },
      madeFor: null,
    })
  const head = () => loaded.record.length
  return { match, say, head, appends, faults, lost }
}

/** Takes all that it is given. */
async function follow(match: LiveMatch, audience: Audience) {
  const reader = { written: 0, isLost: false, isReady: () => true, write() {}, lost: () => {} }
  reader.lost = () => {
    reader.isLost = true
  }
  const channel = await match.channelOf(audience)
  channel.subscribe(reader)
  return reader
}

const ready = { type: 'get-ready' }

test('what comes while an append is under way goes together with the next one', async () => {
  const gates: (() => void)[] = []
  const { say, appends } = opened({
    outcome: () => new Promise((resolve) => gates.push(() => resolve('committed'))),
  })
  const answers = [say(0, 'a', ready), say(1, 'b', { type: 'leave' }), say(1, 'c', ready)]
  await expect.poll(() => gates.length).toBe(1)
  gates[0]?.()
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  expect((await Promise.all(answers)).map((answer) => answer.ok && answer.value.seq)).toEqual([2, 3, 4])
  expect(appends.map(({ rows }) => rows.map(({ type }) => type))).toEqual([
    ['seat.ready'],
    ['seat.left', 'seat.ready', 'round.dealt'],
  ])
})

test('C10.2: what the service says meanwhile does not make an arrival behind it any later', async () => {
  const gates: (() => void)[] = []
  const { match, say, appends } = opened({
    outcome: () => new Promise((resolve) => gates.push(() => resolve('committed'))),
  })
  const answers = [say(0, 'a', ready)]
  await expect.poll(() => gates.length).toBe(1)
  answers.push(match.record({ type: 'seat.connected', data: { seat: 1 } }), say(1, 'b', { type: 'leave' }))
  gates[0]?.()
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  await Promise.all(answers)
  // The clock of this test goes on by one each time that somebody looks at it.
  const [fact, command] = appends[1]?.rows ?? []
  expect([fact?.type, command?.type]).toEqual(['seat.connected', 'seat.left'])
  expect((command?.at ?? 0) - (fact?.at ?? 0)).toBe(1)
})

test('the same id joins the answer that is pending', async () => {
  const { say, appends } = opened()
  const [one, other] = await Promise.all([say(0, 'a', ready), say(0, 'a', ready)])
  expect(one).toEqual(other)
  expect(appends).toHaveLength(1)
})

test('nothing is shown or answered before it is committed', async () => {
  let commit = (_: AppendOutcome) => {}
  const { match, say, head } = opened({ outcome: () => new Promise((resolve) => (commit = resolve)) })
  const seat = await follow(match, { seat: 1 })
  const crowd = await follow(match, 'public')
  let answer: unknown
  const answering = say(0, 'a', ready).then((value) => {
    answer = value
  })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect([seat.written, crowd.written, answer, head()]).toEqual([1, 1, undefined, 1])
  commit('committed')
  await answering
  expect([seat.written, head()]).toEqual([2, 2])
  await expect.poll(() => crowd.written).toBe(2)
})

test('the opponent is told before the player who acted', async () => {
  const { match, say } = opened()
  const told: number[] = []
  for (const seat of [0, 1]) {
    const channel = await match.channelOf({ seat })
    channel.subscribe({ written: 1, isReady: () => true, write: () => told.push(seat), lost() {} })
  }
  await say(0, 'a', ready)
  await say(1, 'b', { type: 'leave' })
  expect(told).toEqual([1, 0, 0, 1])
})

test.each([
  { what: 'lost', outcome: async (): Promise<AppendOutcome> => 'lost' },
  {
    what: 'impossible',
    outcome: async (): Promise<AppendOutcome> => {
      throw new Error('disk full')
    },
  },
])('an append that is $what: nothing happened, and whoever listens has to come back', async ({ outcome }) => {
  const { match, say, head, lost } = opened({ outcome })
  const reader = await follow(match, 'public')
  await expect(say(0, 'a', ready)).rejects.toBeInstanceOf(Gone)
  expect([reader.isLost, lost.length, head()]).toEqual([true, 1, 1])
  await expect(say(0, 'b', ready)).rejects.toBeInstanceOf(Gone)
  await expect(match.channelOf('public')).rejects.toBeInstanceOf(Gone)
})

test('a reader that throws harms nobody else', async () => {
  const { match, say, faults, lost } = opened()
  const channel = await match.channelOf('public')
  const broken = {
    written: 1,
    isReady: () => true,
    write() {
      throw new Error('a bug')
    },
    lost() {},
  }
  channel.subscribe(broken)
  const other = await follow(match, 'public')
  await say(0, 'a', ready)
  await expect.poll(() => other.written).toBe(2)
  await say(1, 'b', ready)
  await expect.poll(() => other.written).toBeGreaterThan(2)
  expect([faults.length, lost.length, channel.size]).toEqual([1, 0, 1])
})

test('a command that the engine can’t bear harms no other', async () => {
  const game: AnyGame = {
    ...chase,
    decide: (state, command, by) => {
      if (command.type === 'leave') throw new Error('a bug')
      return chase.decide(state, command, by)
    },
  }
  const { say, appends, faults, lost } = opened({ game })
  const answers = await Promise.all([
    say(0, 'first', ready),
    say(1, 'bad', { type: 'leave' }),
    say(1, 'good', ready),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
  expect(answers[1]).toMatchObject({ error: { code: 'fault' } })
  expect(faults.length).toBeGreaterThan(0)
  expect(lost).toEqual([])
  expect(appends.flatMap(({ rows }) => rows.map(({ seq }) => seq))).toEqual([2, 3, 4])
})

test('a fault beside a loss: everybody is told', async () => {
  const game: AnyGame = {
    ...chase,
    decide: (state, command, by) => {
      if (command.type === 'leave') throw new Error('a bug')
      return chase.decide(state, command, by)
    },
  }
  const { say } = opened({ game, outcome: async () => 'lost' })
  const answers = await Promise.allSettled([
    say(0, 'a', ready),
    say(1, 'b', { type: 'leave' }),
    say(1, 'c', ready),
    say(0, 'd', { type: 'leave' }),
  ])
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(2)
})

test('a conclusion that the engine can’t bear is tried again, but not at once', async () => {
  let asked = 0
  const game: AnyGame = {
    ...chase,
    conclude: () => {
      asked++
      throw new Error('a bug')
    },
  }
  const { match, faults } = opened({ game })
  await match.wake()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([asked, faults.length]).toEqual([1, 1])
  await match.close()
})

test('the service’s own word is judged like all else', async () => {
  const { match } = opened()
  const taken = { type: 'seat.taken', data: { seat: 0, name: 'Eve', key: null, bot: null } }
  expect(await match.record(taken)).toMatchObject({ ok: false, error: { code: 'seat-not-open' } })
})

test('an instant that no column holds is kept as never', async () => {
  const game: AnyGame = {
    ...chase,
    conclude: () => ({ drafts: [], next: 9e21 }),
  }
  const { say, appends } = opened({ game })
  await say(0, 'a', ready)
  expect(appends.map(({ dueAt }) => dueAt)).toEqual([Number.MAX_SAFE_INTEGER])
})

test('who wakes a match that can’t be recorded hears of it', async () => {
  const game: AnyGame = {
    ...chase,
    conclude: ({ over }, now) => {
      const rain = { type: 'game.abandoned', at: now, by: 'server', data: { reason: 'rain' } } as const
      return { drafts: over ? [] : [rain], next: undefined }
    },
  }
  const { match } = opened({ game, outcome: async () => 'lost' })
  await expect(match.wake()).rejects.toBeInstanceOf(Gone)
})

test('nobody fills a log: so many acts of a seat, and then no more', async () => {
  const { say, head } = opened()
  await say(0, 'first', ready)
  for (let act = 1; act < 15_000; act += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, n) => say(0, `${act + n}`, { type: 'leave' })))
  }
  expect(await say(0, 'one more', { type: 'leave' })).toMatchObject({
    error: { code: 'too-many-commands' },
  })
  expect((await say(1, 'another', ready)).ok).toBe(true)
  expect(head()).toBeGreaterThan(15_000)
})

test('F3.5: nobody’s time runs out while no process has the match', async () => {
  const SECOND = 1_000_000
  const random = seededRandom(1)
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const options = { turnS: 30, fugitive: 0, idleS: 0 }
  const created = unwrap(fugitive.create({ id: 'm', at: T0, seats: 2, options }, random))
  const events: LogEvent[] = [scribe.write(created, false).event as LogEvent]
  const record = (type: string, by: 'server' | number, data: JsonObject) =>
    events.push(scribe.write({ type, at: T0 + SECOND, by, data }, false).event as LogEvent)
  for (const seat of [0, 1]) {
    record('seat.taken', 'server', { seat, name: `player ${seat}`, key: null, bot: null })
    record('seat.connected', 'server', { seat })
    record('seat.ready', seat, {})
  }
  const appends: AppendRequest[] = []
  let now = T0 + 2 * SECOND
  const take = (log: readonly LogEvent[]) =>
    createOwnedMatch(loadedMatch('m', log), {
      clock: { now: () => ++now },
      random,
      salt: () => '0'.repeat(32),
      seal: () => ({ key: '', publicKey: '', signature: '' }),
      append: async (append) => {
        appends.push(append)
        return 'committed'
      },
      setDue: async () => {},
      onLost: () => {},
      onFault: (error) => {
        throw error
      },
    })
  const before = take(events)
  await before.wake()
  await before.close()
  const recorded = () => appends.flatMap(({ rows }) => rows)
  expect(recorded().map(({ type }) => type)).toEqual(['cards.dealt'])
  for (const { body, hash } of recorded()) events.push({ ...JSON.parse(body), hash })

  appends.length = 0
  now += 3_600 * SECOND
  const after = take(events)
  await after.wake()
  expect(recorded().map(({ type, body }) => [type, JSON.parse(body).data.seat])).toEqual([
    ['seat.disconnected', 0],
    ['seat.disconnected', 1],
  ])
  // They come back, and have the time to look at the table.
  await after.record({ type: 'seat.connected', data: { seat: 0 } })
  now += 29 * SECOND
  await after.wake()
  expect(recorded().map(({ type }) => type)).not.toContain('step.lapsed')
  now += 3 * SECOND
  await after.wake()
  expect(recorded().map(({ type }) => type)).toContain('step.lapsed')
  await after.close()
})
