import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createClient, type MatchCreated, newToken } from '@getaway/client'
import { createFollowing, gameOf, type LogEvent, seededRandom, unwrap } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { playersWish, type Skill } from '@getaway/engine/testing'
import { type Service, startService } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyDatabase } from '../support/postgres/postgres-for-tests.ts'
import { getaway } from '../support/programs/cli.ts'
import { startTestService, testConfig } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { describedFetch, documentOf } from './described.ts'

const SURE: Skill = { care: 100, sight: 100, haste: 100, pace: 0, sense: 100, favourite: undefined }
const NDJSON = 'application/x-ndjson'
let service: Service
let fetch: typeof globalThis.fetch
beforeAll(async () => {
  service = await startTestService()
  fetch = describedFetch(await documentOf(service.address))
})
afterAll(() => service.close())

interface Call {
  readonly token?: string | null | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
}
async function call(method: string, path: string, { token, body, headers = {} }: Call = {}) {
  const response = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson =
    /json/.test(response.headers.get('content-type') ?? '') &&
    !response.headers.get('content-type')?.includes(NDJSON)
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson && text !== '' ? JSON.parse(text) : {}) as Record<string, unknown>,
  }
}

interface Opened extends MatchCreated {
  /** By seat. */
  readonly tokens: readonly string[]
}
/** A match of two people with an organiser; both have sat down. */
async function open(options: object = {}, seated = 2): Promise<Opened> {
  const { json } = await call('POST', '/api/matches', {
    body: {
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
      options: { firstChaser: 0, ...options },
      organiser: { name: 'Olga' },
    },
  })
  const created = json as unknown as MatchCreated
  const tokens: string[] = []
  for (const { seat, invitation } of created.invitations.slice(0, seated)) {
    const token = newToken()
    const body = { invitation, token, name: ['Ada', 'Ben'][seat] }
    expect((await call('POST', `/api/matches/${created.id}/seats`, { body })).json).toEqual({
      seat,
      play: `/play/${created.id}#k=${token}`,
    })
    tokens.push(token)
  }
  return { ...created, tokens }
}

const abandon = (match: Opened) =>
  call('POST', `/api/matches/${match.id}/commands`, {
    token: match.organiser,
    body: { id: 'end', command: { type: 'abandon-game', reason: 'the hall closes' } },
  })

async function finished(event?: string): Promise<string> {
  const client = createClient({ url: service.address })
  const { id } = await client.createMatch({
    game: 'chase',
    seats: [
      { type: 'bot', strength: 'regular', name: 'Ada' },
      { type: 'bot', strength: 'novice', name: 'Ben' },
    ],
    options: { victory: [{ small: 1 }, { perfect: 1 }], ...(event ? { event: { id: event } } : {}) },
  })
  while ((await client.readMatch(id)).status !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 100))
  return id
}

describe('what is asked in another way than it is described', () => {
  const open = [{ type: 'open' }, { type: 'open' }]
  const wrong: { path: string; body: unknown; detail: string }[] = [
    {
      path: '/api/matches',
      body: { game: 'chase', seats: open, colour: 1 },
      detail: 'body.colour is not known here; known are game, seats, options, organiser',
    },
    {
      path: '/api/matches',
      body: { game: 'chase', seats: [{ type: 'open', strength: 'x' }, open[0]] },
      detail: 'body.seats.0.strength',
    },
    {
      path: '/api/matches',
      body: { game: 'chase', seats: open, organiser: { name: 'O', role: 'x' } },
      detail: 'body.organiser.role',
    },
    { path: '/api/matches', body: '{"game":', detail: 'JSON' },
    { path: '/api/matches', body: [], detail: 'body' },
    {
      path: '/api/matches/x/seats',
      body: { invitation: 'short', token: newToken(), name: 'x' },
      detail: 'body.invitation',
    },
    {
      path: '/api/matches/x/observers',
      body: { invitation: newToken(), token: newToken() },
      detail: 'body.name is missing',
    },
  ]
  test.each(wrong)('$detail', async ({ path, body, detail }) => {
    const { status, json } = await call('POST', path, { body })
    expect({ status, detail: json.detail }).toEqual({ status: 400, detail: expect.stringContaining(detail) })
  })

  test.each([
    ['/api/matches?day=2026-13-40', 'query.day'],
    ['/api/matches?day=2026-02-30', 'query.day'],
    ['/api/matches?after=x', 'query.after'],
    ['/api/matches?limit=0101', 'query.limit'],
    ['/api/matches?limit=0', 'query.limit'],
    ['/api/matches?limit=101', 'query.limit'],
    ['/api/matches?colour=red', 'query.colour'],
    ['/api/matches/x/result?policy=kind', 'query.policy'],
    ['/api/matches/x/result?cap=251', 'query.cap'],
    ['/api/events/%00/standings', 'path.event'],
  ])('%s', async (path, detail) => {
    const { status, json } = await call('GET', path)
    expect({ status, detail: json.detail }).toEqual({ status: 400, detail: expect.stringContaining(detail) })
  })
})

