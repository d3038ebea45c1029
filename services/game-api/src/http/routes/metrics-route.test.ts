import { describe, expect, test } from 'vitest'
import { createMetrics } from '../../operation/metrics.ts'
import { createApp } from '../app.ts'
import { ownHosts } from '../guards/own-hosts.ts'
import { metricsRoute } from './metrics-route.ts'

const TOKEN = 'a-token-of-some-length'

/** What somebody at that address is told. */
async function ask(token: string | undefined, remoteAddress: string, headers: Record<string, string> = {}) {
  const app = createApp({ logLevel: 'silent', trustProxy: false })
  const metrics = createMetrics()
  metricsRoute(app, metrics, { token, isOwnHost: ownHosts({ host: 'localhost', allowedHosts: [] }) })
  // The fugitive tried what may not be: that is nobody else's to know.
  metrics.refused('too-far')
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers })
  await app.close()
  return { status: statusCode, isTold: body.includes('too-far') }
}

const TOLD = { status: 200, isTold: true }
const NOT_TOLD = { status: 401, isTold: false }
const OUTSIDE = '203.0.113.9'

describe('without a token only this machine is told what players tried', () => {
  test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (address) => {
    expect(await ask(undefined, address)).toEqual(TOLD)
  })

  test.each([OUTSIDE, '::ffff:203.0.113.9', '2001:db8::9', '192.168.1.5'])('%s is not', async (address) => {
    expect(await ask(undefined, address)).toEqual(NOT_TOLD)
  })

  test('a page from elsewhere that gave this machine a name of its own is not told', async () => {
    expect(await ask(undefined, '127.0.0.1', { host: 'stranger.example:3000' })).toEqual(NOT_TOLD)
  })

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'a proxy on this machine asks for others: %s',
    async (name) => {
      expect(await ask(undefined, '127.0.0.1', { [name]: OUTSIDE })).toEqual(NOT_TOLD)
    },
  )
})

test('with the token a caller is told, from any address', async () => {
  expect(await ask(TOKEN, OUTSIDE, { authorization: `Bearer ${TOKEN}` })).toEqual(TOLD)
  expect(await ask(TOKEN, '127.0.0.1')).toEqual(NOT_TOLD)
})
