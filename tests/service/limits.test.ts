import { createClient, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startTestService } from '../support/service/service.ts'

const ALLOWED = 'https://friend.example'
let service: Service
beforeAll(async () => {
  service = await startTestService('Postgres', { rates: true, trustProxy: true, allowedOrigins: [ALLOWED] })
})
afterAll(() => service.close())

const ask = (path: string, address: string, init: RequestInit = {}) =>
  fetch(`${service.address}${path}`, {
    ...init,
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json', ...init.headers },
  })
const create = (address: string, headers: Record<string, string> = {}) =>
  ask('/api/matches', address, { method: 'POST', body: '{}', headers })

/** How many are answered before one is told that it is too much, and what it is told. */
async function untilLimited(one: () => Promise<Response>) {
  for (let count = 0; count < 5_000; count++) {
    const response = await one()
    if (response.status === 429) return { count, response }
    await response.arrayBuffer()
  }
  throw new Error('nothing is ever refused')
}

describe('rates', () => {
  test('too many new matches of an address: 429, with when to come back; others go on', async () => {
    const { count, response } = await untilLimited(() => create('192.0.2.1'))
    expect(count).toBe(60)
    expect(await response.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('ratelimit-policy')).toBe('"create";q=60;w=60')
    expect(response.headers.get('ratelimit')).toMatch(/^"create";r=0;t=\d+$/)
    expect((await create('192.0.2.2')).status).toBe(400)
    expect((await ask('/api/matches', '192.0.2.1')).status).toBe(200)
  })

  test('a token counts for itself, whoever shares its address', async () => {
    const authorization = `Bearer ${newToken()}`
    const judge = (headers = {}) => ask('/api/matches/x/result', '192.0.2.3', { headers })
    const { count } = await untilLimited(() => judge({ authorization }))
    expect(count).toBe(60)
    expect((await judge()).status).toBe(404)
  })

  test('new matches count by address, whatever token comes along', async () => {
    const one = () => create('192.0.2.6', { authorization: `Bearer ${newToken()}` })
    expect((await untilLimited(one)).count).toBe(60)
  })

  test('a right token is right, however many wrong ones its neighbours show', async () => {
    const made = await ask('/api/matches', '192.0.2.4', {
      method: 'POST',
      body: JSON.stringify({ game: 'chase', seats: [{ type: 'open' }, { type: 'open' }] }),
    })
    const { id, host } = (await made.json()) as { id: string; host: string }
    const show = (token: string) =>
      ask(`/api/matches/${id}`, '192.0.2.5', { headers: { authorization: `Bearer ${token}` } })
    const wrong = await Promise.all(Array.from({ length: 150 }, () => show(newToken())))
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await show(host)).status).toBe(200)
  })

  test.each([
    ['GET', '/api/matches/x/result', 'judge'],
    ['HEAD', '/api/matches/x/result', 'judge'],
    ['HEAD', '/api/matches', 'read'],
    ['GET', '/.well-known/getaway-keys.json', 'read'],
    ['DELETE', '/api/matches/x/observers/y', 'write'],
  ])('%s %s counts as %s', async (method, path, kind) => {
    const { headers } = await ask(path, '192.0.2.7', { method })
    expect(headers.get('ratelimit-policy')).toMatch(new RegExp(`^"${kind}"`))
  })

  test.each(['/healthz', '/readyz', '/metrics', '/'])('%s is free', async (path) => {
    expect((await ask(path, '192.0.2.1')).headers.get('ratelimit')).toBeNull()
  })
})

