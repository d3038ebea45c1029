import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from './client.ts'
import { newToken } from './random-text.ts'
import { ServiceError } from './service-error.ts'
import { eventOf } from './testing/frames.ts'

interface Asked {
  readonly line: string
  readonly body: unknown
}

/** A service that gives the same answer to everything, and what it was asked. */
async function openService(status: number, type: string, body: string) {
  const asked: Asked[] = []
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push({ line: `${request.method} ${request.url}`, body: text && JSON.parse(text) })
    response.writeHead(status, { 'content-type': type }).end(body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const client = createClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  return { client, asked }
}

const JSON_TYPE = 'application/json'
const summary = {
  id: 'm1',
  game: 'chase',
  status: 'live',
  createdAt: 1,
  head: 3,
  players: [{ name: null, bot: null, marks: { perfect: 1 } }],
  winner: null,
}

test('a list is asked for by query', async () => {
  const { client, asked } = await openService(200, JSON_TYPE, JSON.stringify({ matches: [summary] }))
  expect(await client.listMatches({ status: 'live', limit: 5 })).toEqual([summary])
  expect(await client.listMatches()).toEqual([summary])
  expect(asked.map(({ line }) => line)).toEqual(['GET /api/matches?status=live&limit=5', 'GET /api/matches'])
})

test('an id can’t leave its place in the path', async () => {
  const { client, asked } = await openService(200, JSON_TYPE, JSON.stringify(summary))
  expect(await client.readMatch('../a?b')).toEqual(summary)
  expect(asked).toEqual([{ line: 'GET /api/matches/..%2Fa%3Fb', body: '' }])
})

test('events and log', async () => {
  const page = { head: 2, shown: [{ event: eventOf(2), reveals: [eventOf(1)] }] }
  const { client, asked } = await openService(200, JSON_TYPE, JSON.stringify(page))
  expect(await client.readEvents('m1', 1)).toEqual(page)
  expect(await client.readLog('m1')).toBe(JSON.stringify(page))
  await client.readEvents('m1')
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /api/matches/m1/events?after=1',
    'GET /api/matches/m1/log',
    'GET /api/matches/m1/events?after=0',
  ])
})

test('a match is made and a seat taken', async () => {
  const created = { id: 'm1', invitations: [{ seat: 0, invitation: newToken() }] }
  const { client, asked } = await openService(201, JSON_TYPE, JSON.stringify({ ...created, seat: 1 }))
  const wish = { game: 'chase', seats: [{ type: 'open' as const }, { type: 'open' as const }] }
  expect(await client.createMatch(wish)).toEqual(created)
  const join = { invitation: newToken(), token: newToken(), name: 'Ann' }
  expect(await client.joinSeat('m1', join)).toEqual({ seat: 1 })
  expect(asked).toEqual([
    { line: 'POST /api/matches', body: wish },
    { line: 'POST /api/matches/m1/seats', body: join },
  ])
})

test('a problem is thrown with its code', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Gone',
    status: 409,
    detail: 'It is taken.',
    code: 'seat-not-open',
  }
  const { client } = await openService(409, 'application/problem+json', JSON.stringify(problem))
  const error = await client.readMatch('m1').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({ code: 'seat-not-open', status: 409, message: 'It is taken.', problem })
})

test('so is the answer of something in front of the service', async () => {
  const { client } = await openService(502, 'text/html', '<h1>Bad Gateway</h1>')
  await expect(client.readLog('m1')).rejects.toMatchObject({
    code: 'no-problem',
    status: 502,
    problem: undefined,
  })
})

test('and one of another shape', async () => {
  const { client } = await openService(200, JSON_TYPE, '{"matches":[{}]}')
  await expect(client.listMatches()).rejects.toMatchObject({ code: 'unknown-answer', status: 200 })
})

test('tokens are 32 bytes as base64url, each another', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(new Set(tokens).size).toBe(200)
})
