import { describe, expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { eventOf, events, goodbye, heartbeat, receiptOf, welcome } from '../testing/frames.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { openSeats } from '../testing/table.ts'
import { ConnectionClosed } from './connection-closed.ts'

const TOKEN = 'a'.repeat(43)
/** The first delay, with all of its jitter. */
const FIRST = 250

async function isVisitedBeyond(server: { readonly visits: number }): Promise<boolean> {
  const before = server.visits
  await new Promise((resolve) => setTimeout(resolve, 15))
  return server.visits > before
}

describe('hello and what follows', () => {
  test('the first frame names the protocol and the token, and no event', async () => {
    const { server } = await openSeats({ token: TOKEN })
    const { path, hello } = await server.visit()
    expect(path).toBe('/api/matches/m1/socket')
    expect(hello).toEqual({ type: 'hello', protocol: 1, token: TOKEN })
  })

  test('events come with what they reveal', async () => {
    const { server, items, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(2, 'tail'), {
      type: 'events',
      shown: [{ event: eventOf(1) }, { event: eventOf(2), reveals: [eventOf(1)] }],
    })
    expect(await until('#1')).toEqual(['connecting', 'live', 'welcome', 'head 2', '#1'])
    expect((await items.next()).value).toEqual({ type: 'shown', event: eventOf(2), reveals: [eventOf(1)] })
  })

  test('after a cut: the tail behind the last event received, also of those not read yet', async () => {
    const { server, clock, until } = await openSeats()
    const first = await server.visit()
    first.say(welcome(3, 'tail'), events(1, 2), events(3))
    await until('head 3')
    first.cut()
    expect(await until('offline')).toEqual(['#1', '#2', '#3', 'offline'])
    clock.pass(FIRST)
    const second = await server.visit()
    expect(second.hello.after).toEqual(receiptOf(3))
    second.say(welcome(5, 'tail'), events(4, 5))
    expect(await until('#5')).toEqual(['connecting', 'live', 'welcome', 'head 5', '#4', '#5'])
  })

  test('resume with nothing: nothing is said twice', async () => {
    const { server, clock, until } = await openSeats()
    const first = await server.visit()
    first.say(welcome(2, 'tail'), events(1, 2))
    await until('#2')
    first.cut()
    await until('offline')
    clock.pass(FIRST)
    const second = await server.visit()
    second.say(welcome(2, 'nothing'), events(3))
    expect(await until('#3')).toEqual(['connecting', 'live', 'welcome', 'head 2', '#3'])
  })

  test('restart: everything from the beginning, behind a word to forget', async () => {
    const { server, clock, until } = await openSeats()
    const first = await server.visit()
    first.say(welcome(3, 'tail'), events(1, 2, 3))
    await until('#3')
    first.cut()
    await until('offline')
    clock.pass(FIRST)
    const second = await server.visit()
    second.say(welcome(2, 'restart'), events(1, 2))
    expect(await until('#2')).toEqual(['connecting', 'live', 'welcome', 'restart', 'head 2', '#1', '#2'])
  })
})

describe('each event once and in order', () => {
  test('duplicates are dropped', async () => {
    const { server, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(2, 'tail'), events(1, 2), events(1, 2, 3), events(2), events(4))
    expect((await until('#4')).filter((item) => item.startsWith('#'))).toEqual(['#1', '#2', '#3', '#4'])
  })

  test('a gap: what lies behind it waits for the next line', async () => {
    const { server, clock, until } = await openSeats()
    const first = await server.visit()
    first.say(welcome(4, 'tail'), events(1, 2, 4), events(5))
    expect(await until('offline')).toEqual(['connecting', 'live', 'welcome', 'head 4', '#1', '#2', 'offline'])
    await first.ended
    clock.pass(FIRST)
    const second = await server.visit()
    expect(second.hello.after).toEqual(receiptOf(2))
    second.say(welcome(5, 'tail'), events(3, 4, 5))
    expect(await until('#5')).toEqual(['connecting', 'live', 'welcome', 'head 5', '#3', '#4', '#5'])
  })
})

describe('a lost publish', () => {
  test('is healed 6 s after the heartbeat that tells of it', async () => {
    const { server, clock, until } = await openSeats()
    const first = await server.visit()
    first.say(welcome(1, 'tail'), events(1), heartbeat(2))
    await until('head 2')
    clock.pass(5999)
    expect(server.visits).toBe(1)
    clock.pass(1)
    await until('offline')
    clock.pass(FIRST)
    const second = await server.visit()
    expect(second.hello.after).toEqual(receiptOf(1))
  })

  test('is noticed though the head moves on with every heartbeat', async () => {
    const { server, clock, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(1, 'tail'), events(1), heartbeat(2))
    await until('head 2')
    clock.pass(4000)
    visit.say(heartbeat(3))
    await until('head 3')
    clock.pass(2000)
    await until('offline')
  })

  test('is none if the event comes in time', async () => {
    const { server, clock, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(1, 'tail'), events(1), heartbeat(2))
    await until('head 2')
    clock.pass(5500)
    visit.say(events(2))
    await until('#2')
    clock.pass(10_000)
    visit.say(heartbeat(2))
    expect(await until('head 2')).toEqual(['head 2'])
  })

  test('of the line before is not held against the next one', async () => {
    const { server, clock, until } = await openSeats()
    const first = await server.visit()
    first.say(welcome(1, 'tail'), events(1), heartbeat(2))
    await until('head 2')
    first.cut()
    await until('offline')
    clock.pass(2000)
    const second = await server.visit()
    second.say(welcome(2, 'tail'), events(2))
    expect(await until('#2')).toEqual(['connecting', 'live', 'welcome', 'head 2', '#2'])
  })

  test('is none while a long tail is still coming', async () => {
    const { server, clock, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(4, 'tail'))
    for (const seq of [1, 2, 3, 4]) {
      visit.say(events(seq))
      await until(`#${seq}`)
      clock.pass(1500)
    }
    visit.say(events(5))
    expect(await until('#5')).toEqual(['#5'])
  })
})

describe('lines that fail', () => {
  test('silence for 15 s ends a line; a heartbeat counts', async () => {
    const { server, clock, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(0, 'nothing'))
    await until('head 0')
    clock.pass(14_999)
    visit.say(heartbeat(0))
    await until('head 0')
    clock.pass(14_999)
    visit.say(heartbeat(0))
    expect(await until('head 0')).toEqual(['head 0'])
    clock.pass(15_000)
    expect(await until('offline')).toEqual(['offline'])
    await visit.ended
  })

  const garbage: [string, string | Uint8Array][] = [
    ['no JSON', 'hello?'],
    ['no frame', '[]'],
    ['no type', '{}'],
    ['another shape', JSON.stringify({ type: 'heartbeat', head: 'three', now: 1 })],
    [
      'an event without a hash',
      JSON.stringify({ type: 'events', shown: [{ event: { ...eventOf(1), hash: '' } }] }),
    ],
    ['bytes', new Uint8Array([123, 125])],
    ['events before the welcome', JSON.stringify(events(1))],
  ]
  test.each(garbage)('garbage ends a line: %s', async (name, data) => {
    const { server, clock, until } = await openSeats()
    const visit = await server.visit()
    if (!name.includes('before')) visit.say(welcome(1, 'tail'))
    visit.sayRaw(data)
    visit.say(events(1))
    expect(await until('offline')).not.toContain('#1')
    await visit.ended
    clock.pass(FIRST)
    expect((await server.visit()).hello.after).toBeUndefined()
  })

  test('frames and fields that a newer server adds are no garbage', async () => {
    const { server, until } = await openSeats()
    const visit = await server.visit()
    visit.sayRaw(JSON.stringify({ type: 'weather', rain: true }))
    visit.sayRaw(JSON.stringify({ ...welcome(1, 'tail'), mood: 'good' }))
    visit.say(events(1))
    expect(await until('#1')).toEqual(['connecting', 'live', 'welcome', 'head 1', '#1'])
  })

  test('each delay is twice the one before, up to 10 s, until a line is well again', async () => {
    const { server, clock, until } = await openSeats()
    for (const delay of [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const visit = await server.visit()
      visit.cut()
      await until('offline')
      clock.pass(delay - 1)
      await expect(isVisitedBeyond(server)).resolves.toBe(false)
      clock.pass(1)
    }
    const visit = await server.visit()
    visit.say(welcome(0, 'nothing'), heartbeat(0))
    await until('live')
    await until('head 0')
    await until('head 0')
    visit.cut()
    await until('offline')
    clock.pass(250)
    await server.visit()
  })

  test('delays are spread by chance, from none at all', async () => {
    const { server, clock, until } = await openSeats({ random: () => 0 })
    ;(await server.visit()).cut()
    await until('offline')
    clock.pass(0)
    await server.visit()
  })
})

test('an address that is none: it is said at once, and nothing rings later', () => {
  const clock = createManualClock()
  const client = createClient({ url: 'nowhere', clock })
  expect(() => client.connect('m1')).toThrow(SyntaxError)
  expect(() => clock.pass(60_000)).not.toThrow()
})

describe('the end', () => {
  test('goodbye with retry: the client comes back', async () => {
    const { server, clock, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(1, 'tail'), events(1), goodbye(true))
    await until('offline')
    clock.pass(FIRST)
    expect((await server.visit()).hello.after).toEqual(receiptOf(1))
  })

  test.each(['too-many-frames', 'guessing', 'too-slow'])(
    'told off with %s, it pauses for longer each time, though a heartbeat came',
    async (code) => {
      const { server, clock, until } = await openSeats({ random: () => 0 })
      for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
        const visit = await server.visit()
        visit.say(welcome(0, 'nothing'), heartbeat(0), goodbye(true, code))
        await until('offline')
        clock.pass(pause - 1)
        await expect(isVisitedBeyond(server)).resolves.toBe(false)
        clock.pass(1)
      }
      await server.visit()
    },
  )

  test('a minute after the pause it is forgotten', async () => {
    const { server, clock, until } = await openSeats({ random: () => 0 })
    for (const { wellFor, pause } of [
      { wellFor: 0, pause: 1000 },
      { wellFor: 60_001, pause: 1000 },
      { wellFor: 60_000, pause: 2000 },
    ]) {
      const visit = await server.visit()
      visit.say(welcome(0, 'nothing'))
      await until('head 0')
      for (let left = wellFor; left > 0; left -= 10_000) {
        clock.pass(Math.min(left, 10_000))
        visit.say(heartbeat(0))
        await until('head 0')
      }
      visit.say(goodbye(true, 'too-slow'))
      await until('offline')
      clock.pass(pause - 1)
      await expect(isVisitedBeyond(server)).resolves.toBe(false)
      clock.pass(1)
    }
    await server.visit()
  })

  test('goodbye without: the items end, wishes too, and nobody comes back', async () => {
    const { server, clock, connection, items, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(0, 'nothing'))
    await until('live')
    const wish = connection.send({ type: 'get-ready' })
    visit.say(goodbye(false), events(1))
    await expect(wish).rejects.toMatchObject({ name: 'ConnectionClosed', code: 'deploy' })
    expect(await until('over deploy')).toEqual(['welcome', 'head 0', 'offline', 'over deploy'])
    expect(await items.next()).toEqual({ done: true, value: undefined })
    await visit.ended
    clock.pass(60_000)
    await expect(connection.send({ type: 'leave' })).rejects.toThrow(ConnectionClosed)
    expect(server.visits).toBe(1)
  })

  test('close: the items end for who waits, wishes are given up, no timer brings it back', async () => {
    const { server, clock, connection, items, until } = await openSeats()
    const visit = await server.visit()
    visit.say(welcome(1, 'tail'))
    await until('head 1')
    const waiting = items.next()
    const wish = connection.send({ type: 'get-ready' })
    connection.close()
    await expect(wish).rejects.toThrow(ConnectionClosed)
    expect(await waiting).toEqual({ done: true, value: undefined })
    await visit.ended
    clock.pass(60_000)
    expect(server.visits).toBe(1)
  })

  test('close while waiting to come back', async () => {
    const { server, clock, connection, until } = await openSeats()
    ;(await server.visit()).cut()
    await until('offline')
    connection.close()
    clock.pass(60_000)
    await new Promise((resolve) => setTimeout(resolve, 15))
    expect(server.visits).toBe(1)
  })
})
