import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CrowdAsk, CrowdTold } from './fan-out-crowd.ts'
import type { Ask, Told } from './fan-out-server.ts'
import { perSecond, print, type Row, row, times } from './measure.ts'

const CROWDS = [200, 1_000, 4_000]
/** So many messages make a round. */
const MESSAGES = 200_000
const ROUNDS = 3
/** Commands that come while the crowd is told: a turn takes 64 at most. */
const BURST = 64

interface Server {
  readonly name: string
  readonly path: string
  readonly child: ChildProcess
  readonly port: number
}

/** Fan-out to crowds of spectators, and what an idle one weighs, beside bare `ws` in the same minute. */
export async function benchFanOut(): Promise<void> {
  const rows: Row[] = []
  for (const spectators of CROWDS) rows.push(...(await withCrowd(spectators)))
  print('fan-out: messages to spectators per second, and memory', rows)
}

async function withCrowd(spectators: number): Promise<readonly Row[]> {
  const crowd = start('fan-out-crowd.ts', [])
  const servers = [await serve('ws', '/'), await serve('getaway', '/api/matches/m/socket')] as const
  const weights = new Map<string, { heap: number; rss: number }>()
  try {
    for (const { name, child, port, path } of servers) {
      const before = await ask(child, { type: 'memory' }, 'memory')
      await ask(crowd, { type: 'come', port, path, sockets: spectators }, 'came')
      await new Promise((resolve) => setTimeout(resolve, 500))
      const after = await ask(child, { type: 'memory' }, 'memory')
      weights.set(name, {
        heap: (after.heap - before.heap) / spectators,
        rss: (after.rss - before.rss) / spectators,
      })
    }
    const [ws, getaway] = servers
    const events = Math.round(MESSAGES / spectators)
    const best = { ws: 0, one: 0, many: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      best.ws = Math.max(best.ws, await rateOf(ws, crowd, spectators, events, 1))
      best.one = Math.max(best.one, await rateOf(getaway, crowd, spectators, events, 1))
      best.many = Math.max(best.many, await rateOf(getaway, crowd, spectators, events * 8, BURST))
    }
    const weight = (name: string) => weights.get(name) ?? { heap: Number.NaN, rss: Number.NaN }
    const kB = ({ heap, rss }: { heap: number; rss: number }) =>
      `${(heap / 1000).toFixed(1)} kB heap, ${(rss / 1000).toFixed(1)} kB resident`
    return [
      row(`${spectators}: bare ws, a message an event`, perSecond(best.ws)),
      row(
        `${spectators}: Getaway, an event at a time`,
        perSecond(best.one),
        times(best.one, best.ws),
        '0.9×',
      ),
      row(
        `${spectators}: Getaway, ${BURST} commands at once`,
        perSecond(best.many),
        times(best.many, best.ws),
        '5×',
      ),
      row(`${spectators}: an idle socket of bare ws`, kB(weight('ws'))),
      row(
        `${spectators}: an idle spectator`,
        kB(weight('getaway')),
        times(weight('getaway').heap, weight('ws').heap),
        '12 kB',
      ),
    ]
  } finally {
    for (const child of [crowd, ...servers.map((one) => one.child)]) await end(child)
  }
}

/** Messages a second that arrive: each event counts once for each spectator, however they were written. */
async function rateOf(
  { child }: Server,
  crowd: ChildProcess,
  spectators: number,
  events: number,
  atOnce: number,
): Promise<number> {
  await ask(crowd, { type: 'count' }, 'counted')
  const startedAt = performance.timeOrigin + performance.now()
  const sent = await ask(child, { type: 'send', events, atOnce }, 'sent')
  let bytes = 0
  for (;;) {
    const counted = await ask(crowd, { type: 'count' }, 'counted')
    bytes += counted.bytes
    // Frame heads are counted as if all were of one size.
    if (bytes >= sent.bytes * 0.99) return (sent.events * spectators * 1000) / (counted.lastAt - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function serve(name: 'ws' | 'getaway', path: string): Promise<Server> {
  const child = start('fan-out-server.ts', [name])
  const { port } = await heard(child, 'listening')
  return { name, path, child, port }
}

function start(file: string, args: readonly string[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return fork(path, [...args], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

type Message = Told | CrowdTold
type Of<T extends Message['type']> = Extract<Message, { type: T }>

async function ask<T extends Message['type']>(
  child: ChildProcess,
  what: Ask | CrowdAsk,
  type: T,
): Promise<Of<T>> {
  const told = heard(child, type)
  child.send(what)
  return told
}

async function heard<T extends Message['type']>(child: ChildProcess, type: T): Promise<Of<T>> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [Message]
    if (message.type === type) return message as Of<T>
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
