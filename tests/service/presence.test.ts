import type { Frame } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { sleep } from '../support/service/recorder.ts'
import {
  commandFrame,
  createSeatedMatch,
  helloFrame,
  type SeatedMatch,
} from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

let service: Service
const sockets: RawSocket[] = []

beforeAll(async () => {
  service = await startTestService()
})
afterAll(async () => {
  for (const one of sockets) one.close()
  await service.close()
})

async function greet({ id }: SeatedMatch, token?: string): Promise<RawSocket> {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token))
  await socket.hear('welcome')
  return socket
}

const latestOf = (socket: RawSocket) =>
  socket.frames.findLast((frame): frame is Frame<'presence'> => frame.type === 'presence')

const isThere = (socket: RawSocket, seat: number) => latestOf(socket)?.seats[seat]?.isConnected

async function comingsAndGoings({ client, id, tokens }: SeatedMatch): Promise<readonly string[]> {
  const { shown } = await client.readEvents(id, 0, { token: tokens[0] })
  return shown.flatMap(({ event: { type, data } }) =>
    /^seat\.(dis)?connected$/.test(type) ? [`${type} ${(data as { seat: number }).seat}`] : [],
  )
}

/** Answers the next so many pings, each so late. */
async function answerPings(socket: RawSocket, count: number, lateMs = 0): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { id } = await socket.hear('ping')
    await sleep(lateMs)
    socket.say({ type: 'pong', id, at: 1_000 + n })
    await socket.hear('clock')
  }
}

describe.concurrent('presence', () => {
  test('who comes and goes is told, how far away they are, and how many watch', async ({ expect }) => {
    const table = await createSeatedMatch(service)
    const [near, far, watcher] = [
      await greet(table, table.tokens[0]),
      await greet(table, table.tokens[1]),
      await greet(table),
    ]
    await Promise.all([answerPings(near, 5), answerPings(far, 5, 200)])
    await expect
      .poll(() => latestOf(watcher), { timeout: 5_000 })
      .toEqual({
        type: 'presence',
        seats: [
          {
            seat: 0,
            isConnected: true,
            latency: 'low',
            latencyMs: expect.any(Number),
            clockErrorMs: expect.any(Number),
          },
          {
            seat: 1,
            isConnected: true,
            latency: 'high',
            latencyMs: expect.any(Number),
            clockErrorMs: expect.any(Number),
          },
        ],
        watchers: 1,
      })
    await greet(table)
    await expect.poll(() => latestOf(near)?.watchers, { timeout: 5_000 }).toBe(2)
    expect(await comingsAndGoings(table)).toEqual(['seat.connected 0', 'seat.connected 1'])
  })

  test('who is back in time was never gone; who is not is gone in the log, too', async ({ expect }) => {
    const table = await createSeatedMatch(service)
    const [first, other, watcher] = [
      await greet(table, table.tokens[0]),
      await greet(table, table.tokens[1]),
      await greet(table),
    ]
    first.close()
    other.close()
    await other.closed
    const closedAt = Date.now()
    await expect.poll(() => isThere(watcher, 1), { timeout: 5_000 }).toBe(false)
    await greet(table, table.tokens[0])
    const both = ['seat.connected 0', 'seat.connected 1']
    expect(await comingsAndGoings(table)).toEqual(both)
    await expect
      .poll(() => comingsAndGoings(table), { timeout: 10_000 })
      .toEqual([...both, 'seat.disconnected 1'])
    expect(Date.now() - closedAt).toBeGreaterThanOrEqual(4_900)
    await sleep(500)
    expect(await comingsAndGoings(table)).toHaveLength(3)
  })

  test('behind a delay the public is told that much later, the others at once', async ({ expect }) => {
    const table = await createSeatedMatch(service, 2, { spectators: { delayMs: 3_000 } })
    const watcher = await greet(table)
    const other = await greet(table, table.tokens[1])
    const came = Date.now()
    await greet(table, table.tokens[0])
    await expect.poll(() => isThere(other, 0), { timeout: 5_000 }).toBe(true)
    const toldAfter = Date.now() - came
    expect(isThere(watcher, 0)).not.toBe(true)
    await expect.poll(() => isThere(watcher, 0), { timeout: 10_000 }).toBe(true)
    expect(Date.now() - came).toBeGreaterThanOrEqual(3_000 - 5)
    expect(toldAfter).toBeLessThan(3_000)
  })
})

describe.concurrent('the line of a player', () => {
  /** Both are ready, so that a deal comes; then the runner places a start. */
  async function placeStart(table: SeatedMatch, runner: RawSocket, timing: object): Promise<LogEvent> {
    const other = await greet(table, table.tokens[0])
    for (const one of [runner, other]) one.say(commandFrame('ready', { type: 'get-ready' }))
    const dealt = () =>
      runner.frames
        .flatMap((frame) => (frame.type === 'events' ? frame.shown : []))
        .find(({ event }) => event.type === 'round.dealt')?.event
    let deal = dealt()
    for (; !deal; deal = dealt()) await runner.hear('events')
    await sleep(150)
    const hand = (deal.data as { start: Record<string, string[]> }).start['1'] ?? []
    const tiles = hand.map((tile, n) => ({ tile, x: 0, y: -1 - n, rot: 0 }))
    runner.say({ ...commandFrame('start', { type: 'place-start', tiles }), seen: deal.seq, ...timing })
    await runner.hear('ack')
    await runner.hear('ack')
    const { shown } = await table.client.readEvents(table.id)
    const placed = shown.find(({ event }) => event.type === 'start.placed')?.event as LogEvent | undefined
    if (!placed) throw new Error('no start was placed')
    return placed
  }

  test('is measured, and what the player says of time is recorded beside it', async ({ expect }) => {
    const table = await createSeatedMatch(service)
    const runner = await greet(table, table.tokens[1])
    const { id } = await runner.hear('ping')
    runner.say({ type: 'pong', id, at: 77 })
    const clock = await runner.hear('clock')
    expect(clock).toMatchObject({ at: 77, rtt: expect.any(Number) })
    expect(clock.sent).toBeGreaterThanOrEqual(clock.received)
    // Answered twice, or never asked: it says nothing new, and is answered all the same.
    for (const again of [id, 999]) runner.say({ type: 'pong', id: again, at: 78 })
    expect((await runner.hear('clock')).rtt).toBe(clock.rtt)
    expect((await runner.hear('clock')).rtt).toBe(clock.rtt)
    await answerPings(runner, 4)
    const claimed = clock.received + 5
    const { timing, at, seq } = await placeStart(table, runner, { claimed })
    expect(timing).toMatchObject({ claimed, rtt: expect.any(Number), received: at })
    // C10.3: seen is raised to what had left for this line more than a round trip ago: all before it.
    expect(timing?.seen).toBe(seq - 1)
  })

  test('that answers no ping is not measured: its claims count for nothing', async ({ expect }) => {
    const table = await createSeatedMatch(service)
    const runner = await greet(table, table.tokens[1])
    const { timing } = await placeStart(table, runner, { claimed: 5, seen: null })
    expect(timing).toMatchObject({ claimed: null, rtt: null, seen: null })
    expect(runner.frames.some(({ type }) => type === 'clock')).toBe(false)
  })

  test('nobody asks watchers', async ({ expect }) => {
    const table = await createSeatedMatch(service)
    const watcher = await greet(table)
    watcher.say({ type: 'pong', id: 1, at: 1 })
    await watcher.hear('heartbeat')
    expect(watcher.frames.filter(({ type }) => type === 'ping' || type === 'clock')).toEqual([])
  })
})
