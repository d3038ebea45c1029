import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, newToken } from '@getaway/client'
import { defaultConfig, startService } from '@getaway/game-api'
import pg from 'pg'
import { WebSocket, WebSocketServer } from 'ws'
import { startPostgres } from '../support/postgres/postgres.ts'
import { quantile } from '../support/quantile.ts'
import { type FigureRow, figureRow, premise, type Tell } from './figures.ts'
import { mean, times } from './measure.ts'

const ACTIONS = 400
/** Until then a service that has just started runs code that is not compiled yet. */
const WARM_UP = 2_000
/** The last of them are done as those that are measured, beside the references. */
const REHEARSED = 100
/** On a quiet machine half of the references differ by less than so many times. */
const BUSY = 2.5
/** Between two actions nothing waits. */
const PAUSE_MS = 3

/** How long an action takes to the opponent's socket, stage by stage, beside a bare commit and a bare echo. */
export async function benchLatency(tell: Tell): Promise<void> {
  const postgres = await startPostgres()
  try {
    const urls = await postgres.createDatabase()
    const references = { commit: await openCommit(urls.owner), echo: await openEcho() }
    const service = await startService({
      ...defaultConfig,
      port: 0,
      host: '127.0.0.1',
      databaseUrl: urls.application,
      migrationDatabaseUrl: urls.owner,
      dataDir: undefined,
      sealKeyFile: undefined,
      demo: false,
      rates: false,
      logLevel: 'silent',
    })
    try {
      tell({
        title: 'From an action to the opponent’s reader, one after the other (medians)',
        rows: rowsOf(await actionsThrough(service.address, references)),
      })
    } finally {
      await references.commit.close()
      await references.echo.close()
      await service.close()
    }
  } finally {
    await postgres.stop()
  }
}

interface Stages {
  /** The references, each done once beside each action: a machine is never as busy twice. */
  readonly commit: readonly number[]
  readonly echo: readonly number[]
  /** To the opponent's reader. */
  readonly total: readonly number[]
  /** To the client's receipt. */
  readonly acknowledged: readonly number[]
  /** Of the statement that commits, on average. */
  readonly committing: number
}

function rowsOf(stages: Stages): readonly FigureRow[] {
  const median = (samples: readonly number[]) => quantile(samples, 0.5)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const [commit, echo] = [median(stages.commit), median(stages.echo)]
  const total = median(stages.total)
  const average = mean(stages.total)
  const rest = average - stages.committing
  const share = (value: number) => `${Math.round((100 * value) / average)} %`
  const [quick, slow] = [quantile(stages.commit, 0.25), quantile(stages.commit, 0.75)]
  premise(
    slow <= BUSY * quick,
    `the machine is busy, which slows the references more: half of the bare commits took ${ms(quick)} to ${ms(slow)}`,
  )
  return [
    figureRow('a bare commit of one row (pg)', ms(commit)),
    figureRow('a bare echo (ws, one socket)', ms(echo)),
    figureRow('to the opponent’s reader', ms(total), `${times(total, commit + echo)} commit + echo`, '≤ 2×'),
    figureRow('… p99', ms(quantile(stages.total, 0.99))),
    figureRow('… on average', ms(average)),
    figureRow('… of that the commit', ms(stages.committing), share(stages.committing)),
    figureRow('… both sockets, deciding, redacting, serialising, reading', ms(rest), share(rest)),
    figureRow('to the receipt of the player who acted', ms(median(stages.acknowledged))),
  ]
}

async function actionsThrough(
  address: string,
  references: { readonly commit: Reference; readonly echo: Reference },
): Promise<Stages> {
  const client = createClient({ url: address })
  const { id, invitations } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
  })
  const connections = await Promise.all(
    invitations.map(async ({ invitation, seat }) => {
      const token = newToken()
      await client.joinSeat(id, { invitation, token, name: `player ${seat}` })
      return client.connect(id, { token })
    }),
  )
  const [actor, opponent] = connections
  if (!actor || !opponent) throw new Error('two seats')
  const shown = new Map<number, number>()
  const follow = async (items: typeof opponent.items, note: boolean) => {
    for await (const item of items) {
      if (note && item.type === 'shown') shown.set(item.event.seq, performance.now())
    }
  }
  void follow(opponent.items, true)
  void follow(actor.items, false)
  // A table that waits tells everybody of each change in its room, too.
  for (const connection of connections) {
    const answer = await connection.send({ type: 'get-ready' })
    premise(answer.type === 'ack', `a player could not be ready: ${JSON.stringify(answer)}`)
  }
  await sleep(500)

  const stages = {
    total: [] as number[],
    acknowledged: [] as number[],
    commit: [] as number[],
    echo: [] as number[],
  }
  let before = { count: 0, sum: 0 }
  for (let action = -WARM_UP; action < ACTIONS; action++) {
    if (action === 0) before = await commitsOf(address)
    const sent = performance.now()
    const answer = await actor.send({ type: 'leave' })
    const acknowledged = performance.now()
    if (answer.type !== 'ack') throw new Error(answer.code)
    while (!shown.has(answer.seq)) await sleep(0)
    const at = shown.get(answer.seq) ?? Number.NaN
    if (action >= 0) {
      stages.total.push(at - sent)
      stages.acknowledged.push(acknowledged - sent)
    }
    if (action < -REHEARSED) continue
    await sleep(PAUSE_MS)
    const [commit, echo] = [await timed(references.commit.run), await timed(references.echo.run)]
    if (action >= 0) {
      stages.commit.push(commit)
      stages.echo.push(echo)
    }
    await sleep(PAUSE_MS)
  }
  const after = await commitsOf(address)
  for (const connection of connections) connection.close()
  const commits = after.count - before.count
  premise(
    stages.total.length === ACTIONS,
    `${stages.total.length} of ${ACTIONS} actions reached the opponent`,
  )
  premise(commits >= ACTIONS, `${commits} commits for ${ACTIONS} actions, each of which needs its own`)
  return { ...stages, committing: (1000 * (after.sum - before.sum)) / commits }
}

/** How many commits a service has done, and how long they took together (s). */
export async function commitsOf(address: string): Promise<{ count: number; sum: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const value = (name: string) =>
    Number(new RegExp(`^getaway_commit_seconds_${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { count: value('count'), sum: value('sum') }
}

/** Something to compare with, done once. */
interface Reference {
  run(): Promise<unknown>
  close(): Promise<unknown>
}

async function openCommit(url: string): Promise<Reference> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table bare (id serial primary key, body text)')
  const insert = { name: 'bare', text: 'insert into bare (body) values ($1)', values: ['x'.repeat(300)] }
  return { run: () => client.query(insert), close: () => client.end() }
}

async function openEcho(): Promise<Reference> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))))
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(socket, 'open')
  return {
    run() {
      socket.send('x'.repeat(200))
      return once(socket, 'message')
    },
    async close() {
      socket.terminate()
      server.close()
    },
  }
}

async function timed(one: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await one()
  return performance.now() - start
}