describe('who may do what', () => {
  let match: Opened
  let caster: string
  beforeAll(async () => {
    match = await open({}, 1)
    const { json } = await call('POST', `/api/matches/${match.id}/observers/invitations`, {
      token: match.organiser,
      body: { role: 'caster' },
    })
    caster = newToken()
    const admitted = await call('POST', `/api/matches/${match.id}/observers`, {
      body: { invitation: json.invitation, token: caster, name: 'Cara' },
    })
    expect(admitted.json).toEqual({ observer: json.observer, role: 'caster' })
  })

  const holders = ['nobody', 'a stranger', 'seat', 'host', 'caster'] as const
  const routes: { method: string; path: string; body?: object; allowed: readonly string[] }[] = [
    { method: 'POST', path: 'seats/0/invitation', allowed: [] },
    { method: 'DELETE', path: 'seats/0/token', allowed: [] },
    { method: 'PUT', path: 'seats/1/token', body: { token: newToken() }, allowed: [] },
    { method: 'POST', path: 'observers/invitations', body: { role: 'caster' }, allowed: [] },
    { method: 'DELETE', path: 'observers/x', allowed: [] },
    {
      method: 'POST',
      path: 'commands',
      body: { id: '1', command: { type: 'abandon-game', reason: 'x' } },
      allowed: [],
    },
    { method: 'POST', path: 'seats/1/invitation', allowed: ['host'] },
    { method: 'GET', path: '', allowed: ['nobody', 'seat', 'host', 'caster'] },
    { method: 'GET', path: 'events', allowed: ['nobody', 'seat', 'host', 'caster'] },
  ]
  const cases = routes.flatMap((route) => holders.map((holder) => ({ ...route, holder })))
  test.each(cases)('$holder: $method $path', async ({ holder, method, path, body, allowed }) => {
    const token = {
      nobody: undefined,
      'a stranger': newToken(),
      seat: match.tokens[0],
      host: match.host,
      caster,
    }[holder]
    const { status, headers, json } = await call(
      method,
      `/api/matches/${match.id}/${path}`.replace(/\/$/, ''),
      {
        token,
        body,
      },
    )
    if (allowed.includes(holder)) return expect(status).toBeLessThan(300)
    const isUnknown = holder === 'nobody' || holder === 'a stranger'
    // A seat's wish that is not a seat's is refused by the rules; a taken seat is more than a host gives away.
    expect([isUnknown ? 401 : 403, 409]).toContain(status)
    if (isUnknown) expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
    if (holder === 'a stranger') expect(json.code).toBe('no-such-token')
  })

  test('a seat is given to somebody else, and the one before sees no more than everybody', async () => {
    const match = await open()
    const seat = `/api/matches/${match.id}/seats/0`
    const { status, json } = await call('POST', `${seat}/invitation`, { token: match.organiser })
    expect(status).toBe(201)
    expect((await call('GET', `/api/matches/${match.id}`, { token: match.tokens[0] })).status).toBe(401)
    const token = newToken()
    const join = { invitation: json.invitation, token, name: 'Eve' }
    expect((await call('POST', `/api/matches/${match.id}/seats`, { body: join })).json).toEqual({
      seat: 0,
      play: `/play/${match.id}#k=${join.token}`,
    })
    const next = newToken()
    expect((await call('PUT', `${seat}/token`, { token, body: { token: next } })).status).toBe(204)
    expect((await call('GET', `/api/matches/${match.id}`, { token })).status).toBe(401)
    expect((await call('PUT', `${seat}/token`, { token: match.tokens[1], body: { token } })).status).toBe(403)
    expect((await call('DELETE', `${seat}/token`, { token: match.organiser })).status).toBe(204)
    expect((await call('GET', `/api/matches/${match.id}`, { token: next })).status).toBe(401)
    expect(
      (await call('POST', `/api/matches/${match.id}/seats/7/invitation`, { token: match.organiser })).json,
    ).toMatchObject({ status: 404, code: 'no-seat' })
    expect(
      (await call('POST', `/api/matches/${match.id}/seats/x/invitation`, { token: match.organiser })).json,
    ).toMatchObject({ status: 400, detail: expect.stringContaining('path.seat') })
  })

  test('an observer sees more than everybody until that is taken back', async () => {
    const match = await open()
    const invited = await call('POST', `/api/matches/${match.id}/observers/invitations`, {
      token: match.organiser,
      body: { role: 'caster' },
    })
    const token = newToken()
    const body = { invitation: invited.json.invitation, token, name: 'Cara' }
    await call('POST', `/api/matches/${match.id}/observers`, { body })
    for (const seat of match.tokens)
      await call('POST', `/api/matches/${match.id}/commands`, {
        token: seat,
        body: { id: 'r', command: { type: 'get-ready' } },
      })
    const dealtTo = async (reader?: string) => {
      const { json } = await call('GET', `/api/matches/${match.id}/events`, { token: reader })
      const shown = json.shown as { event: { type: string; data: { hidden?: boolean } } }[]
      return shown.find(({ event }) => event.type === 'round.dealt')?.event.data
    }
    await expect.poll(() => dealtTo(token)).toBeDefined()
    expect((await dealtTo(token))?.hidden).toBeUndefined()
    expect((await dealtTo())?.hidden).toBe(true)
    expect((await dealtTo(match.host))?.hidden).toBe(true)
    const own = `/api/matches/${match.id}/observers/${invited.json.observer}`
    expect((await call('DELETE', own, { token: match.organiser })).status).toBe(204)
    expect((await call('DELETE', own, { token: match.organiser })).json).toMatchObject({
      code: 'no-observer',
    })
    expect((await call('GET', `/api/matches/${match.id}/events`, { token })).status).toBe(401)
  })
})

