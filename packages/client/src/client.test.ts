import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ServiceError } from './http/service-error.ts'
import { newToken } from './random-text.ts'
import { imported, summary } from './testing/answers.ts'
import { eventOf } from './testing/frames.ts'
import { openService } from './testing/service.ts'

const token = newToken()
const other = newToken()
const command = { id: 'c1', command: { type: 'void-round', round: 1, reason: 'cat' } }
const list = { matches: [summary], next: null }

test('all pages of a search, one after the other', async () => {
  const pages = [
    { ...list, next: '5.m5' },
    { matches: [{ ...summary, id: 'm2' }], next: null },
  ]
  const { client, requests } = await openService(...pages.map((one) => ({ body: JSON.stringify(one) })))
  const ids: string[] = []
  for await (const { id } of client.allMatches({ game: 'chase' })) ids.push(id)
  expect(ids).toEqual(['m1', 'm2'])
  expect(requests.map(({ line }) => line)).toEqual([
    'GET /api/matches?game=chase',
    'GET /api/matches?game=chase&after=5.m5',
  ])
})

test('logs are texts', async () => {
  const { client, requests } = await openService({ type: 'application/x-ndjson', body: '{"seq":1}\n' })
  expect(await client.readLog('m1', { token })).toBe('{"seq":1}\n')
  expect(await client.readImportedLog('i1')).toBe('{"seq":1}\n')
  expect(requests.map(({ line }) => line)).toEqual(['GET /api/matches/m1/log', 'GET /api/imports/i1/log'])
})

const packed = new Uint8Array(gzipSync('{"seq":1}\n'))
test.each<[string, string | Uint8Array<ArrayBuffer>, string | undefined]>([
  ['as text', '{"seq":1}\n', undefined],
  ['as bytes', new TextEncoder().encode('{"seq":1}\n'), undefined],
  ['packed', packed, 'gzip'],
])('a log is imported %s', async (_, log, encoding) => {
  const { client, requests } = await openService({ body: JSON.stringify({ ...imported, secret: other }) })
  expect((await client.importLog(log)).secret).toBe(other)
  const [{ line, headers, bytes }] = requests as [(typeof requests)[0]]
  expect(line).toBe('POST /api/imports')
  expect(headers['content-type']).toBe('application/x-ndjson')
  expect(headers['content-encoding']).toBe(encoding)
  expect(bytes).toEqual(Buffer.from(log))
})

test('events as they come, line by line, until the service ends them', async () => {
  const [first, second] = [{ event: eventOf(1) }, { event: eventOf(2), reveals: [eventOf(1)] }]
  const body = `${JSON.stringify(first)}\n\n\n${JSON.stringify(second)}\n\n`
  const { client, requests } = await openService({ type: 'application/x-ndjson', body })
  const shown: unknown[] = []
  for await (const one of client.streamEvents('m1', 7, { token })) shown.push(one)
  expect(shown).toEqual([first, second])
  const [{ line, headers }] = requests as [(typeof requests)[0]]
  expect(line).toBe('GET /api/matches/m1/events?after=7')
  expect(headers).toMatchObject({ accept: 'application/x-ndjson', authorization: `Bearer ${token}` })
})

test('a line that is no event is thrown behind those before it', async () => {
  const { client } = await openService({ body: `${JSON.stringify({ event: eventOf(1) })}\n{"event":` })
  const stream = client.streamEvents('m1')
  expect((await stream.next()).value).toEqual({ event: eventOf(1) })
  await expect(stream.next()).rejects.toMatchObject({ code: 'unknown-answer' })
})

test('a problem is thrown with its code and its clause', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'Something lies there.',
    code: 'cell-taken',
    clause: 'C4.2',
  }
  const { client } = await openService({
    status: 409,
    type: 'application/problem+json',
    body: JSON.stringify(problem),
  })
  const error = await client.command('m1', command, { token }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({
    code: 'cell-taken',
    clause: 'C4.2',
    status: 409,
    message: 'Something lies there.',
    problem,
  })
})

test('so is the answer of something in front of the service', async () => {
  const { client } = await openService({ status: 418, type: 'text/html', body: '<h1>Teapot</h1>' })
  await expect(client.readLog('m1')).rejects.toMatchObject({
    code: 'no-problem',
    status: 418,
    clause: undefined,
    problem: undefined,
  })
})

test('and one of another shape', async () => {
  const { client } = await openService({ body: '{"matches":[{}]}' })
  await expect(client.listMatches()).rejects.toMatchObject({ code: 'unknown-answer', status: 200 })
})

test('tokens are 32 bytes as base64url, each another', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  for (const one of tokens) expect(one).toMatch(/^[\w-]{43}$/)
  expect(new Set(tokens).size).toBe(200)
})
