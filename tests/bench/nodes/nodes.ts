import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Connection, createClient, newToken } from '@getaway/client'
import { quantile } from '../../support/quantile.ts'
import type { CrowdAsk } from '../fan-out/fan-out-crowd.ts'
import { figureRow, premise, type Tell } from '../figures.ts'
import { times } from '../measure.ts'
import type { StormAsk, StormTold } from './storm-crowd.ts'
import { startTwoNodes, type TwoNodes } from './two-nodes.ts'

const WARM_UP = 600
const ACTIONS = 300
const PAUSE_MS = 3
const CROWD = 1_000
const SHOWN = 300
const SHOWN_IN_MS = 25
const STORM = Number(process.env.STORM ?? 4_000)

/** Where the two players of a match are; its owner is the first node. */
const PLACES = [
  { what: 'both players at the owner', at: [0, 0] },
  { what: 'the opponent at another node', at: [0, 1] },
  { what: 'the player who acts at another node', at: [1, 0] },
  { what: 'both at another node', at: [1, 1] },
] as const

/** What a second node costs and adds. */
export async function benchNodes(tell: Tell): Promise<void> {
  const nodes = await startTwoNodes()
  try {
    await latencies(nodes, tell)
    await fanOut(nodes, tell)
    await storm(nodes, tell)
  } finally {
    await nodes.close()
  }
}

interface Table {
  readonly id: string
  /** Acts, and resolves when the opponent has been shown it, and when the receipt has come (ms). */
  act(): Promise<{ readonly shown: number; readonly acknowledged: number }>
  close(): void
}

async function openTable(nodes: TwoNodes, at: readonly [0 | 1, 0 | 1]): Promise<Table> {
  const client = createClient({ url: nodes.addresses[0] })
  const { id, invitations } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
  })
  const lines: Connection[] = []
  for (const { seat, invitation } of invitations) {
    const token = newToken()
    await client.joinSeat(id, { invitation, token, name: `player ${seat}` })
    lines.push(createClient({ url: nodes.addresses[at[seat] ?? 0] }).connect(id, { token }))
  }
  const [actor, opponent] = lines as [Connection, Connection]
  /** When the opponent was shown each event. */
  const shown = new Map<number, number>()
  let wake = () => {}
  const follow = async () => {
    for await (const item of opponent.items) {
      if (item.type !== 'shown') continue
      shown.set(item.event.seq, performance.now())
      wake()
    }
  }
  void follow()
  void (async () => {
    for await (const _ of actor.items);
  })()
  // A table that waits tells everybody of each change in its room, too.
  for (const line of lines)
    premise((await line.send({ type: 'get-ready' })).type === 'ack', 'a player is ready')
  await sleep(500)
  return {
    id,
    async act() {
      const sent = performance.now()
      const answer = await actor.send({ type: 'leave' })
      const acknowledged = performance.now() - sent
      if (answer.type !== 'ack') throw new Error(answer.code)
      while (!shown.has(answer.seq))
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return { shown: (shown.get(answer.seq) ?? Number.NaN) - sent, acknowledged }
    },
    close() {
      for (const line of lines) line.close()
    },
  }
}

async function latencies(nodes: TwoNodes, tell: Tell): Promise<void> {
  const tables = await Promise.all(PLACES.map(({ at }) => openTable(nodes, at)))
  const shown = PLACES.map(() => [] as number[])
  // They take turns: the machine is as busy for one as for the others.
  for (let action = -WARM_UP; action < ACTIONS; action++)
    for (const [index, table] of tables.entries()) {
      const took = await table.act()
      if (action >= 0) shown[index]?.push(took.shown)
      await sleep(PAUSE_MS)
    }
  for (const table of tables) table.close()
  const medians = shown.map((samples) => quantile(samples, 0.5))
  tell({
    title: 'From an action to the opponent’s reader, on one node and on two (medians)',
    rows: PLACES.map(({ what }, index) =>
      figureRow(
        what,
        `${medians[index]?.toFixed(2)} ms`,
        index === 0 ? '' : `${times(medians[index] ?? 0, medians[0] ?? 1)} the same node`,
        index === 0 ? '' : '≤ 1.5×',
      ),
    ),
  })
}

