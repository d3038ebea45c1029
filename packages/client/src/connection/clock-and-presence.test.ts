import { describe, expect, test } from 'vitest'
import type { Frame } from '../protocol/frames.ts'
import { ack, events, goodbye, NOW, receiptOf, welcome } from '../testing/frames.ts'
import type { Visit } from '../testing/scripted-server.ts'
import { openSeats } from '../testing/table.ts'

const TOKEN = 'a'.repeat(43)

async function openLiveTable() {
  const table = await openSeats({ token: TOKEN })
  const visit = await table.server.visit()
  visit.say(welcome(1, 'tail'), events(1))
  await table.until('#1')
  return { ...table, visit }
}

/** The server's answer to a pong that took 10 ms there, by a clock that is `NOW` when ours is 0. */
function clockFrame({ at }: { readonly at: number }, rtt: number | null = 20_000): Frame<'clock'> {
  return { type: 'clock', at, received: NOW + at + 10_000, sent: NOW + at + 10_500, rtt }
}

/** One exchange over a line of 10 ms each way. */
async function exchangeOn(visit: Visit, clock: { pass(ms: number): void }, until: () => Promise<unknown>) {
  visit.say({ type: 'ping', id: 7 })
  const pong = await visit.pong()
  clock.pass(20.5)
  visit.say(clockFrame(pong), { type: 'presence', seats: [], watchers: 3 })
  await until()
}

