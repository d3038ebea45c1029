import { type Client, createClient, newToken } from '@getaway/client'
import type { ShowAct } from '@getaway/client/protocol'
import { createShowClient, type ShowClient, type ShowItem } from '@getaway/client/shows'
import type { Service } from '@getaway/game-api'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { nowUs } from '../support/service/recorder.ts'
import { startTestService } from '../support/service/service.ts'
import { describedFetch, documentOf } from './described.ts'

/** Longer than any machine needs to ask. */
const LONG_MS = 60_000
const words = { headline: 'Odds', detail: 'one in four' }
const title: ShowAct = { type: 'title', headline: 'Match point' }
const castersCard: ShowAct = { type: 'card', card: 'odds', told: { en: words, it: words } }
let service: Service
let client: Client
let shows: ShowClient
const closing: (() => void)[] = []

beforeAll(async () => {
  service = await startTestService()
  client = createClient({ url: service.address })
  shows = createShowClient({ url: service.address, fetch: describedFetch(await documentOf(service.address)) })
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
afterAll(() => service.close())

/** A match of two with a caster. */
async function opened(delayMs = 0) {
  const { id, organiser, invitations } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    options: { spectators: { delayMs } },
    organiser: { name: 'Olga' },
  })
  const caster = newToken()
  const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token: organiser ?? '' })
  await client.admitObserver(id, { invitation, token: caster, name: 'Carla' })
  const seat = newToken()
  await client.joinSeat(id, { invitation: invitations[0]?.invitation ?? '', token: seat, name: 'Ada' })
  return { id, caster, seat, organiser: organiser ?? '' }
}

async function made(match: string, of: ShowClient = shows) {
  const token = newToken()
  const show = await of.makeShow({ token, match })
  let last = 0
  const air = (act: ShowAct, more: object = {}) =>
    of.air(show.id, { id: `${++last}`, match, at: nowUs() - 1_000_000, act, ...more }, { token })
  return { ...show, token, air }
}

function read(id: string, key: string, of: ShowClient = shows) {
  const reader = of.readShow(id, key)
  const items: ShowItem[] = []
  closing.push(reader.close)
  void (async () => {
    for await (const item of reader.items) items.push(item)
  })()
  const until = (type: ShowItem['type'], isSo: (item: ShowItem) => boolean = () => true) =>
    expect
      .poll(() => items.find((item) => item.type === type && isSo(item)), { timeout: 30_000 })
      .toBeDefined()
  return { items, until }
}

const refused = (status: number, code: string) => ({ status, code })

describe('a show', () => {
  test('tells its readers of acts, also those that come later', async () => {
    const { id } = await opened()
    const show = await made(id)
    const reader = read(show.id, show.key)
    await reader.until('show')
    expect(await show.air(title)).toMatchObject({ number: 1, match: id, act: title })
    await reader.until('act')
    const late = read(show.id, show.key)
    await late.until('show')
    expect(late.items).toContainEqual({
      type: 'show',
      match: id,
      acts: [expect.objectContaining({ number: 1, act: title })],
    })
  })

  test('does an act once, however often it is sent', async () => {
    const { id } = await opened()
    const show = await made(id)
    const first = await show.air(title, { id: 'same' })
    expect(await show.air(title, { id: 'same' })).toEqual(first)
    expect(await show.air(title)).toMatchObject({ number: 2 })
  })

  test('goes on to another match', async () => {
    const [one, other] = [await opened(), await opened()]
    const show = await made(one.id)
    await show.air({ type: 'next-match', match: other.id })
    const reader = read(show.id, show.key)
    await reader.until('show', (item) => item.type === 'show' && item.match === other.id)
    await expect(show.air({ type: 'next-match', match: 'nowhere' })).rejects.toMatchObject(
      refused(404, 'no-match'),
    )
  })

  test('ends when its caster says so', async () => {
    const { id } = await opened()
    const show = await made(id)
    const reader = read(show.id, show.key)
    await reader.until('show')
    await shows.endShow(show.id, { token: show.token })
    await reader.until('status', (item) => item.type === 'status' && item.status === 'missing')
    await expect(show.air(title)).rejects.toMatchObject(refused(401, 'no-such-token'))
  })
})

describe('without its key', () => {
  test('nobody learns that it exists', async () => {
    const { id } = await opened()
    const show = await made(id)
    const [wrong, none] = [read(show.id, newToken()), read('not-a-show-here', newToken())]
    const isMissing = (item: ShowItem) => item.type === 'status' && item.status === 'missing'
    await wrong.until('status', isMissing)
    await none.until('status', isMissing)
    await show.air(title)
    expect(wrong.items.filter(({ type }) => type !== 'status')).toEqual([])
    expect(wrong.items).toEqual(none.items)
  })

  test('nor does a reader act in it', async () => {
    const { id } = await opened()
    const show = await made(id)
    const body = { id: 'a', match: id, at: 1, act: title }
    const answers = await Promise.all(
      [show.key, newToken()].flatMap((token) =>
        [show.id, 'not-a-show-here'].map((one) =>
          shows
            .air(one, body, { token })
            .catch((error: { code: string; message: string }) => [error.code, error.message]),
        ),
      ),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]).toContain('no-such-token')
  })
})

