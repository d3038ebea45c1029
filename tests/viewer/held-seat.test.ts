import { createClient } from '@getaway/client'
import type { Match } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createMatchStore } from '../../apps/viewer/src/feed/match-store.ts'
import { holdSeat } from '../../apps/viewer/src/playing/held-seat.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'

const SOON = 20_000
const [CHASER, RUNNER] = [0, 1]
let service: Service

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

/** A page that holds a seat, as far as it needs no screen. */
function openPage(id: string, token: string | undefined) {
  const connection = createClient({ url: service.address }).connect(id, token === undefined ? {} : { token })
  const seat = holdSeat(connection)
  const store = createMatchStore({ feed: seat.feed, wall: () => performance.now() * 1000, seat })
  onTestFinished(store.close)
  const round = () => (store.known.value?.state as Match | undefined)?.round
  const path = () => round()?.paths[0]
  const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), SOON)
  return { seat, store, round, path, until, own: () => store.known.value?.timeline.own }
}

test('two seats play through their pages: what one does shows at once, and two tabs of one seat agree in the end', async () => {
  const { id, tokens } = await createSeatedMatch(service, 2, {
    firstChaser: CHASER,
    idleS: 0,
    race: { policy: 'arrival', capMs: 0 },
  })
  const [chaser, other, runner] = [
    openPage(id, tokens[CHASER]),
    openPage(id, tokens[CHASER]),
    openPage(id, tokens[RUNNER]),
  ]
  const pages = [chaser, other, runner]
  for (const page of pages) await page.until(() => page.store.known.value !== undefined)
  expect(pages.map(({ seat }) => seat.seat.value)).toEqual([CHASER, CHASER, RUNNER])
  await chaser.until(() => chaser.seat.isElsewhere.value !== other.seat.isElsewhere.value)
  for (const page of [chaser, other]) {
    page.seat.playHere()
    await page.until(() => (page === chaser ? other : chaser).seat.isElsewhere.value)
    expect(page.seat.isElsewhere.value).toBe(false)
  }
  if (!chaser.round()) for (const page of [chaser, runner]) await page.seat.act({ type: 'get-ready' }).ended
  for (const page of pages) await page.until(() => page.round() !== undefined)

  const start = runner.round()?.starts?.[String(RUNNER)] ?? []
  const tiles = start.map((tile, index) => ({ tile, x: 0, y: -1 - index, rot: 0 }))
  const laying = runner.seat.act({ type: 'place-start', tiles }, { at: performance.now() - 5 })
  expect(runner.path()?.tiles.map(({ tile }) => tile.id)).toEqual(start)
  expect(runner.store.known.value?.timeline.own).toMatchObject({ recorded: runner.store.known.value?.seq })
  expect(await laying.ended).toMatchObject({ type: 'confirmed' })

  // Both tabs of the chaser put a marker on the first tile, and neither has heard of the other.
  for (const page of [chaser, other]) await page.until(() => page.path()?.tiles.length === 2)
  const marker = { type: 'place-marker', position: 1 }
  const actions = [
    chaser.seat.act({ ...marker, symbol: 'triangle' }),
    other.seat.act({ ...marker, symbol: 'star' }),
  ]
  expect(actions.map(({ standing }) => standing.type)).toEqual(['shown', 'shown'])
  expect([chaser, other].map((page) => page.path()?.markers[0]?.symbol)).toEqual(['triangle', 'star'])
  const ends = await Promise.all(actions.map(({ ended }) => ended))
  const lost = ends.findIndex(({ type }) => type === 'takenBack')
  expect(ends.map(({ type }) => type).toSorted()).toEqual(['confirmed', 'takenBack'])
  expect(ends[lost]).toMatchObject({ clause: expect.stringMatching(/^C/) })
  expect([chaser, other][lost]?.own()?.takenBack).toMatchObject([{ event: { type: 'marker.placed' } }])

  for (const page of pages) await page.until(() => page.path()?.markers.length === 1)
  for (const page of pages) await page.until(() => page.seat.pending.value.length === 0)
  expect(new Set(pages.map((page) => page.path()?.markers[0]?.symbol)).size).toBe(1)
  await runner.until(() => runner.seat.line.value.rtt !== undefined)
  expect(runner.seat.line.value).toMatchObject({ status: 'live', uncertainty: expect.any(Number) })
  const connected = () => runner.seat.presence.value?.seats.filter(({ isConnected }) => isConnected)
  await runner.until(() => connected()?.length === 2)
})

test('a page without a token sees the match, and nothing that it does shows', async () => {
  const { id } = await createSeatedMatch(service, 2, {})
  const page = openPage(id, undefined)
  await page.until(() => page.store.known.value !== undefined)
  const action = page.seat.act({ type: 'get-ready' })
  expect(action.standing).toEqual({ type: 'withheld', refusal: undefined })
  expect(await action.ended).toMatchObject({ type: 'takenBack', clause: null })
  expect(page.seat.seat.value).toBeUndefined()
})
