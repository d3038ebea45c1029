import { type Client, createClient, newToken, ServiceError } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, test } from 'vitest'
import { openRaw, type RawSocket } from '../support/service/raw-socket.ts'
import { bearer, sleep } from '../support/service/recorder.ts'
import { helloFrame } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

/** Long enough for a busy machine to ask everything before it is over. */
const DELAY_MS = 4_000
/** Longer than any machine needs to ask. */
const LONG_MS = 60_000
let service: Service
let client: Client
const sockets: RawSocket[] = []

beforeAll(async () => {
  service = await startTestService('Postgres', { metrics: true })
  client = createClient({ url: service.address })
})
afterAll(async () => {
  for (const one of sockets) one.close()
  await service.close()
})

/** A match of two that spectators see late, both seats taken. */
async function opened(delayMs = DELAY_MS) {
  const event = `e${newToken().slice(0, 12)}`
  const { id, invitations, host, organiser } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    options: { spectators: { delayMs }, event: { id: event } },
    organiser: { name: 'Olga' },
  })
  const tokens = [newToken(), newToken()]
  for (const { seat, invitation } of invitations) {
    await client.joinSeat(id, { invitation, token: tokens[seat] ?? '', name: `player ${seat}` })
  }
  return { id, event, host, organiser: organiser ?? '', tokens }
}

async function greet(id: string, token?: string, after?: { seq: number; hash: string }) {
  const socket = openRaw(service.address, id)
  sockets.push(socket)
  socket.say(helloFrame(token, after))
  return { socket, welcome: await socket.hear('welcome') }
}

const routesOf = (id: string) =>
  ['', '/events', '/log', '/replay.html', '/result'].map((route) => `/api/matches/${id}${route}`)

async function codesOf(id: string, token?: string): Promise<readonly string[]> {
  return Promise.all(
    routesOf(id).map(async (path) => {
      const response = await fetch(`${service.address}${path}`, { headers: bearer(token) })
      const text = await response.text()
      return response.ok ? 'ok' : (JSON.parse(text) as { code: string }).code
    }),
  )
}

test.concurrent('younger than its delay a match is nowhere, but for those who are in it', async ({
  expect,
}) => {
  const { id, event, host, tokens } = await opened(LONG_MS)
  for (const token of [undefined, host]) {
    expect(await codesOf(id, token)).toEqual(Array(5).fill('not-yet'))
    const { welcome } = await greet(id, token)
    expect(welcome).toMatchObject({ audience: 'public', head: 0, delayMs: LONG_MS })
    expect(Date.now() - welcome.now / 1000).toBeGreaterThanOrEqual(LONG_MS - 5)
  }
  expect(await client.listMatches({ event })).toEqual([])
  expect(await client.listMatches({ event, player: 'player' })).toEqual([])
  expect((await client.readMatch(id, { token: tokens[0] })).head).toBe(4)
  expect(await codesOf(id, tokens[0])).toEqual([
    'ok',
    'ok',
    'match-running',
    'match-running',
    'match-running',
  ])
  expect((await greet(id, tokens[0])).welcome).toMatchObject({ head: 4, delayMs: 0 })
})

test.concurrent('what a seat has seen opens nothing sooner to who comes back without its token', async ({
  expect,
}) => {
  const { id, tokens } = await opened(2 * DELAY_MS)
  const { shown } = await client.readEvents(id, 0, { token: tokens[0] })
  const last = shown.at(-1)?.event
  if (!last) throw new Error('nothing was shown')
  const { socket, welcome } = await greet(id, undefined, { seq: last.seq, hash: last.hash })
  expect(welcome).toMatchObject({ resume: 'restart', head: 0 })
  const beat = await socket.hear('heartbeat')
  expect(Date.now() - beat.now / 1000).toBeGreaterThanOrEqual(2 * DELAY_MS - 5)
  // By now all of that is old enough, and comes from the first event on.
  await expect.poll(() => socket.frames.some(({ type }) => type === 'events'), { timeout: 20_000 }).toBe(true)
  const first = await socket.hear('events')
  expect(first.shown[0]?.event.seq).toBe(1)
  // What is read from the record follows, on a busy machine a moment later.
  const page = () => client.readEvents(id, 999).catch(() => undefined)
  await expect.poll(async () => (await page())?.shown, { timeout: 20_000 }).toEqual([])
})

test.concurrent('it ends and opens that much later for the public, and at once for who was in it', async ({
  expect,
}) => {
  const { id, event, host, organiser, tokens } = await opened()
  await sleep(DELAY_MS + 100)
  const { socket: watcher } = await greet(id)
  const stream = client.streamEvents(id)
  const streamed: string[] = []
  const reading = (async () => {
    for await (const { event: one } of stream) streamed.push(one.type)
  })()
  const abandon = { type: 'abandon-game', reason: 'The room is closing.' }
  await client.command(id, { id: 'end', command: abandon }, { token: organiser })
  const endedAt = Date.now()
  // Asked at once, and waited for later: judging takes its time.
  const atOnce = Promise.all([codesOf(id, tokens[0]), codesOf(id, organiser)])
  for (const token of [undefined, host]) {
    expect(await codesOf(id, token)).toEqual(['ok', 'ok', 'match-running', 'match-running', 'match-running'])
    expect(await client.readMatch(id, { token })).toMatchObject({ status: 'live', endedAt: null })
  }
  const reissued = () =>
    client.inviteToSeat(id, 0, { token: host }).catch((error: ServiceError) => error.code)
  expect(await reissued()).toBe('seat-taken')
  expect(await client.listMatches({ event, status: 'over' })).toEqual([])
  expect(await client.listMatches({ event, status: 'live' })).toHaveLength(1)
  expect((await client.readStandings(event)).matches).toBe(0)
  expect(streamed).not.toContain('game.abandoned')
  for (const codes of await atOnce) expect(codes).toEqual(Array(5).fill('ok'))

  await reading
  expect(Date.now() - endedAt).toBeGreaterThanOrEqual(DELAY_MS - 50)
  expect(streamed.slice(-2)).toEqual(['game.abandoned', 'game.sealed'])
  await expect.poll(() => codesOf(id)).toEqual(Array(5).fill('ok'))
  expect(await reissued()).toBe('match-over')
  expect(await client.listMatches({ event, status: 'over' })).toHaveLength(1)
  // It was abandoned, so it counts in no standings.
  expect((await client.readStandings(event)).matches).toBe(0)
  await expect.poll(() => JSON.stringify(watcher.frames)).toContain('game.sealed')
})

test.concurrent('refusals and metrics tell nothing of a match', async ({ expect }) => {
  const { id, event, organiser, tokens } = await opened(LONG_MS)
  const abandon = { type: 'abandon-game', reason: 'Nobody may know yet.' }
  await client.command(id, { id: 'end', command: abandon }, { token: organiser })
  const { hash } = await client.readMatch(id, { token: tokens[0] }).then(async () => {
    const { shown } = await client.readEvents(id, 0, { token: tokens[0] })
    return shown.at(-1)?.event ?? { hash: '' }
  })
  const refused = await client.readLog(id).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ServiceError)
  const texts = [await (await fetch(`${service.address}/metrics`)).text(), JSON.stringify(refused)]
  for (const path of routesOf(id)) {
    const response = await fetch(`${service.address}${path}`, { headers: { 'if-none-match': hash } })
    texts.push(`${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`)
  }
  for (const text of texts) {
    for (const word of [hash.slice(0, 32), event, 'player 0', 'Olga', 'abandoned', 'Nobody']) {
      expect(text).not.toContain(word)
    }
  }
  expect(texts[0]).not.toContain(id)
})
