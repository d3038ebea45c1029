import { createScribe, type Draft, type LogEvent } from '@getaway/engine'
import { chase, create, plainTileSet } from '@getaway/engine/chase'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sha256 } from '../../secrets/secrets.ts'
import { createContentPool } from '../record/content-pool.ts'
import { MatchRecord, type Recorded } from '../record/match-record.ts'
import { createChannel } from './channel.ts'
import type { Reader } from './readers.ts'

const T0 = 1_763_456_789_000_000
const MS = 1_000

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const scribe = createScribe({ salt: () => '0'.repeat(32) })
const created = create({ id: 'm', at: T0, players: ['Ada', 'Ben'], tileset: plainTileSet(1), options: {} })
const seated: Draft = { type: 'seat.ready', at: T0, by: 0, data: {} }
const events: readonly LogEvent[] = [created, seated, seated, seated].map(
  (draft) => scribe.write(draft as Draft, false).event as LogEvent,
)
const opening = chase.begin(events[0] as Parameters<typeof chase.begin>[0])

/** A record that grows, each event committed at a time of its own (ms). */
function opened({ delayMs = 0, isPrompt = true } = {}) {
  const record = new MatchRecord(createContentPool(sha256))
  const faults: unknown[] = []
  const channel = createChannel({
    game: chase,
    audience: 'public',
    record,
    delayUs: delayMs * MS,
    clock: { now: () => T0 + Date.now() * MS },
    isPrompt,
    onFault: (error) => faults.push(error),
  })
  channel.catchUp(0)
  const commit = (count = 1) => {
    const fresh: Recorded[] = []
    for (let n = 0; n < count; n++) {
      const event = events[record.length] as LogEvent
      const line = JSON.stringify(event)
      record.push(line, T0 + Date.now() * MS)
      fresh.push({ event, line, after: opening })
    }
    channel.grow(fresh)
  }
  return { channel, commit, faults }
}

/** Takes what it is given while it is ready, and keeps up to where. */
function follow(written = 0) {
  const got: number[] = []
  const reader: Reader & { isOpen: boolean; isLost: boolean; got: readonly number[] } = {
    written,
    got,
    isOpen: true,
    isLost: false,
    isReady: () => reader.isOpen,
    write: (frame, to) => {
      const { shown } = JSON.parse(String(frame)) as { shown: { event: { seq: number } }[] }
      got.push(...shown.map(({ event }) => event.seq))
      expect(got.at(-1)).toBe(to)
    },
    lost: () => {
      reader.isLost = true
    },
  }
  return reader
}

test('a reader is brought up to date and kept there, from where it is', () => {
  const { channel, commit } = opened()
  commit(2)
  const [fresh, behind] = [follow(), follow(1)]
  channel.subscribe(fresh)
  const leave = channel.subscribe(behind)
  commit()
  expect([fresh.got, behind.got]).toEqual([
    [1, 2, 3],
    [2, 3],
  ])
  leave()
  commit()
  expect([fresh.got.length, behind.got.length, channel.size]).toEqual([4, 2, 1])
})

test('who is not ready is given nothing, and catches up in one go', () => {
  const { channel, commit } = opened()
  const [slow, quick] = [follow(), follow()]
  for (const one of [slow, quick]) channel.subscribe(one)
  slow.isOpen = false
  for (let n = 0; n < 3; n++) commit()
  expect([slow.got, quick.got]).toEqual([[], [1, 2, 3]])
  slow.isOpen = true
  vi.advanceTimersByTime(50)
  expect(slow.got).toEqual([1, 2, 3])
})

test('a crowd is told when the loop comes to it, of all that came meanwhile', () => {
  const { channel, commit } = opened({ isPrompt: false })
  const reader = follow()
  channel.subscribe(reader)
  commit()
  commit()
  expect(reader.got).toEqual([])
  vi.runAllTimers()
  expect(reader.got).toEqual([1, 2])
})

test('behind a delay each event comes so long after its commit: head, holds and shownAfter alike', () => {
  const { channel, commit } = opened({ delayMs: 1_000 })
  const reader = follow()
  channel.subscribe(reader)
  commit()
  vi.advanceTimersByTime(600)
  commit()
  vi.advanceTimersByTime(399)
  const [first] = events as [LogEvent]
  expect([channel.head(), channel.holds(first), channel.shownAfter(0), reader.got]).toEqual([
    0,
    false,
    [],
    [],
  ])
  vi.advanceTimersByTime(1)
  expect([channel.head(), channel.holds(first), channel.shownAfter(0).length, reader.got]).toEqual([
    1,
    true,
    1,
    [1],
  ])
  vi.advanceTimersByTime(600)
  expect(reader.got).toEqual([1, 2])
})

test('another hash is not held, nor a number that there is not yet', () => {
  const { channel, commit } = opened()
  commit()
  const { hash } = events[0] as LogEvent
  const claims = [
    { seq: 1, hash },
    { seq: 1, hash: 'f'.repeat(64) },
    { seq: 2, hash },
    { seq: 0, hash },
  ]
  expect(claims.map((claim) => channel.holds(claim))).toEqual([true, false, false, false])
})

test('a reader that fails is dropped, and nobody else', () => {
  const { channel, commit, faults } = opened()
  const [broken, well] = [follow(), follow()]
  broken.write = () => {
    throw new Error('broken')
  }
  for (const one of [broken, well]) channel.subscribe(one)
  commit(2)
  expect([faults.length, well.got, channel.size]).toEqual([1, [1, 2], 1])
})

test('closed, it tells everybody to come back', () => {
  const { channel, commit } = opened({ delayMs: 1_000 })
  const reader = follow()
  channel.subscribe(reader)
  commit()
  channel.close()
  expect([reader.isLost, channel.size]).toEqual([true, 0])
  vi.advanceTimersByTime(5_000)
  expect(reader.got).toEqual([])
})

test('whoever comes after its end is told at once', async () => {
  const { channel, commit } = opened()
  commit()
  channel.close()
  const reader = follow()
  channel.subscribe(reader)
  await Promise.resolve()
  expect([reader.isLost, channel.size]).toEqual([true, 0])
})
