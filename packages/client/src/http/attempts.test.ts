import { describe, expect, test } from 'vitest'
import { type Client, createClient } from '../client.ts'
import { newToken } from '../random-text.ts'
import { createHastyClock, openService, type Reply } from '../testing/service.ts'

const token = newToken()
const games: Reply = { body: '{"games":[]}' }
const away: Reply = { status: 503, headers: { 'retry-after': '2' } }

describe('a service that restarts', () => {
  const cases: { name: string; replies: Reply[]; pauses: number[]; gives: unknown }[] = [
    { name: 'says when it is back', replies: [away, games], pauses: [2000], gives: [] },
    { name: 'does not say', replies: [{ status: 503 }, games], pauses: [250], gives: [] },
    {
      name: 'says it in a way of its own',
      replies: [{ ...away, headers: { 'retry-after': 'soon' } }, games],
      pauses: [250],
      gives: [],
    },
    {
      name: 'behind a proxy',
      replies: [{ status: 502 }, { status: 504 }, games],
      pauses: [250, 500],
      gives: [],
    },
    { name: 'that takes long: four times', replies: [{ status: 503 }], pauses: [250, 500, 1000], gives: 503 },
    {
      name: 'that is gone for an hour',
      replies: [{ status: 503, headers: { 'retry-after': '3600' } }],
      pauses: [],
      gives: 503,
    },
    { name: 'no: it has failed', replies: [{ status: 500 }, games], pauses: [], gives: 500 },
    {
      name: 'no: too much is asked',
      replies: [{ status: 429, headers: { 'retry-after': '1' } }, games],
      pauses: [],
      gives: 429,
    },
  ]
  test.each(cases)('$name', async ({ replies, pauses, gives }) => {
    const service = await openService(...replies)
    expect(await service.client.listGames().catch(({ status }) => status)).toEqual(gives)
    expect(service.pauses).toEqual(pauses)
  })
})

test('an answer whose body breaks off is asked for again, too', async () => {
  const { clock } = createHastyClock()
  const broken = new ReadableStream({ start: (body) => body.error(new Error('cut')) })
  const answers = [new Response(broken, { status: 503 }), new Response('{"games":[]}')]
  const fetch = async () => answers.shift() as Response
  expect(await createClient({ url: 'http://service', fetch, clock }).listGames()).toEqual([])
})

describe('what is written is said again only where it is done once', () => {
  const join = { invitation: token, token, name: 'Ann' }
  const wish = { game: 'chase', seats: [{ type: 'open' as const }, { type: 'open' as const }] }
  const cases: [string, (client: Client) => Promise<unknown>, number][] = [
    ['taking a seat', (client) => client.joinSeat('m1', join), 4],
    ['being admitted', (client) => client.admitObserver('m1', join), 4],
    [
      'a command, by its id',
      (client) => client.command('m1', { id: 'c1', command: { type: 'leave' } }, { token }),
      4,
    ],
    ['a new match', (client) => client.createMatch(wish), 1],
    ['a new invitation', (client) => client.inviteToSeat('m1', 0, { token }), 1],
    [
      'another token: the old one may be none any more',
      (client) => client.changeSeatToken('m1', 0, token, { token }),
      1,
    ],
    ['a revocation', (client) => client.revokeSeat('m1', 0, { token }), 1],
    ['an import', (client) => client.importLog('{}'), 1],
  ]
  test.each(cases)('%s', async (_, call, tries) => {
    const { client, requests } = await openService({ status: 503 })
    await expect(call(client)).rejects.toMatchObject({ status: 503 })
    expect(requests).toHaveLength(tries)
    expect(new Set(requests.map(({ bytes }) => String(bytes))).size).toBe(1)
  })
})

describe('several addresses', () => {
  /** Nobody listens on port 1. */
  const NOBODY = 'http://127.0.0.1:1'

  test('a read goes to the next one, and who asks later begins there', async () => {
    const { url, requests } = await openService(games)
    const { clock, pauses } = createHastyClock()
    const client = createClient({ url: [NOBODY, url], clock, random: () => 1 })
    expect(await client.listGames()).toEqual([])
    expect(await client.listGames()).toEqual([])
    expect(pauses).toEqual([250])
    expect(requests).toHaveLength(2)
  })

  test('two that fail at once go to the next one together', async () => {
    const { url, requests } = await openService(games)
    const { clock, pauses } = createHastyClock()
    const client = createClient({ url: [NOBODY, url], clock, random: () => 1 })
    expect(await Promise.all([client.listGames(), client.listGames()])).toEqual([[], []])
    expect(pauses).toEqual([250, 250])
    expect(requests).toHaveLength(2)
  })

  test('nobody anywhere: what the network says', async () => {
    const { clock, pauses } = createHastyClock()
    const client = createClient({ url: [NOBODY, NOBODY], clock, random: () => 1 })
    await expect(client.listGames()).rejects.toThrow(TypeError)
    expect(pauses).toEqual([250, 500, 1000])
  })
})
