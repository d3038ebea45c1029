import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient, newToken } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { startTestService } from '../support/service/service.ts'
import { describedFetch, documentOf } from './described.ts'

const GOLDEN = new URL('../golden/', import.meta.url)
const LIMIT = 1_000_000
let service: Service
let fetch: typeof globalThis.fetch
beforeAll(async () => {
  service = await startTestService('Postgres', { importMaxBytes: LIMIT })
  fetch = describedFetch(await documentOf(service.address))
})
afterAll(() => service.close())

interface Imported {
  readonly id: string
  readonly secret: string
  readonly seal: string
  readonly fingerprint: string | null
  readonly match: string
  readonly report: { readonly findings: readonly unknown[] }
}
async function importLog(body: string | Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.address}/api/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...headers },
    body: body as string,
  })
  return { status: response.status, json: (await response.json()) as Imported & Record<string, unknown> }
}
const read = async (path: string) => fetch(`${service.address}${path}`)

const golden = readdirSync(GOLDEN).filter((name) => /\.getaway\.jsonl(\.gz)?$/.test(name))
const bytesOf = (name: string) => readFileSync(new URL(name, GOLDEN))
const textOf = (name: string) => (name.endsWith('.gz') ? gunzipSync(bytesOf(name)) : bytesOf(name)).toString()
const plain = textOf('two-players-arrival.getaway.jsonl')

