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

const latencyIn = (ms: number) => (ms <= 60 ? 'low' : ms <= 150 ? 'medium' : 'high')

/** Answers the next so many pings, each so late. */
async function answerPings(socket: RawSocket, count: number, lateMs = 0): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { id } = await socket.hear('ping')
    await sleep(lateMs)
    socket.say({ type: 'pong', id, at: 1_000 + n })
    await socket.hear('clock')
  }
}

/** Answers pings as long as the line stands: on a busy machine the first ones say little of it. */
function answerAllPings(socket: RawSocket, lateMs = 0): void {
  answerPings(socket, Number.POSITIVE_INFINITY, lateMs).catch(() => {})
}

describe.concurrent('presence', () => {
  test('who comes and goes is told, how far away they are, and how many watch', async ({ expect }) => {
    const table = await createSeatedMatch(service)
    const [near, far, watcher] = [
      await greet(table, table.tokens[0]),
      await greet(table, table.tokens[1]),
      await greet(table),
    ]
    answerAllPings(near)
    answerAllPings(far, 700)
    const told = { isConnected: true, latencyMs: expect.any(Number), clockErrorMs: expect.any(Number) }
    await expect
      .poll(() => latestOf(watcher))
      .toEqual({
        type: 'presence',
        seats: [
          { ...told, seat: 0, latency: expect.any(String) },
          { ...told, seat: 1, latency: 'high', latencyMs: 1_000 },
        ],
        watchers: 1,
      })
    // How far away that is depends on how busy this machine is.
    await expect
      .poll(() => latestOf(watcher)?.seats[0])
      .toSatisfy(({ latency, latencyMs }) => latencyMs < 1_000 && latency === latencyIn(latencyMs))
    await greet(table)
    await expect.poll(() => latestOf(near)?.watchers).toBe(2)
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
    await first.closed
    await greet(table, table.tokens[0])
    const closedAt = Date.now()
    other.close()
    await expect.poll(() => isThere(watcher, 1)).toBe(false)
    await expect
      .poll(() => comingsAndGoings(table))
      .toEqual(['seat.connected 0', 'seat.connected 1', 'seat.disconnected 1'])
    const { shown } = await table.client.readEvents(table.id, 0, { token: table.tokens[0] })
    const gone = shown.find(({ event }) => event.type === 'seat.disconnected')?.event
    expect((gone?.at ?? 0) / 1000 - closedAt).toBeGreaterThanOrEqual(4_900)
  })

  test('behind a delay the public is told nothing of it, the others at once', async ({ expect }) => {
    const table = await createSeatedMatch(service, 2, { spectators: { delayMs: 60_000 } })
    const watcher = await greet(table)
    const other = await greet(table, table.tokens[1])
    await greet(table, table.tokens[0])
    await expect.poll(() => isThere(other, 0)).toBe(true)
    expect(isThere(watcher, 0)).not.toBe(true)
  })

  test('after the delay the public is told', async ({ expect }) => {
    const table = await createSeatedMatch(service, 2, { spectators: { delayMs: 2_000 } })
    const watcher = await greet(table)
    const came = Date.now()
    await greet(table, table.tokens[0])
    await expect.poll(() => isThere(watcher, 0)).toBe(true)
    expect(Date.now() - came).toBeGreaterThanOrEqual(2_000 - 5)
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
