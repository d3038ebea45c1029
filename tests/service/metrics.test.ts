import { seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeds } from '../support/seeds.ts'
import { playRandomly } from '../support/service/players.ts'
import { openRaw } from '../support/service/raw-socket.ts'
import { createSeatedMatch, helloFrame } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

const TOKEN = 'a-token-of-some-length'
let service: Service
beforeAll(async () => {
  service = await startTestService('Postgres', { metricsToken: TOKEN })
})
afterAll(() => service.close())

const ask = (token?: string) =>
  fetch(
    `${service.address}/metrics`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  )
const read = async () => (await ask(TOKEN)).text()
const numberOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

describe('with a token', () => {
  test.each([undefined, 'a-token-of-some-lengths', TOKEN.slice(1), ''])('%s: 401', async (token) => {
    const response = await ask(token)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
    expect(await response.json()).toMatchObject({ code: 'no-such-token' })
  })
})

test('a match that is played shows in numbers, and neither its name nor those of its players do', async () => {
  const [seed = 0] = seeds(1)
  const { client, id, tokens } = await createSeatedMatch(service, 2)
  const watcher = openRaw(service.address, id)
  watcher.say(helloFrame())
  await watcher.hear('welcome')
  expect(numberOf(await read(), 'getaway_connections{audience="public"}')).toBe(1)
  expect(numberOf(await read(), 'getaway_open_matches')).toBeGreaterThanOrEqual(0)
  await Promise.all(
    tokens.map((token, seat) => playRandomly(client.connect(id, { token }), seat, seededRandom(seed + seat))),
  )
  await client.readLog(id)
  const text = await read()
  const some = [
    'getaway_appends_total{outcome="committed"}',
    'getaway_commit_batch_appends_sum',
    'getaway_commit_seconds_count',
    'getaway_commands_total{outcome="recorded"}',
    'getaway_frames_in_total',
    'getaway_frames_out_total',
    'getaway_bytes_out_total',
    'getaway_fan_out_lag_seconds_count',
    'getaway_http_seconds_count{method="GET",route="/api/matches/:id/log",status="200"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]
  for (const name of some) expect(numberOf(text, name), name).toBeGreaterThan(0)
  for (const name of [id, ...tokens, 'player 0', 'player 1']) expect(text).not.toContain(name)
  watcher.close()
  await watcher.closed
  await expect.poll(async () => numberOf(await read(), 'getaway_connections{audience="public"}')).toBe(0)
})

test('where nothing is limited, nothing is said of limits', async () => {
  const { headers } = await fetch(`${service.address}/api/matches`)
  expect(headers.get('ratelimit')).toBeNull()
})

test('addresses that are asked for make no labels', async () => {
  await fetch(`${service.address}/api/some-made-up-address`)
  const text = await read()
  expect(text).not.toContain('made-up')
  expect(text).toContain('route="none",status="404"')
})

test('two services in one process count for themselves; METRICS=off serves none', async () => {
  const other = await startTestService('Postgres', { metrics: false })
  try {
    expect((await fetch(`${other.address}/metrics`)).status).toBe(404)
  } finally {
    await other.close()
  }
  const third = await startTestService()
  try {
    const text = await (await fetch(`${third.address}/metrics`)).text()
    expect(text).not.toContain('outcome="recorded"')
  } finally {
    await third.close()
  }
})