describe('what is hidden', () => {
  test('takes a caster’s token of that match', async () => {
    const { id, seat, caster } = await opened()
    const other = await opened(LONG_MS)
    const show = await made(id)
    await expect(show.air(castersCard)).rejects.toMatchObject(refused(403, 'hidden-things'))
    await expect(show.air(castersCard, { caster: other.caster })).rejects.toMatchObject(
      refused(401, 'no-such-token'),
    )
    await expect(show.air(castersCard, { caster: seat })).rejects.toMatchObject(refused(403, 'not-yours'))
    await expect(show.air(castersCard, { caster })).rejects.toThrow(/no spectator delay/)
  })

  test('waits for the delay, with all that its caster does', async () => {
    const { id, caster } = await opened(LONG_MS)
    const show = await made(id)
    const [reader, own] = [read(show.id, show.key), read(show.id, show.token)]
    await reader.until('show')
    await own.until('show')
    const before = nowUs()
    for (const act of [castersCard, title]) {
      const { from } = await show.air(act, { caster })
      expect(from).toBeGreaterThanOrEqual(before + LONG_MS * 1000)
    }
    await own.until('act', (item) => item.type === 'act' && item.act.number === 2)
    expect(reader.items.filter(({ type }) => type === 'act')).toEqual([])
  })

  test('is told once its time has come', async () => {
    const { id, caster } = await opened(1_500)
    const show = await made(id)
    const reader = read(show.id, show.key)
    await reader.until('show')
    const { from } = await show.air(castersCard, { caster })
    await reader.until('act')
    expect(nowUs()).toBeGreaterThanOrEqual(from)
  })

  test('is free once the match is over', async () => {
    const { id, organiser } = await opened()
    const command = { type: 'abandon-game', reason: 'It is late.' }
    await client.command(id, { id: 'enough', command }, { token: organiser })
    const show = await made(id)
    await expect.poll(async () => (await client.readMatch(id)).status).toBe('over')
    await expect(show.air(castersCard)).resolves.toMatchObject({ number: 1 })
  })
})

describe('an act is one of a closed vocabulary', () => {
  test.each<[string, object, RegExp]>([
    ['an unknown one', { type: 'script', run: 'x' }, /body\.act\.type/],
    ['a field that it does not have', { ...title, colour: 'red' }, /body\.act\.colour/],
    ['a title of two lines', { type: 'title', headline: 'a\nb' }, /body\.act\.headline.*one line/],
    ['a title that turns the text around', { type: 'title', headline: 'a\u202eb' }, /body\.act\.headline/],
    ['a title without end', { type: 'title', headline: 'a'.repeat(101) }, /body\.act\.headline/],
    ['a view that is none', { type: 'camera', view: 'free' }, /body\.act\.view/],
    ['a seat that no game has', { type: 'lower-third', seat: 9 }, /body\.act\.seat/],
    ['a speed that is none', { type: 'replay', from: 1, until: 2, speed: 3 }, /body\.act\.speed/],
    ['a stretch that goes back', { type: 'replay', from: 2, until: 1, speed: 1 }, /body\.act\.until/],
  ])('%s is refused', async (_, act, detail) => {
    const { id } = await opened()
    const show = await made(id)
    await expect(show.air(act as ShowAct)).rejects.toThrow(detail)
  })
})

test('a show is made again with the same links after a restart', async () => {
  const { owner, application } = await createTestDatabase()
  const config = { databaseUrl: application, migrationDatabaseUrl: owner }
  const first = await startTestService('Postgres', config)
  const port = Number(new URL(first.address).port)
  const own = createShowClient({ url: first.address })
  const { id: match } = await createClient({ url: first.address }).createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
  })
  const show = await made(match, own)
  const reader = read(show.id, show.key, own)
  await reader.until('show')
  await first.close()
  const second = await startTestService('Postgres', { ...config, port })
  try {
    await reader.until('status', (item) => item.type === 'status' && item.status === 'missing')
    const again = await own.makeShow({ token: show.token, match })
    expect(again).toEqual({ id: show.id, key: show.key, isKnown: false })
    const before = reader.items.length
    await expect
      .poll(() => reader.items.slice(before).some(({ type }) => type === 'show'), { timeout: 60_000 })
      .toBe(true)
  } finally {
    await second.close()
  }
})
