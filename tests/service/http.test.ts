import { createClient, newToken, ServiceError } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

let service: Service
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

const at = (path: string) => `${service.address}${path}`
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const problem = (await response.json()) as Record<string, unknown>
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status, title: expect.any(String) })
  return { status: response.status, code: problem.code, detail: problem.detail }
}

describe('a new match', () => {
  const open = [{ type: 'open' }, { type: 'open' }]
  const wrong: { name: string; body: unknown; detail: string }[] = [
    { name: 'no JSON', body: '{', detail: 'JSON' },
    { name: 'nothing', body: {}, detail: 'body.game is missing' },
    { name: 'an unknown game', body: { game: 'ludo', seats: open }, detail: 'there is no game "ludo"' },
    { name: 'one seat', body: { game: 'chase', seats: [{ type: 'open' }] }, detail: 'body.seats' },
    {
      name: 'five seats',
      body: { game: 'chase', seats: [...open, ...open, open[0]] },
      detail: 'chase is for 2 to 4 players, not 5',
    },
    {
      name: 'an even table',
      body: { game: 'chase', seats: open, options: { table: { width: 20 } } },
      detail: 'odd number of cells',
    },
    {
      name: 'a wrong option',
      body: { game: 'chase', seats: open, options: { race: { capMs: 999 } } },
      detail: 'options.race.capMs must be at most 250, not 999',
    },
    {
      name: 'a seat that is not there',
      body: { game: 'chase', seats: open, options: { firstChaser: 3 } },
      detail: 'firstChaser must be a seat from 0 to 1',
    },
    {
      name: 'a name that no log can carry',
      body: { game: 'chase', seats: [open[0], { type: 'bot', strength: 'regular', name: 'A\u0000' }] },
      detail: 'body.seats.1.name',
    },
    {
      name: 'an event that no log can carry',
      body: { game: 'chase', seats: open, options: { event: { id: '\ud800' } } },
      detail: 'options.event.id',
    },
    {
      name: 'an unknown bot',
      body: { game: 'chase', seats: [open[0], { type: 'bot', strength: 'godlike' }] },
      detail: 'body.seats.1.strength must be one of novice, regular, expert',
    },
  ]
  test.each(wrong)('$name: 400, with the place and what would be right', async ({ body, detail }) => {
    const problem = await problemOf(await post('/api/matches', body))
    expect(problem.status).toBe(400)
    expect(problem.detail).toContain(detail)
  })

  test('is there at once, with an invitation for each open seat', async () => {
    const response = await post('/api/matches', {
      game: 'chase',
      seats: [open[0], { type: 'bot', strength: 'regular', name: 'Ada' }],
    })
    expect(response.status).toBe(201)
    const { id, invitations } = (await response.json()) as { id: string; invitations: { seat: number }[] }
    expect(response.headers.get('location')).toBe(`/api/matches/${id}`)
    expect(invitations.map(({ seat }) => seat)).toEqual([0])
    const summary = (await (await fetch(at(`/api/matches/${id}`))).json()) as object
    expect(summary).toMatchObject({
      status: 'waiting',
      players: [
        { name: null, bot: null },
        { name: 'Ada', bot: 'regular' },
      ],
      winner: null,
      winners: [],
      target: [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }],
      abandoned: false,
    })
  })
})

describe('a seat', () => {
  test('is joined once; the same token again does no harm, another one is refused', async () => {
    const client = createClient({ url: service.address })
    const { id, invitations } = await client.createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
    })
    const invitation = invitations[0]?.invitation ?? ''
    const token = newToken()
    const tries = await Promise.allSettled([
      client.joinSeat(id, { invitation, token, name: 'Ada' }),
      client.joinSeat(id, { invitation, token, name: 'Ada' }),
      client.joinSeat(id, { invitation, token: newToken(), name: 'Eve' }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const { players } = await client.readMatch(id)
    const owner = tries[2]?.status === 'fulfilled' ? 'Eve' : 'Ada'
    expect(players[0]?.name).toBe(owner)
    const events = await client.readEvents(id)
    expect(events.shown.filter(({ event }) => event.type === 'seat.taken')).toHaveLength(1)
    await expect(
      client.joinSeat(id, { invitation, token: newToken(), name: 'Mallory' }),
    ).rejects.toMatchObject({ code: 'seat-taken', status: 409 })
  })

  test('is not had with a wrong invitation, nor without a name', async () => {
    const { id, client } = await createSeatedMatch(service)
    await expect(
      client.joinSeat(id, { invitation: newToken(), token: newToken(), name: 'Eve' }),
    ).rejects.toBeInstanceOf(ServiceError)
    expect(
      await problemOf(
        await post(`/api/matches/${id}/seats`, { invitation: newToken(), token: newToken(), name: '  ' }),
      ),
    ).toMatchObject({ status: 400, detail: expect.stringContaining('body.name') })
    expect(
      await problemOf(
        await post('/api/matches/nowhere/seats', { invitation: newToken(), token: newToken(), name: 'x' }),
      ),
    ).toMatchObject({ status: 404, code: 'no-match' })
  })
})

describe('reading', () => {
  test('events page by page, as everybody sees them', async () => {
    const { id, client } = await createSeatedMatch(service, 3)
    const all = await client.readEvents(id)
    expect(all.shown.map(({ event }) => event.seq)).toEqual([1, 2, 3, 4])
    expect(all.head).toBe(4)
    expect((await client.readEvents(id, 3)).shown.map(({ event }) => event.seq)).toEqual([4])
    expect((await client.readEvents(id, 99)).shown).toEqual([])
    expect(await problemOf(await fetch(at(`/api/matches/${id}/events?after=-1`)))).toMatchObject({
      status: 400,
      detail: expect.stringContaining('query.after'),
    })
  })

  test('the log opens at the end', async () => {
    const { id } = await createSeatedMatch(service)
    expect(await problemOf(await fetch(at(`/api/matches/${id}/log`)))).toMatchObject({
      status: 409,
      code: 'match-running',
    })
  })

  test('lists by state, at most as many as asked for', async () => {
    const client = createClient({ url: service.address })
    expect((await client.listMatches({ status: 'live', limit: 2 })).length).toBe(2)
    expect(await client.listMatches({ status: 'over' })).toEqual([])
    expect(await problemOf(await fetch(at('/api/matches?limit=1000')))).toMatchObject({ status: 400 })
    expect(await problemOf(await fetch(at('/api/matches?status=dead')))).toMatchObject({ status: 400 })
  })

  test.each([
    '/api/nothing',
    '/api/matches/x',
    '/api/matches/x/events',
    '/api/matches/x/log',
    '/api/matches/%00',
    '/api/matches/%F0%9F%8E%AD/events',
    `/api/matches/${'x'.repeat(200)}`,
  ])('%s: not found', async (path) => {
    expect(await problemOf(await fetch(at(path)))).toMatchObject({ status: 404 })
  })
})

test('alive and ready', async () => {
  expect(await (await fetch(at('/healthz'))).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(at('/readyz'))).json()).toMatchObject({
    status: 'ready',
    store: expect.stringContaining('PostgreSQL'),
  })
})

test('bodies are JSON and not too long', async () => {
  expect(await problemOf(await post('/api/matches', 'x=1', { 'content-type': 'text/plain' }))).toMatchObject({
    status: 415,
  })
  expect(
    await problemOf(await post('/api/matches', JSON.stringify({ game: 'x'.repeat(100_000) }))),
  ).toMatchObject({ status: 413 })
})
