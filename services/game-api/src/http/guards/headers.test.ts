import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { securityHeaders } from './headers.ts'

const app = createApp({ logLevel: 'silent', trustProxy: true })
await securityHeaders(app)
app.get('/*', async () => 'a page')
afterAll(() => app.close())

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: 'getaway.example', ...headers } })).headers
const policyOf = async (url: string, headers?: Record<string, string>) =>
  String((await headersOf(url, headers))['content-security-policy'])

test('scripts and styles are our files only', async () => {
  const policy = await policyOf('/')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test('sockets go to our own host only, by its name', async () => {
  expect(await policyOf('/')).toContain(
    "connect-src 'self' blob: ws://getaway.example wss://getaway.example;",
  )
})

test('a name that is none adds nothing to the policy', async () => {
  expect(await policyOf('/', { host: "x; script-src 'unsafe-inline'" })).not.toContain('unsafe')
})

test.each(['/', '/watch/abc', '/embedded', '/api/matches'])('nobody frames %s', async (url) => {
  expect(await policyOf(url)).toContain("frame-ancestors 'none'")
  expect(await headersOf(url)).toMatchObject({ 'x-frame-options': 'DENY' })
})

test('everybody frames what is made for it', async () => {
  expect(await policyOf('/embed/abc')).toContain('frame-ancestors *')
  expect(await headersOf('/embed/abc')).not.toHaveProperty('x-frame-options')
})

test.each(['/overlay', '/overlay?match=m1', '/overlay/m1?layout=9:16'])(
  '%s shows images of other sites, and nothing else of them; nobody frames it',
  async (url) => {
    const policy = await policyOf(url)
    expect(policy).toContain("img-src 'self' blob: data: https: http:;")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self' blob: ws://getaway.example wss://getaway.example;")
    expect(policy).toContain("frame-ancestors 'none'")
  },
)

test.each(['/', '/embed/abc', '/overlays', '/watch/overlay'])(
  '%s shows no image of another site',
  async (url) => {
    expect(await policyOf(url)).toContain("img-src 'self' blob: data:;")
  },
)

test.each([
  ['/api/matches', 'cross-origin'],
  ['/.well-known/getaway', 'cross-origin'],
  ['/', 'same-origin'],
  ['/api', 'same-origin'],
  ['/apiary/x', 'same-origin'],
  ['/assets/x.js', 'same-origin'],
  ['/embed/abc', 'same-origin'],
])('%s may be loaded by pages: %s', async (url, policy) => {
  expect(await headersOf(url)).toMatchObject({ 'cross-origin-resource-policy': policy })
})

test('a plain network is not told to upgrade', async () => {
  expect(await policyOf('/')).not.toContain('upgrade-insecure-requests')
})

test('the policy follows the host that a trusted proxy names', async () => {
  expect(await policyOf('/', { 'x-forwarded-host': 'play.example' })).toContain(
    "connect-src 'self' blob: ws://play.example wss://play.example;",
  )
})

test('HTTPS is promised by HTTPS only', async () => {
  expect(await headersOf('/')).not.toHaveProperty('strict-transport-security')
  expect(await headersOf('/', { 'x-forwarded-proto': 'https' })).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
  })
})

test('types are not guessed, addresses not told, devices not asked for', async () => {
  expect(await headersOf('/')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})
