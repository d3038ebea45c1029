import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quantile } from '../../support/quantile.ts'
import { BrokenPremise, type FigureRow, figureRow, premise, type Tell } from '../figures.ts'
import { perSecond, times } from '../measure.ts'
import type { CrowdAsk, CrowdTold } from './fan-out-crowd.ts'
import type { FanOutAnswer, FanOutRequest } from './fan-out-server.ts'

const CROWDS = [200, 1_000, 4_000]
/** So many messages make a round. */
const MESSAGES = 150_000
const ROUNDS = 5
const WARM_UP = 2_048
/** Commands that come while the crowd is told: a turn takes 64 at most. */
const BURST = 64

/** Fan-out to crowds of spectators, and what an idle one weighs, beside bare `ws` in the same minute. */
export async function benchFanOut(tell: Tell): Promise<void> {
  const rows: FigureRow[] = []
  for (const spectators of CROWDS) rows.push(...(await withCrowd(spectators)))
  rows.push(await idleMatch())
  tell({ title: 'Messages to spectators a second, and memory', rows })
}

async function idleMatch(): Promise<FigureRow> {
  const child = start('idle-matches.ts', [])
  const { matches, events, bytes } = await heard(child, 'weighed')
  await end(child)
  return figureRow(
    `an idle match of ${events} events with 3 audiences (of ${matches})`,
    `${(bytes / 1000).toFixed(0)} kB heap`,
    '',
    '80 kB',
  )
}

async function withCrowd(spectators: number): Promise<readonly FigureRow[]> {
  const events = Math.round(MESSAGES / spectators)
  const ws = await gather('ws', spectators)
  const one = await gather('getaway', spectators)
  const many = await gather('getaway', spectators)
  const turns = [
    { scene: ws, events, atOnce: 1 },
    { scene: one, events, atOnce: 1 },
    { scene: many, events: Math.min(events * 4, 2_048), atOnce: BURST },
  ]
  const rates: number[][] = turns.map(() => [])
  try {
    // What runs for the first time is not compiled yet.
    for (const scene of [one, many]) await rateOf(scene, spectators, WARM_UP, BURST)
    for (const { scene, events, atOnce } of turns) await rateOf(scene, spectators, events, atOnce)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [turn, { scene, events, atOnce }] of turns.entries()) {
        rates[turn]?.push(await rateOf(scene, spectators, events, atOnce))
      }
    }
  } finally {
    for (const { crowd, child } of [ws, one, many]) {
      await end(crowd)
      await end(child)
    }
  }
  // Whoever else uses the machine does so in waves: what ran in the same wave is compared.
  const [bare = 0, single = 0, together = 0] = rates.map((all) => quantile(all, 0.5))
  const against = (turn: number) =>
    times(quantile(rates[turn]?.map((rate, round) => rate / (rates[0]?.[round] ?? 0)) ?? [], 0.5), 1)
  return [
    figureRow(`${spectators}: bare ws, a message an event`, perSecond(bare)),
    figureRow(`${spectators}: Getaway, an event at a time`, perSecond(single), against(1), '0.9×'),
    figureRow(`${spectators}: Getaway, ${BURST} commands at once`, perSecond(together), against(2), '5×'),
    figureRow(`${spectators}: an idle socket of bare ws`, weightOf(ws)),
    figureRow(`${spectators}: an idle spectator`, weightOf(one), times(one.heap, ws.heap), '12 kB'),
  ]
}

/** A server with its crowd, and what each of them weighs there (bytes) when nothing happens. */
interface Scene {
  readonly child: ChildProcess
  readonly crowd: ChildProcess
  readonly heap: number
  readonly rss: number
}

async function gather(name: 'ws' | 'getaway', spectators: number): Promise<Scene> {
  const crowd = start('fan-out-crowd.ts', [])
  const child = start('fan-out-server.ts', [name])
  const { port } = await heard(child, 'listening')
  const path = name === 'ws' ? '/' : '/api/matches/m/socket'
  const before = await ask(child, { type: 'memory' }, 'memory')
  await ask(crowd, { type: 'come', port, path, sockets: spectators }, 'came')
  await new Promise((resolve) => setTimeout(resolve, 500))
  const after = await ask(child, { type: 'memory' }, 'memory')
  const heap = (after.heap - before.heap) / spectators
  return { child, crowd, heap, rss: (after.rss - before.rss) / spectators }
}

function weightOf({ heap, rss }: Scene): string {
  return `${(heap / 1000).toFixed(1)} kB heap, ${(rss / 1000).toFixed(1)} kB resident`
}

/** Messages a second that arrive: each event counts once for each spectator, however they were written. */
async function rateOf(
  { child, crowd }: Scene,
  spectators: number,
  events: number,
  atOnce: number,
): Promise<number> {
  await ask(crowd, { type: 'count' }, 'counted')
  const startedAt = performance.timeOrigin + performance.now()
  const sent = await ask(child, { type: 'send', events, atOnce }, 'sent')
  const each = sent.bytes / (sent.events * spectators)
  premise(each >= 100 && each <= 400, `a message has ${each.toFixed(0)} bytes, where about 185 are compared`)
  let bytes = 0
  for (;;) {
    const counted = await ask(crowd, { type: 'count' }, 'counted')
    bytes += counted.bytes
    // Frame heads are counted as if all were of one size.
    if (bytes >= sent.bytes * 0.99) return (sent.events * spectators * 1000) / (counted.lastAt - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function start(file: string, args: readonly string[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return fork(path, [...args], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

interface Weighed {
  readonly type: 'weighed'
  readonly matches: number
  readonly events: number
  readonly bytes: number
}
type Message = FanOutAnswer | CrowdTold | Weighed
type Of<T extends Message['type']> = Extract<Message, { type: T }>

async function ask<T extends Message['type']>(
  child: ChildProcess,
  what: FanOutRequest | CrowdAsk,
  type: T,
): Promise<Of<T>> {
  const told = heard(child, type)
  child.send(what)
  return told
}

function heard<T extends Message['type']>(child: ChildProcess, type: T): Promise<Of<T>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Message) => {
      if (message.type === type) settle(() => resolve(message as Of<T>))
    }
    const onExit = () =>
      settle(() => reject(new BrokenPremise(`a process ended before it told what it ${type}`)))
    const settle = (how: () => void) => {
      child.off('message', onMessage).off('exit', onExit)
      how()
    }
    child.on('message', onMessage).on('exit', onExit)
  })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
