import type { LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { guardOrigins } from './origin.ts'
import { ownHosts } from './own-hosts.ts'

const OWN = 'http://getaway.example'
const FRIEND = 'https://friend.example'
const STRANGER = 'https://stranger.example'
const UPGRADE = { connection: 'upgrade', upgrade: 'websocket' }

function openApp(trustProxy: boolean | string[]) {
  const app = createApp({ logLevel: 'silent', trustProxy })
  guardOrigins(app, {
    allowedOrigins: [FRIEND],
    isOwnHost: ownHosts({ host: 'localhost', allowedHosts: ['getaway.example', 'play.example'] }, 'laptop'),
  })
  app.all('/api/things', async () => ({ isDone: true }))
  app.get('/page', async () => 'a page')
  return app
}
const direct = openApp(false)
const proxied = openApp(true)
afterAll(() => Promise.all([direct.close(), proxied.close()]))

type Method = 'GET' | 'HEAD' | 'POST' | 'OPTIONS' | 'DELETE'
const ask = (method: Method, headers: Record<string, string>, url = '/api/things', app = direct) =>
  app.inject({ method, url, headers: { host: 'getaway.example', ...headers } })
const allowed = ({ headers }: LightMyRequestResponse) => headers['access-control-allow-origin']

describe('who may write and open sockets', () => {
  const cases: { who: string; headers: Record<string, string>; status: number; cors?: string }[] = [
    { who: 'no page', headers: {}, status: 200 },
    { who: 'the own page', headers: { origin: OWN }, status: 200 },
    { who: 'an allowed page', headers: { origin: FRIEND }, status: 200, cors: FRIEND },
    { who: 'another page', headers: { origin: STRANGER }, status: 403 },
    { who: 'the own name by another protocol', headers: { origin: 'https://getaway.example' }, status: 403 },
    { who: 'the own name at another port', headers: { origin: `${OWN}:8080` }, status: 403 },
    { who: 'a page of no origin', headers: { origin: 'null' }, status: 403 },
    {
      who: 'whoever claims to be behind a proxy',
      headers: { origin: STRANGER, 'x-forwarded-host': 'stranger.example', 'x-forwarded-proto': 'https' },
      status: 403,
    },
  ]
  test.each(cases)('$who: $status', async ({ headers, status, cors }) => {
    const answers = [
      await ask('POST', headers),
      await ask('DELETE', headers),
      await ask('GET', { ...headers, ...UPGRADE }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status)
      expect(allowed(answer)).toBe(cors)
      if (status === 403) expect(answer.json()).toMatchObject({ code: 'wrong-origin' })
    }
  })

  test.each(['localhost:3000', '192.168.1.20:3000', '[::1]:3000', 'laptop.local:3000'])(
    'a page at http://%s, where everybody in the living room finds it',
    async (host) => {
      expect((await ask('POST', { host, origin: `http://${host}` })).statusCode).toBe(200)
    },
  )

  test('a page under a name of its own that leads here is refused, and told how the name is allowed', async () => {
    const headers = { host: 'stranger.example', origin: 'http://stranger.example' }
    for (const answer of [await ask('POST', headers), await ask('GET', { ...headers, ...UPGRADE })]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({
        code: 'wrong-host',
        detail: expect.stringMatching(/"stranger\.example".*ALLOWED_HOSTS/),
      })
    }
    expect((await ask('POST', { host: 'stranger.example' })).statusCode).toBe(200)
  })

  test('a proxy that is not trusted says nothing of the own name, nor does one that is trusted of any', async () => {
    const said = {
      origin: 'https://play.example',
      'x-forwarded-host': 'play.example',
      'x-forwarded-proto': 'https',
    }
    const other = openApp(['192.0.2.1'])
    expect((await ask('POST', said, '/api/things', other)).statusCode).toBe(403)
    await other.close()
    const rebound = { ...said, origin: 'https://stranger.example', 'x-forwarded-host': 'stranger.example' }
    expect((await ask('POST', rebound, '/api/things', proxied)).json()).toMatchObject({ code: 'wrong-host' })
  })

  test('behind a proxy that is trusted, the own origin is what the proxy says', async () => {
    const headers = { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' }
    const own = await ask('POST', { ...headers, origin: 'https://play.example' }, '/api/things', proxied)
    expect(own.statusCode).toBe(200)
    const other = await ask('POST', { ...headers, origin: OWN }, '/api/things', proxied)
    expect(other.statusCode).toBe(403)
  })
})

describe('who may read', () => {
  test.each(['GET', 'HEAD'] as const)(
    '%s: what is public, everybody, without credentials',
    async (method) => {
      const answer = await ask(method, { origin: STRANGER })
      expect(answer.statusCode).toBe(200)
      expect(allowed(answer)).toBe('*')
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  test('a problem may be read, too', async () => {
    expect(allowed(await ask('GET', { origin: STRANGER }, '/api/nothing'))).toBe('*')
  })

  test('pages are nobody else’s', async () => {
    expect(allowed(await ask('GET', { origin: STRANGER }, '/page'))).toBeUndefined()
  })
})

describe('a preflight', () => {
  const preflight = (origin: string, method: string) =>
    ask('OPTIONS', {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    })

  test.each(['GET', 'POST'])('%s of an allowed page is answered', async (method) => {
    const answer = await preflight(FRIEND, method)
    expect(answer.statusCode).toBe(204)
    expect(allowed(answer)).toBe(FRIEND)
    expect(answer.headers).toMatchObject({
      vary: 'origin',
      'access-control-allow-headers': expect.stringContaining('authorization'),
      'access-control-allow-methods': expect.stringContaining(method),
    })
  })

  test.each(['GET', 'POST'])('%s of another page is not: tokens are not for it', async (method) => {
    const answer = await preflight(STRANGER, method)
    expect(answer.statusCode).toBe(403)
    expect(allowed(answer)).toBeUndefined()
  })
})