describe('the server’s clock', () => {
  test('a ping is answered at once with our own clock, also before the welcome', async () => {
    const { server, clock } = await openSeats({ token: TOKEN })
    const visit = await server.visit()
    clock.pass(12.3456)
    visit.say({ type: 'ping', id: 1 })
    expect(await visit.pong()).toEqual({ type: 'pong', id: 1, at: 12_345 })
    visit.say(welcome(0, 'nothing'), { type: 'ping', id: 2 })
    clock.pass(1)
    expect(await visit.pong()).toEqual({ type: 'pong', id: 2, at: 13_345 })
  })

  test('is unknown until a pong was answered, and after a cut', async () => {
    const { visit, clock, connection, server, until } = await openLiveTable()
    expect([connection.clock.now(), connection.clock.uncertainty(), connection.clock.rtt()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await exchangeOn(visit, clock, () => until('3 watch'))
    expect(connection.clock.now()).toBe(NOW + 20_500)
    expect(connection.clock.uncertainty()).toBe(10_004)
    expect(connection.clock.rtt()).toBe(20_000)
    visit.cut()
    await until('offline')
    expect([connection.clock.now(), connection.clock.rtt()]).toEqual([undefined, undefined])
    clock.pass(250)
    const next = await server.visit()
    next.say(welcome(1, 'nothing'))
    await until('live')
    expect(connection.clock.now()).toBeUndefined()
  })

  test('the server may not have measured the line yet', async () => {
    const { visit, connection, until } = await openLiveTable()
    visit.say(clockFrame({ at: 0 }, null), { type: 'presence', seats: [], watchers: 3 })
    await until('3 watch')
    expect(connection.clock.now()).toBeDefined()
    expect(connection.clock.rtt()).toBeUndefined()
  })
})

describe('when a player did it', () => {
  test.each<[string, number | undefined, number]>([
    ['now, if nothing is said', undefined, 120.5],
    ['when the event says', 117.25, 117.25],
    ['never later than it is said', 500, 120.5],
    ['never later, whatever another epoch says', 1_763_456_789_000, 120.5],
  ])('%s', async (_, at, claimed) => {
    const { visit, clock, connection, until } = await openLiveTable()
    await exchangeOn(visit, clock, () => until('3 watch'))
    clock.pass(100)
    void connection.send({ type: 'get-ready' }, at === undefined ? {} : { at }).catch(() => {})
    expect((await visit.command()).claimed).toBe(NOW + claimed * 1000)
  })

  test('nobody knows as long as the clock is unknown; and said again it is said word by word', async () => {
    const { visit, clock, connection, server, until } = await openLiveTable()
    void connection.send({ type: 'one' }, { at: 0 }).catch(() => {})
    const one = await visit.command()
    expect(one.claimed).toBeNull()
    await exchangeOn(visit, clock, () => until('3 watch'))
    void connection.send({ type: 'two' }, { at: 0 }).catch(() => {})
    const two = await visit.command()
    expect(two.claimed).toBe(NOW)
    visit.cut()
    await until('offline')
    clock.pass(250)
    const next = await server.visit()
    next.say(welcome(1, 'nothing'))
    expect([await next.command(), await next.command()]).toEqual([one, two])
  })
})

describe('who is here', () => {
  test('comes as it changes; who we are and how late we see, at each welcome', async () => {
    const { server, items, until } = await openSeats()
    const visit = await server.visit()
    const seats = [{ seat: 0, isConnected: true, latency: 'low' as const, latencyMs: 20, clockErrorMs: 5 }]
    visit.say(
      { ...welcome(0, 'nothing'), audience: { seat: 1 }, delayMs: 5000 },
      { type: 'presence', seats, watchers: 2 },
    )
    await until('live')
    expect((await items.next()).value).toEqual({ type: 'welcome', audience: { seat: 1 }, delayMs: 5000 })
    await until('head 0')
    expect((await items.next()).value).toEqual({ type: 'presence', seats, watchers: 2 })
  })

  test('a server that knows no delay shows everything at once', async () => {
    const { server, items, until } = await openSeats()
    const visit = await server.visit()
    const { delayMs: _, ...older } = welcome(0, 'nothing')
    visit.sayRaw(JSON.stringify(older))
    await until('live')
    expect((await items.next()).value).toMatchObject({ delayMs: 0 })
  })
})

describe('where to', () => {
  test('with several addresses the next attempt goes to the next one', async () => {
    const [here, there] = [await openSeats(), await openSeats()]
    const { server, clock, until } = await openSeats({ others: [here.server.url, there.server.url] })
    const hosts = [server, here.server, there.server, server]
    // Who opened the other two tables has said hello there.
    await Promise.all([here.server.visit(), there.server.visit()])
    for (const host of hosts) {
      const visit = await host.visit()
      visit.cut()
      await until('offline')
      clock.pass(500)
    }
  })

  test.each(['elsewhere', 'restarting', 'moved', 'a word of a newer server'])(
    'goodbye with retry: it comes back, whatever the reason (%s)',
    async (code) => {
      const { server, clock, until } = await openSeats()
      const visit = await server.visit()
      visit.say(welcome(1, 'tail'), events(1), { ...goodbye(true), code })
      await until('offline')
      clock.pass(250)
      expect((await server.visit()).hello.after).toEqual(receiptOf(1))
    },
  )

  test('a goodbye before the welcome, too', async () => {
    const { server, clock, until } = await openSeats()
    ;(await server.visit()).say({ ...goodbye(true), code: 'elsewhere' })
    await until('offline')
    clock.pass(250)
    await server.visit()
  })
})

test('receipts are kept where one says, and those kept before are there', async () => {
  let kept = [receiptOf(1)]
  const keep = {
    load: () => kept,
    add(receipt: { seq: number; hash: string }) {
      kept = [...kept, receipt]
    },
  }
  const { server, connection, until } = await openSeats({ token: TOKEN, keep })
  const visit = await server.visit()
  visit.say(welcome(0, 'nothing'))
  await until('live')
  expect(connection.receipts()).toEqual([receiptOf(1)])
  const answer = connection.send({ type: 'get-ready' })
  visit.say(ack((await visit.command()).id, 2))
  await answer
  expect(connection.receipts()).toEqual([receiptOf(1), receiptOf(2)])
  expect(kept).toEqual([receiptOf(1), receiptOf(2)])
})
