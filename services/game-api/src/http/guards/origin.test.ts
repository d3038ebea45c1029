import type { LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { guardOrigins } from './origin.ts'

const OWN = 'http://getaway.example'
const FRIEND = 'https://friend.example'
const STRANGER = 'https://stranger.example'
const UPGRADE = { connection: 'upgrade', upgrade: 'websocket' }

function openApp(trustProxy: boolean) {
  const app = createApp({ logLevel: 'silent', trustProxy })
  guardOrigins(app, [FRIEND])
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