test('matches of an address that are open at once: 429, until the public knows of an end', async () => {
  const own = await startTestService('Postgres', { openMatchesPerAddress: 1 })
  try {
    const wish = {
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
      options: { spectators: { delayMs: 1_000 } },
      organiser: { name: 'Olga' },
    }
    const create = () =>
      fetch(`${own.address}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      })
    const { id, organiser } = (await (await create()).json()) as { id: string; organiser: string }
    const refused = await create()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toMatchObject({ code: 'too-many-matches' })
    const ended = Date.now()
    const command = { type: 'abandon-game', reason: 'enough' }
    await createClient({ url: own.address }).command(id, { id: 'a', command }, { token: organiser })
    expect((await create()).status).toBe(429)
    await expect.poll(async () => (await create()).status).toBe(201)
    expect(Date.now() - ended).toBeGreaterThan(990)
  } finally {
    await own.close()
  }
})

describe('streams', () => {
  const MOST = 50
  const follow = (id: string, authorization: string) => {
    const leaving = new AbortController()
    const answer = ask(`/api/matches/${id}/events`, '192.0.2.8', {
      headers: { accept: 'application/x-ndjson', authorization },
      signal: leaving.signal,
    })
    return { answer, leave: () => leaving.abort() }
  }

  test('so many of a token at once; who leaves, also before the answer, makes room', async () => {
    const { id, host } = (await (
      await ask('/api/matches', '192.0.2.8', {
        method: 'POST',
        body: JSON.stringify({ game: 'chase', seats: [{ type: 'open' }, { type: 'open' }] }),
      })
    ).json()) as { id: string; host: string }
    const authorization = `Bearer ${host}`
    const opened = Array.from({ length: MOST }, () => follow(id, authorization))
    for (const { answer } of opened) expect((await answer).status).toBe(200)
    const refused = await follow(id, authorization).answer
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too-many-streams' })
    const page = await ask(`/api/matches/${id}/events`, '192.0.2.8', { headers: { authorization } })
    expect(page.status).toBe(200)

    for (const { leave } of opened) leave()
    for (let delayMs = 0; delayMs < 20; delayMs++) {
      const hasty = follow(id, authorization)
      hasty.answer.catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, delayMs / 4))
      hasty.leave()
    }
    const roomForAll = async () => {
      const again = Array.from({ length: MOST }, () => follow(id, authorization))
      const answers = await Promise.all(again.map(({ answer }) => answer))
      for (const { leave } of again) leave()
      return answers.every(({ status }) => status === 200)
    }
    await expect.poll(roomForAll, { interval: 500 }).toBe(true)
  })
})

describe('origins', () => {
  const connect = (origin?: string) =>
    new Promise<string>((resolve) => {
      const url = `${service.address.replace('http', 'ws')}/api/matches/nowhere/socket`
      const socket = new WebSocket(url, origin === undefined ? {} : { origin })
      socket.once('open', () => {
        resolve('open')
        socket.close()
      })
      socket.once('unexpected-response', (_, response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += String(chunk)
        })
        response.once('end', () => resolve(`${response.statusCode} ${JSON.parse(body).code}`))
      })
    })

  test('sockets are for no page, the own ones and the allowed ones', async () => {
    expect(await connect()).toBe('open')
    expect(await connect(service.address)).toBe('open')
    expect(await connect(ALLOWED)).toBe('open')
    expect(await connect('https://stranger.example')).toBe('403 wrong-origin')
    expect(await connect('null')).toBe('403 wrong-origin')
  })

  test('writing, too; reading is for everybody', async () => {
    const origin = 'https://stranger.example'
    expect((await create('192.0.2.9', { origin })).status).toBe(403)
    expect((await create('192.0.2.9', { origin: ALLOWED })).status).toBe(400)
    const read = await ask('/api/matches', '192.0.2.9', { headers: { origin } })
    expect(read.status).toBe(200)
    expect(read.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('a full record takes no more matches, but demos', async () => {
  const full = await startTestService('Postgres', { recordMaxBytes: 1, demo: true })
  try {
    const seats = [{ type: 'open' }, { type: 'open' }]
    const body = JSON.stringify({ game: 'chase', seats })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${full.address}/api/matches`, { method: 'POST', body, headers })
    expect(await answer.json()).toMatchObject({ status: 507, code: 'record-full' })
    const demos = () => createClient({ url: full.address }).listMatches({ limit: 5 })
    await expect.poll(demos, { timeout: 20_000 }).toMatchObject([{ kind: 'demo' }])
  } finally {
    await full.close()
  }
})