async function fanOut(nodes: TwoNodes, tell: Tell): Promise<void> {
  const table = await openTable(nodes, [0, 0])
  const costOf = async (crowdAt: 0 | 1 | undefined, measured: 0 | 1): Promise<number> => {
    const crowd = fork(fileURLToPath(new URL('../fan-out/fan-out-crowd.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
    })
    const ask = async (asked: CrowdAsk) => {
      crowd.send(asked)
      await once(crowd, 'message')
    }
    if (crowdAt !== undefined) {
      const port = Number(new URL(nodes.addresses[crowdAt]).port)
      await ask({ type: 'come', port, path: `/api/matches/${table.id}/socket`, sockets: CROWD })
    }
    const act = async (count: number) => {
      for (let n = 0; n < count; n++) {
        await table.act()
        // Until all have been shown it: events that come together would share a frame.
        await sleep(SHOWN_IN_MS)
      }
    }
    await act(SHOWN / 2)
    const before = nodes.processorMs(measured)
    await act(SHOWN)
    const cost = nodes.processorMs(measured) - before
    crowd.kill()
    await sleep(500)
    return cost
  }
  const judging = await costOf(undefined, 0)
  const first = await costOf(0, 0)
  const second = await costOf(1, 1)
  table.close()
  const rate = (ms: number) => Math.round((CROWD * SHOWN * 1000) / ms)
  const perSecond = (ms: number) => `${rate(ms).toLocaleString('en')} a core and second`
  tell({
    title: `Fan-out to ${CROWD} spectators, events one after the other`,
    rows: [
      figureRow('at the owner, without what judging takes it', perSecond(first - judging)),
      figureRow('at the owner, with it', perSecond(first)),
      figureRow(
        'at a second node, with all that following takes it',
        perSecond(second),
        `${times(rate(second), rate(first - judging))} the first`,
        '≥ 0.9×',
      ),
    ],
  })
}

async function storm(nodes: TwoNodes, tell: Tell): Promise<void> {
  const table = await openTable(nodes, [0, 1])
  const crowd = fork(fileURLToPath(new URL('storm-crowd.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const ask = async (asked: StormAsk): Promise<StormTold> => {
    const told = once(crowd, 'message')
    crowd.send(asked)
    return (await told)[0] as StormTold
  }
  for (let n = 0; n < 100; n++) await table.act()
  await ask({ type: 'come', addresses: nodes.addresses, match: table.id, sockets: STORM })
  const took: number[] = []
  let isOver = false
  const playing = (async () => {
    while (!isOver) {
      took.push((await table.act()).acknowledged)
      await sleep(20)
    }
  })()
  await sleep(3_000)
  const before = took.splice(0)
  const told = await ask({ type: 'cut' })
  isOver = true
  await playing
  premise(told.type === 'current', 'the crowd is current')
  await ask({ type: 'leave' })
  crowd.kill()
  table.close()
  const s = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  tell({
    title: `${STORM.toLocaleString('en')} spectators of two nodes cut off at once; they, the nodes, broker and record share two cores`,
    rows: [
      figureRow('half of them are current', s(quantile(told.tookMs, 0.5))),
      figureRow('all are current', s(Math.max(...told.tookMs)), '', '≤ 10 s'),
      figureRow('events missed or doubled', String(told.wrong), '', '0'),
      figureRow('players’ receipts before, p99', `${quantile(before, 0.99).toFixed(0)} ms`),
      figureRow('players’ receipts meanwhile, p99', `${quantile(took, 0.99).toFixed(0)} ms`, '', '< 100 ms'),
    ],
  })
}
