import type { TournamentState } from '@getaway/engine/tournament'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServiceClock } from '../../../clock.ts'
import { createLimiter } from '../../../operation/limits/limiter.ts'
import { ARCHIVES } from '../../../operation/limits/rates.ts'
import { createApp } from '../../app.ts'
import { watchConnections } from '../../connections.ts'
import type { ApiDependencies } from '../../table/match-access.ts'
import { serveRoutes } from '../../table/serve-routes.ts'
import { tournamentRecordRoutes } from './records.ts'

const app = createApp({ logLevel: 'silent', trustProxy: true })
watchConnections(app)
let underWay = 0
let address = ''

/** More than the line holds, for whoever takes it. */
async function* endless(): AsyncGenerator<Uint8Array, void> {
  underWay++
  try {
    for (;;) {
      yield crypto.getRandomValues(new Uint8Array(65_536))
      await new Promise((resolve) => setImmediate(resolve))
    }
  } finally {
    underWay--
  }
}

beforeAll(async () => {
  const state = { status: 'sealed' } as TournamentState
  const tournaments = {
    known: { read: async () => ({ state, seq: 1, hash: '' }) },
    archives: { of: endless },
  }
  const dependencies = { limits: createLimiter({ limited: () => {} }), tournaments, database: {} }
  serveRoutes(app, createServiceClock(), tournamentRecordRoutes(dependencies as unknown as ApiDependencies))
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const asked: AbortController[] = []
/** An answer that nobody holds is let go with its line. */
const held: Response[] = []
async function ask(from: string, method = 'GET') {
  const leaving = new AbortController()
  asked.push(leaving)
  const headers = { 'x-forwarded-for': from }
  const response = await fetch(`${address}/api/tournaments/cup/archive`, {
    method,
    headers,
    signal: leaving.signal,
  })
  held.push(response)
  return response
}
const leaveAll = () => {
  for (const leaving of asked.splice(0)) leaving.abort()
}

test('so many archives are packed at once, of an address and of all; a reader who leaves makes room', async () => {
  const statuses = async (from: string, count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await ask(from)).status))
  expect(await statuses('192.0.2.1', ARCHIVES.address)).toEqual(Array(ARCHIVES.address).fill(200))
  const refused = await ask('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({ code: 'too-many-archives' })
  for (let host = 2; host <= ARCHIVES.process / ARCHIVES.address; host++)
    await statuses(`192.0.2.${host}`, ARCHIVES.address)
  expect(underWay).toBe(ARCHIVES.process)
  const full = await ask('192.0.2.99')
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await full.json()).toMatchObject({ code: 'archives-full' })
  // Asking what it is costs nothing, however full it is.
  expect((await ask('192.0.2.1', 'HEAD')).status).toBe(200)
  expect(underWay).toBe(ARCHIVES.process)
  leaveAll()
  await expect.poll(() => underWay).toBe(0)
  expect(await statuses('192.0.2.1', ARCHIVES.address)).toEqual(Array(ARCHIVES.address).fill(200))
  leaveAll()
  await expect.poll(() => underWay).toBe(0)
})

test('a reader who leaves before the answer keeps no room', async () => {
  for (let delayMs = 0; delayMs < 3 * ARCHIVES.address; delayMs++) {
    ask('192.0.2.5').catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, delayMs / 4))
    leaveAll()
  }
  await expect.poll(() => underWay).toBe(0)
  await expect
    .poll(async () => {
      const answers = await Promise.all(Array.from({ length: ARCHIVES.address }, () => ask('192.0.2.5')))
      leaveAll()
      return answers.every(({ status }) => status === 200)
    })
    .toBe(true)
})