describe('a log from elsewhere', () => {
  test.each(golden)('%s: kept whatever its findings are, with the report of an audit', async (name) => {
    const headers: Record<string, string> = name.endsWith('.gz') ? { 'content-encoding': 'gzip' } : {}
    const { status, json } = await importLog(bytesOf(name), headers)
    expect(status).toBe(201)
    // What is compressed is known by its first bytes, too.
    expect((await importLog(bytesOf(name))).json.report).toEqual(json.report)
    const report = JSON.parse(
      readFileSync(new URL(name.replace(/\.getaway\.jsonl.*/, '.report.json'), GOLDEN), 'utf8'),
    ) as Record<string, unknown>
    const { secret, ...shown } = json
    const { game } = JSON.parse(textOf(name).split('\n', 1)[0] ?? '').data
    expect(json).toMatchObject({ kind: 'imported', game, report })
    expect(await (await read(`/api/imports/${json.id}`)).json()).toEqual(shown)
    expect(await (await read(`/api/imports/${json.id}/log`)).text()).toBe(textOf(name))
    expect(secret).toHaveLength(43)
  })

  test('goes when its secret says so, and for nobody else', async () => {
    const { json } = await importLog(plain)
    const path = `${service.address}/api/imports/${json.id}`
    const del = (token?: string) =>
      fetch(path, { method: 'DELETE', headers: token ? { authorization: `Bearer ${token}` } : {} })
    expect((await del()).status).toBe(401)
    expect((await del(newToken())).status).toBe(401)
    expect((await del(json.secret)).status).toBe(204)
    expect((await del(json.secret)).status).toBe(404)
    expect((await read(`/api/imports/${json.id}`)).status).toBe(404)
    expect((await read(`/api/imports/${json.id}/log`)).status).toBe(404)
  })

  test('is in no list and no match here, whatever it calls itself', async () => {
    const { json } = await importLog(plain)
    const { matches } = (await (await read('/api/matches?limit=100')).json()) as { matches: { id: string }[] }
    expect(matches.map(({ id }) => id)).not.toContain(json.match)
    expect((await read(`/api/matches/${json.match}`)).status).toBe(404)
    expect((await read(`/api/matches/${json.id}`)).status).toBe(404)
  })

  test('of this service: its seal is valid, and the match itself is another matter', async () => {
    const client = createClient({ url: service.address })
    const { id } = await client.createMatch({
      game: 'chase',
      seats: [
        { type: 'bot', strength: 'regular' },
        { type: 'bot', strength: 'novice' },
      ],
      options: { victory: [{ small: 1 }, { perfect: 1 }] },
    })
    while ((await client.readMatch(id)).status !== 'over')
      await new Promise((resolve) => setTimeout(resolve, 100))
    const log = await client.readLog(id)
    const whole = await importLog(log)
    expect(whole.json).toMatchObject({ seal: 'valid', match: id, report: { seal: 'valid', findings: [] } })
    expect(whole.json.fingerprint).toMatch(/^([0-9a-f]{4}:){3}[0-9a-f]{4}$/)
    const forged = await importLog(
      log.replace('"publicKey":"', '"publicKey":"A').replace(/A([\w-]{42})[\w-]"/, 'A$1"'),
    )
    expect(forged.json.seal).not.toBe('valid')
    const cut = await importLog(log.slice(0, log.trimEnd().lastIndexOf('\n') + 1))
    expect(cut.json).toMatchObject({ seal: 'absent', fingerprint: null })
    expect(await client.readLog(id)).toBe(log)
  })
})

describe('what is no log', () => {
  const [first = '', second = ''] = plain.split('\n')
  const nul = Buffer.concat([Buffer.from(plain), Buffer.from('{"data":"\0')])
  const latin = Buffer.concat([Buffer.from(plain), Buffer.from([0x7b, 0xe9])])
  const cases: {
    name: string
    body: string | Uint8Array
    headers?: Record<string, string>
    status: number
    code: string
    detail: string
  }[] = [
    { name: 'nothing', body: '\n', status: 422, code: 'unreadable-log', detail: 'line 1' },
    {
      name: 'an empty body',
      body: '',
      status: 422,
      code: 'unreadable-log',
      detail: 'line 1: the log is empty',
    },
    {
      name: 'some other file',
      body: '{"hello":"world"}\n',
      status: 422,
      code: 'unreadable-log',
      detail: 'line 1',
    },
    {
      name: 'an addition that must be understood',
      body: `${textOf('with-additions.getaway.jsonl').split('\n', 1)[0]}\n${second.replace(/"type":"[^"]*"/, '"type":"markers.granted"')}\n`,
      status: 422,
      code: 'unreadable-log',
      detail: 'line 2: markers.granted is of the addition "marker-grants"',
    },
    {
      name: 'a broken line',
      body: `${first}\n${second.slice(0, -3)}\n${second}\n`,
      status: 422,
      code: 'unreadable-log',
      detail: 'line 2',
    },
    {
      name: 'a cut line that no text can carry',
      body: nul,
      status: 422,
      code: 'unreadable-log',
      detail: 'NUL',
    },
    {
      name: 'a cut line that is no UTF-8',
      body: latin,
      status: 422,
      code: 'unreadable-log',
      detail: 'UTF-8',
    },
    {
      name: 'damaged gzip',
      body: gzipSync(plain).subarray(0, 400),
      headers: { 'content-encoding': 'gzip' },
      status: 422,
      code: 'unreadable-log',
      detail: 'gzip',
    },
    {
      name: 'no gzip at all',
      body: plain,
      headers: { 'content-encoding': 'gzip' },
      status: 422,
      code: 'unreadable-log',
      detail: 'gzip',
    },
    {
      name: 'a bomb',
      body: gzipSync(Buffer.alloc(300_000_000)),
      headers: { 'content-encoding': 'gzip' },
      status: 413,
      code: 'too-large',
      detail: `${LIMIT} bytes`,
    },
    { name: 'more than is taken', body: 'x'.repeat(LIMIT + 1), status: 413, code: 'too-large', detail: '' },
    {
      name: 'another compression',
      body: plain,
      headers: { 'content-encoding': 'br' },
      status: 415,
      code: 'not-a-log',
      detail: 'gzip',
    },
  ]
  test.each(cases)('$name: $status', async ({ body, headers = {}, status, code, detail }) => {
    expect((await importLog(body, headers)).json).toMatchObject({
      status,
      code,
      detail: expect.stringContaining(detail),
    })
  })

  test('another type is refused by name', async () => {
    expect((await importLog(plain, { 'content-type': 'application/json' })).json).toMatchObject({
      status: 415,
      code: 'not-a-log',
    })
    expect((await importLog(plain, { 'content-type': 'text/plain' })).json).toMatchObject({
      status: 415,
      code: 'not-a-log',
    })
  })

  test('the service plays on meanwhile, and judges the next one', async () => {
    const bomb = importLog(gzipSync(Buffer.alloc(300_000_000)), { 'content-encoding': 'gzip' })
    const started = Date.now()
    expect((await read('/api/games')).status).toBe(200)
    expect(Date.now() - started).toBeLessThan(1_000)
    await bomb
    expect((await importLog(plain)).status).toBe(201)
  })
})

describe('room', () => {
  test('of an address is counted by what is kept, however small it came, and whatever restarts', async () => {
    const urls = await createTestDatabase()
    const config = {
      databaseUrl: urls.application,
      migrationDatabaseUrl: urls.owner,
      sealKeyFile: join(await mkdtemp(join(tmpdir(), 'getaway-shares-')), 'seal-key.pem'),
      importAddressBytes: 2 * Buffer.byteLength(plain),
      trustProxy: true,
    }
    const give = (address: string, from: string) =>
      fetch(`${address}/api/imports`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-ndjson',
          'content-encoding': 'gzip',
          'x-forwarded-for': from,
        },
        body: gzipSync(plain),
      })
    const full = { status: 429, code: 'too-much-imported' }
    const first = await startTestService('Postgres', config)
    let kept: Imported
    try {
      const answer = await give(first.address, '2001:db8::1')
      expect(answer.status).toBe(201)
      kept = (await answer.json()) as Imported
      const refused = await give(first.address, '2001:db8::ffff')
      expect(refused.headers.get('retry-after')).toBe('3600')
      expect(await refused.json()).toMatchObject(full)
    } finally {
      await first.close()
    }
    const second = await startTestService('Postgres', config)
    try {
      expect(await (await give(second.address, '2001:db8::2')).json()).toMatchObject(full)
      expect((await give(second.address, '192.0.2.1')).status).toBe(201)
      await fetch(`${second.address}/api/imports/${kept.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${kept.secret}` },
      })
      expect((await give(second.address, '2001:db8::2')).status).toBe(201)
    } finally {
      await second.close()
    }
    const database = new Client({ connectionString: urls.owner })
    await database.connect()
    try {
      const { rows } = await database.query('select * from imports')
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows.map(({ log: _, ...row }) => row))).not.toMatch(/2001:db8|192\.0\.2/)
    } finally {
      await database.end()
    }
  })

  test('is bounded, and comes back with time', async () => {
    const keepMs = 3_000
    const own = await startTestService('Postgres', {
      importStoreBytes: 3 * Buffer.byteLength(plain),
      importKeepMs: keepMs,
    })
    try {
      const ask = describedFetch(await documentOf(own.address))
      const give = () =>
        ask(`${own.address}/api/imports`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-ndjson' },
          body: plain,
        })
      const first = await give()
      expect(first.status).toBe(201)
      const { id } = (await first.json()) as { id: string }
      let answer = await give()
      // Where all is slow, the first ones go before there are too many.
      for (let n = 0; n < 50 && answer.status === 201; n++) answer = await give()
      expect(await answer.json()).toMatchObject({ status: 507, code: 'imports-full' })
      await expect
        .poll(async () => (await ask(`${own.address}/api/imports/${id}`)).status, { timeout: 30_000 })
        .toBe(404)
      await expect.poll(async () => (await give()).status, { timeout: 30_000, interval: 500 }).toBe(201)
    } finally {
      await own.close()
    }
  })
})