describe('addresses of pages', () => {
  test('stand in the answer to a new match, without a secret', async () => {
    const { id, watch, play, host, invitations } = await open({}, 0)
    expect({ watch, play }).toEqual({ watch: `/watch/${id}`, play: `/play/${id}` })
    for (const secret of [host, ...invitations.map(({ invitation }) => invitation)])
      expect(`${watch} ${play}`).not.toContain(secret)
  })
})

test('null stands for what may be left out', async () => {
  const seats = [{ type: 'open' }, { type: 'bot', strength: 'novice', name: null }]
  const options = { race: null, victory: [{ perfect: 1, small: null }], event: null }
  const body = { game: 'chase', seats, options, organiser: null }
  expect(await call('POST', '/api/matches', { body })).toMatchObject({
    status: 201,
    json: { organiser: null },
  })
  const refused = await call('POST', '/api/matches', { body: { ...body, game: null } })
  expect(refused).toMatchObject({ status: 400, json: { detail: 'body.game must be string, not null' } })
})

describe('commands', () => {
  test('a seat and an organiser are told what they may ask for, and nobody else is', async () => {
    const match = await open()
    const list = (token?: string | null) => call('GET', `/api/matches/${match.id}/commands`, { token })
    const { json } = await list(match.tokens[0])
    const commands = json.commands as { type: string; schema: { properties: object } }[]
    expect(json).toMatchObject({ game: 'chase', rules: 'chase/1' })
    expect(commands.map(({ type }) => type)).toEqual(expect.arrayContaining(['get-ready', 'place-tile']))
    const place = commands.find(({ type }) => type === 'place-tile')
    expect(Object.keys(place?.schema.properties ?? {})).toEqual(['type', 'tile', 'x', 'y', 'rot'])
    // By the rules alone: the same for both, however the match stands.
    expect((await list(match.tokens[1])).json).toEqual(json)
    const organiser = (await list(match.organiser)).json.commands as typeof commands
    const types = ['abandon-game', 'void-round', 'correct-round']
    expect(organiser.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
    expect([await list(), await list(match.host)].map(({ status }) => status)).toEqual([401, 403])
  })

  test('are receipted, done once, and refused with clause and sentences', async () => {
    const match = await open()
    const say = (token: string | null | undefined, body: object) =>
      call('POST', `/api/matches/${match.id}/commands`, { token, body })
    const ready = { id: 'one', command: { type: 'get-ready' }, seen: 3 }
    const first = await say(match.tokens[0], ready)
    expect(first).toMatchObject({ status: 200, json: { seq: expect.any(Number), hash: expect.any(String) } })
    expect((await say(match.tokens[0], ready)).json).toEqual(first.json)
    expect((await say(match.tokens[0], { ...ready, command: { type: 'leave' } })).json).toMatchObject({
      status: 409,
      code: 'id-used',
    })
    expect((await say(match.tokens[0], { id: 'two', command: { type: 'fly' } })).json).toMatchObject({
      status: 400,
      code: 'bad-command',
    })
    const refused = await say(match.tokens[0], { id: 'three', command: { type: 'take-pile', pile: 0 } })
    expect(refused.json).toMatchObject({
      status: 409,
      code: expect.any(String),
      clause: expect.stringMatching(/^C\d/),
      text: { en: expect.any(String), it: expect.any(String) },
    })
    // What players do is no organiser's to do, and the other way round.
    expect((await say(match.organiser, { id: 'x', command: { type: 'get-ready' } })).status).toBe(409)
    expect(
      (await say(match.tokens[0], { id: 'y', command: { type: 'abandon-game', reason: 'x' } })).status,
    ).toBe(409)
    expect((await abandon(match)).status).toBe(200)
    expect((await call('GET', `/api/matches/${match.id}`)).json).toMatchObject({
      status: 'over',
      winner: null,
      winners: [],
      abandoned: true,
    })
  })

  test('count at their arrival: nobody measures a line by one request', async () => {
    const match = await open()
    const before = Date.now() * 1000
    let seen = 0
    for (let n = 0; ; n++) {
      const seat = n % 2
      const token = match.tokens[seat]
      const { json } = await call('GET', `/api/matches/${match.id}/events`, { token })
      const shown = json.shown as { event: LogEvent; reveals?: LogEvent[] }[]
      const acted = shown.find(({ event }) => event.timing)?.event
      if (acted) {
        expect(acted.timing).toMatchObject({ claimed: null, rtt: null, seen })
        expect(acted.timing?.received).toBeGreaterThan(before)
        return
      }
      const following = createFollowing<Match>({ rulesOf: (created) => unwrap(gameOf(created)) })
      for (const { event, reveals = [] } of shown) following.take({ type: 'shown', event, reveals })
      const state = following.match?.state as Match
      const command = playersWish(state, seat, SURE, seededRandom(n))
      seen = following.match?.seq ?? 0
      if (command)
        await call('POST', `/api/matches/${match.id}/commands`, {
          token,
          body: { id: `c${n}`, command, seen },
        })
    }
  })
})

describe('following by lines', () => {
  const follow = async (id: string, { after = 0, token = '' } = {}) => {
    const response = await fetch(`${service.address}/api/matches/${id}/events?after=${after}`, {
      headers: { accept: NDJSON, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    expect(response.headers.get('content-type')).toBe(NDJSON)
    return response
  }
  const linesOf = async (response: Response) =>
    (await response.text()).split('\n').filter((line) => line !== '')

  test('goes on live and ends with the match, the seal last', async () => {
    const match = await open()
    const response = await follow(match.id, { after: 2 })
    const text = linesOf(response)
    await abandon(match)
    const events = (await text).map(
      (line) => (JSON.parse(line) as { event: { seq: number; type: string } }).event,
    )
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 3))
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['game.abandoned', 'game.sealed'])
    // Once it is over there is all of it, at once.
    expect(await linesOf(await follow(match.id, { after: 2 }))).toHaveLength(events.length)
    expect(await linesOf(await follow(match.id, { after: 9_999 }))).toEqual([])
  })

  test('whoever reads slowly misses nothing', async () => {
    const id = await finished()
    const whole = await linesOf(await follow(id))
    const asked = request(`${service.address}/api/matches/${id}/events`, { headers: { accept: NDJSON } })
    asked.end()
    const [response] = await once(asked, 'response')
    response.pause()
    await new Promise((resolve) => setTimeout(resolve, 300))
    let text = ''
    for await (const chunk of response) {
      text += chunk
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(text.trimEnd().split('\n')).toEqual(whole)
  })

  test('only the head: at once, without a body', async () => {
    const match = await open()
    const { status, text } = await call('HEAD', `/api/matches/${match.id}/events`, {
      headers: { accept: NDJSON },
    })
    expect({ status, text }).toEqual({ status: 200, text: '' })
  })

  test('ends when the service stops', async () => {
    const own = await startTestService()
    const { id } = await createClient({ url: own.address }).createMatch({
      game: 'chase',
      seats: [{ type: 'open' }, { type: 'open' }],
    })
    const response = await globalThis.fetch(`${own.address}/api/matches/${id}/events`, {
      headers: { accept: NDJSON },
    })
    const text = response.text()
    const started = Date.now()
    await own.close()
    expect(await text).toContain('game.created')
    expect(Date.now() - started).toBeLessThan(5_000)
  })
})

describe('a finished match', () => {
  const folder = tempFolder()
  let id: string
  beforeAll(async () => {
    id = await finished('open cup')
    await finished('open cup')
  })

  test('its log is compressed, cached for ever and never sent twice', async () => {
    const path = `/api/matches/${id}/log`
    const plain = await call('GET', path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('cache-control')).toContain('immutable')
    const tag = plain.headers.get('etag') ?? ''
    expect(
      (await call('GET', path, { headers: { 'accept-encoding': 'identity', 'if-none-match': tag } })).status,
    ).toBe(304)
    const asked = request(`${service.address}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    asked.end()
    const [response] = await once(asked, 'response')
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(response.headers.etag).not.toBe(tag)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe(plain.text)
    expect(await call('HEAD', path)).toMatchObject({ status: 200, text: '' })
  })

  test('its page is an attachment that would run in a sandbox, and is not sent twice', async () => {
    const path = `/api/matches/${id}/replay.html`
    const page = await call('GET', path)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-disposition')).toBe(`attachment; filename="chase-${id}.html"`)
    expect(page.headers.get('content-security-policy')).toBe('sandbox allow-scripts')
    expect(page.text).toContain(
      Buffer.from((await call('GET', `/api/matches/${id}/log`)).text).toString('base64'),
    )
    const tag = page.headers.get('etag') ?? ''
    expect(await call('GET', path, { headers: { 'if-none-match': tag } })).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await call('GET', path, { headers: { 'if-none-match': '"other"' } })).text).toBe(page.text)
    const foreign = await call('GET', path, { token: newToken() })
    expect(foreign.json).toMatchObject({ status: 401, code: 'no-such-token' })
    expect((await call('GET', '/api/matches/nothing-like-that/replay.html')).json.code).toBe('no-match')
  })

  test.each([
    { query: '', args: [] },
    { query: '?policy=fair&cap=200', args: ['--policy', 'fair', '--cap', '200'] },
    { query: '?policy=arrival', args: ['--policy', 'arrival'] },
  ])('its result is what `getaway audit --json` says of its log: $query', async ({ query, args }) => {
    const file = join(folder, `${id}.getaway.jsonl`)
    writeFileSync(file, (await call('GET', `/api/matches/${id}/log`)).text)
    const { keys } = (await call('GET', '/.well-known/getaway-keys.json')).json as {
      keys: { publicKey: string }[]
    }
    const { out } = await getaway(['audit', '--json', '--key', keys[0]?.publicKey ?? '', ...args, file])
    const { file: _, ...report } = JSON.parse(out) as Record<string, unknown>
    const [one, other] = await Promise.all([1, 2].map(() => call('GET', `/api/matches/${id}/result${query}`)))
    expect(one?.json).toEqual(report)
    expect(report.seal).toBe('valid')
    expect(other?.text).toBe(one?.text)
  })

  test('counts in its tournament, and is found by player, day and event', async () => {
    const { json } = await call('GET', '/api/events/open%20cup/standings')
    expect(json).toMatchObject({ event: 'open cup', matches: 2 })
    const players = json.players as { name: string; played: number; won: number }[]
    expect(players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben'])
    expect(players.map(({ played }) => played)).toEqual([2, 2])
    expect(players.reduce((sum, { won }) => sum + won, 0)).toBe(2)
    const today = new Date().toISOString().slice(0, 10)
    for (const query of [
      'event=open%20cup',
      'player=aD&event=open%20cup&status=over',
      `day=${today}&event=open%20cup`,
    ]) {
      const found = (await call('GET', `/api/matches?${query}`)).json.matches as { id: string }[]
      expect(found.map((one) => one.id)).toContain(id)
      expect(found).toHaveLength(2)
    }
    const page = await call('GET', '/api/matches?event=open%20cup&limit=1')
    const rest = await call('GET', `/api/matches?event=open%20cup&limit=1&after=${page.json.next}`)
    expect(rest.json.next).toBeNull()
    expect((rest.json.matches as { id: string }[])[0]?.id).toBe(id)
  })

  test('counts alike here and on the command line; an abandoned one at neither door', async () => {
    const event = 'both doors'
    await Promise.all([finished(event), finished(event)])
    const unfinished = await open({ event: { id: event } })
    await abandon(unfinished)
    const { json: here } = await call('GET', '/api/events/both%20doors/standings')
    const found = (await call('GET', '/api/matches?event=both%20doors')).json.matches as { id: string }[]
    expect(found).toHaveLength(3)
    // In the order in which they were created, as the service counts them.
    const files = await Promise.all(
      found.toReversed().map(async (one) => {
        const file = join(folder, `both-${one.id}.getaway.jsonl`)
        writeFileSync(file, (await call('GET', `/api/matches/${one.id}/log`)).text)
        return file
      }),
    )
    const { out } = await getaway(['audit', '--summary', '--json', ...files])
    const { summary } = JSON.parse(out)
    expect(summary.events).toEqual([{ event, matches: 2, standings: here.players }])
    expect(here.matches).toBe(2)
    expect(summary.left).toEqual([{ file: expect.stringContaining(unfinished.id), why: 'was abandoned' }])
  })

  test('is sealed by a key that is told', async () => {
    const last = JSON.parse(
      (await call('GET', `/api/matches/${id}/log`)).text.trimEnd().split('\n').at(-1) ?? '',
    )
    const { json } = await call('GET', '/.well-known/getaway-keys.json')
    expect(json.keys).toMatchObject([{ publicKey: last.data.publicKey }])
  })
})

test('while it runs it has no log, no page with it, and no result', async () => {
  const match = await open()
  for (const what of ['log', 'replay.html', 'result'])
    expect(
      (await call('GET', `/api/matches/${match.id}/${what}`, { token: match.tokens[0] })).json,
    ).toMatchObject({
      status: 409,
      code: 'match-running',
    })
})

test('a spectator delay stands before every read of the public, and of the host', async () => {
  const delayMs = 6_000
  const match = await open({ spectators: { delayMs }, event: { id: 'late cup' } })
  const path = `/api/matches/${match.id}`
  for (const token of [undefined, match.host])
    for (const what of ['', '/events', '/log', '/replay.html', '/result'])
      expect((await call('GET', `${path}${what}`, { token })).json).toMatchObject({
        status: 404,
        code: 'not-yet',
      })
  expect((await call('GET', '/api/matches?event=late%20cup')).json).toEqual({ matches: [], next: null })
  expect((await call('GET', path, { token: match.tokens[0] })).json).toMatchObject({
    status: 'live',
    delayMs,
    head: 4,
  })

  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const end = await abandon(match)
  expect(end.status).toBe(200)
  expect((await call('GET', path)).json).toMatchObject({ status: 'live', head: 4, endedAt: null })
  expect((await call('GET', `${path}/events`)).json.head).toBe(4)
  expect((await call('GET', `${path}/log`)).json.code).toBe('match-running')
  expect((await call('GET', '/api/events/late%20cup/standings')).json).toMatchObject({ matches: 0 })
  expect((await call('GET', `${path}/log`, { token: match.tokens[1] })).status).toBe(200)
  expect((await call('GET', `${path}/result`, { token: match.organiser })).status).toBe(200)

  await expect
    .poll(async () => (await call('GET', `${path}/log`)).status, { timeout: 20_000, interval: 200 })
    .toBe(200)
  expect((await call('GET', path)).json).toMatchObject({ status: 'over', abandoned: true })
  // What was abandoned counts in no standings; that finished matches wait for the delay, too, tests/audiences shows.
  expect((await call('GET', '/api/events/late%20cup/standings')).json).toMatchObject({ matches: 0 })
})

test('games, with their rules and bots', async () => {
  expect((await call('GET', '/api/games')).json).toEqual({
    games: [
      {
        id: 'chase',
        rules: 'chase/1',
        seats: { fewest: 2, most: 4 },
        strengths: ['novice', 'regular', 'expert'],
        variants: {
          headStart: { variants: { headStart: true } },
          perfectPlan: { variants: { perfectPlan: true } },
        },
        clocks: [],
      },
      {
        id: 'fugitive',
        rules: 'fugitive/1',
        seats: { fewest: 2, most: 2 },
        strengths: ['novice', 'regular', 'expert'],
        variants: {
          'random-events': { variant: 'random-events' },
          'discovery-events': { variant: 'discovery-events' },
          'helping-fugitive': { variant: 'helping-fugitive' },
          'helping-marshal': { variant: 'helping-marshal' },
          'catch-up-events': { variant: 'catch-up-events' },
        },
        clocks: ['turnS'],
      },
      {
        id: 'colditz',
        rules: 'colditz/1',
        seats: { fewest: 2, most: 6 },
        strengths: ['novice', 'regular', 'expert'],
        variants: { doOrDie: { doOrDie: true }, chapelExit: { chapelExit: true } },
        clocks: ['turnS', 'reactS'],
      },
    ],
  })
})

test('a match that another process serves is to be asked for again', async () => {
  // The first of the two makes the tables, by the owner's rights.
  const { application, owner } = await createEmptyDatabase()
  const config = { ...testConfig, databaseUrl: application, migrationDatabaseUrl: owner }
  const [one, other] = [await startService(config), await startService(config)]
  const { id } = await createClient({ url: one.address }).createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
  })
  await createClient({ url: one.address }).readEvents(id)
  const response = await fetch(`${other.address}/api/matches/${id}/events`)
  expect({ status: response.status, again: response.headers.get('retry-after') }).toEqual({
    status: 503,
    again: '1',
  })
  expect(await response.json()).toMatchObject({ code: 'elsewhere' })
  // What is read from the record is the same everywhere.
  expect((await fetch(`${other.address}/api/matches/${id}`)).status).toBe(200)
  await one.close()
  await other.close()
})
