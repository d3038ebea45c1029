import { createServer } from 'node:http'
import { createScribe, gameNamed, type LogEvent, ok, seededRandom, unwrap } from '@getaway/engine'
import Fastify from 'fastify'
import { WebSocketServer } from 'ws'
import { createServiceClock } from '../../../services/game-api/src/clock.ts'
import { createOwnedMatch } from '../../../services/game-api/src/live/owned/owned-match.ts'
import { loadedMatch } from '../../../services/game-api/src/live/testing/loaded-match.ts'
import { UNLIMITED } from '../../../services/game-api/src/operation/limits/unlimited.ts'
import { createMetrics } from '../../../services/game-api/src/operation/metrics.ts'
import { createPointing } from '../../../services/game-api/src/socket/pointing.ts'
import { socketRoute } from '../../../services/game-api/src/socket/route.ts'

/** What the bench asks of a server, and what it says. */
export type FanOutRequest =
  | { readonly type: 'send'; readonly events: number; readonly atOnce: number }
  | { readonly type: 'memory' }
export type FanOutAnswer =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'sent'; readonly events: number; readonly bytes: number }
  | { readonly type: 'memory'; readonly heap: number; readonly rss: number }

const MESSAGE = Buffer.from(
  JSON.stringify({
    type: 'events',
    shown: [
      {
        event: { seq: 1234, type: 'seat.left', at: 1763456789012345, by: 0, data: {}, hash: 'f'.repeat(64) },
      },
    ],
  }),
)

const tell = (told: FanOutAnswer) => process.send?.(told)
const answer = (send: (events: number, atOnce: number) => Promise<number>) => {
  process.on('message', async (ask: FanOutRequest) => {
    if (ask.type === 'send') {
      return tell({ type: 'sent', events: ask.events, bytes: await send(ask.events, ask.atOnce) })
    }
    for (let round = 0; round < 4; round++) {
      globalThis.gc?.()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { heapUsed, external, rss } = process.memoryUsage()
    return tell({ type: 'memory', heap: heapUsed + external, rss })
  })
}

/** The least that could be done: `ws`, one message an event to everybody. */
function bare() {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const sockets = new Set<import('ws').WebSocket>()
  server.on('connection', (socket) => {
    socket.on('message', () => sockets.add(socket))
    socket.on('error', () => {})
  })
  answer(async (events) => {
    for (let event = 0; event < events; event++) {
      for (const socket of sockets) socket.send(MESSAGE, { binary: false })
      await new Promise((resolve) => setImmediate(resolve))
    }
    return events * sockets.size * framed(MESSAGE.length)
  })
  http.listen(0, '127.0.0.1', () => tell({ type: 'listening', port: portOf(http.address()) }))
}

/** A match of ours with all its layers but the store, whose answers come at once. */
async function ours() {
  const game = gameNamed('chase')
  if (!game) throw new Error('no chase')
  const clock = createServiceClock()
  const draft = unwrap(game.create({ id: 'm', at: clock.now(), seats: 2, options: {} }, seededRandom(1)))
  const { event } = createScribe({ salt: () => '' }).write(draft, false)
  let bytes = 0
  const match = createOwnedMatch(loadedMatch('m', [event as LogEvent]), {
    clock,
    random: seededRandom(2),
    salt: () => '0'.repeat(32),
    seal: () => ({}),
    append: async () => 'committed',
    setDue: async () => {},
    onLost: () => {},
    onFault: (error) => console.error(error),
    onFannedOut: (_, __, sent) => {
      bytes += sent
    },
  })
  // As long as somebody has not left, others may leave again and again.
  await match.record({ type: 'seat.taken', data: { seat: 1, name: 'Ben', bot: null } })
  const app = Fastify({ forceCloseConnections: true })
  await socketRoute(app, {
    hub: { open: async () => ok(match) },
    tokenHolderOf: async () => undefined,
    clock,
    pointing: createPointing(clock),
    metrics: createMetrics(),
    news: { enter: () => {}, touch: () => {}, tick: () => {} },
    follow: async () => 'no-such-show',
    isOwn: () => false,
    limits: UNLIMITED,
    onFault: (error) => console.error(error),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  let wish = 0
  answer(async (events, atOnce) => {
    const before = bytes
    const leave = () =>
      match.command({
        by: 0,
        id: `${wish++}`,
        command: { type: 'leave' },
        timing: { received: clock.now(), claimed: null, rtt: null, seen: null },
        madeFor: null,
      })
    for (let sent = 0; sent < events; sent += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, leave))
      // One event at a time is one message to everybody before the next.
      if (atOnce === 1) await new Promise((resolve) => setImmediate(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    return bytes - before
  })
  tell({ type: 'listening', port: portOf(app.server.address()) })
}

function portOf(address: ReturnType<import('node:net').Server['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}

/** With the head that a frame of a server has. */
export function framed(length: number): number {
  return length + (length < 126 ? 2 : length < 65_536 ? 4 : 10)
}

process.on('SIGTERM', () => process.exit(0))
if (process.argv[2] === 'ws') bare()
else if (process.argv[2] === 'getaway') await ours()
