import type { CommandAnswer, Connection, FeedItem, Pointing } from '@getaway/client'
import { type LogEvent, seededRandom, unwrap } from '@getaway/engine'
import { chase, type Match } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { signal } from '@preact/signals'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMatchStore, type MatchStore } from '../feed/match-store.ts'
import type { ChasePlan } from '../games/chase/plan/plan.ts'
import { createViewing } from '../viewing/viewing.ts'
import { type HeldSeat, holdSeat } from './held-seat.ts'

const SECOND = 1_000_000
const { opening, play, T0, tile } = chaseCase
const CHASER = 0
/** The first match fetches its game. */
const LOADING = 20_000
const marker = { type: 'place-marker', path: 0, position: 1, symbol: 'triangle' }
const shown = (event: LogEvent): FeedItem => ({ type: 'shown', event, reveals: [] })

type Followed = Pick<MatchStore, 'known' | 'close'>

const followed = (seat: HeldSeat): Followed => createMatchStore({ feed: seat.feed, wall: () => 0, seat })

/** A chaser's page at a round that runs, with a line on which the test says everything. */
async function takeSeat(follow = followed) {
  const { events } = play({}, [opening(), tile('r1 north', { arrives: SECOND })])
  const said: { command: unknown; at: number | undefined; answer(answer: CommandAnswer): void }[] = []
  const shownCells: Pointing[] = []
  const asked: string[] = []
  const waiting: FeedItem[] = []
  let wake = () => {}
  let isClosed = false
  async function* items(): AsyncGenerator<FeedItem> {
    while (!isClosed) {
      const next = waiting.shift()
      if (next) yield next
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const connection: Connection = {
    items: items(),
    send: (command, { at } = {}) => new Promise((answer) => said.push({ command, at, answer })),
    point: (at) => void shownCells.push(at),
    playHere: () => void asked.push('play here'),
    clock: {
      now: () => T0 + 2 * SECOND,
      timeOf: (at) => T0 + at,
      rtt: () => 40_000,
      uncertainty: () => 900,
    },
    receipts: () => [],
    closed: new Promise(() => {}),
    close() {
      isClosed = true
      wake()
    },
  }
  const hear = (...more: FeedItem[]) => {
    waiting.push(...more)
    wake()
  }
  const seat = holdSeat(connection)
  const store = follow(seat)
  onTestFinished(store.close)
  hear(
    { type: 'status', status: 'live' },
    { type: 'welcome', audience: { seat: CHASER }, delayMs: 0 },
    { type: 'head', seq: events.length, now: T0 + 2 * SECOND },
    ...events.map(shown),
  )
  await vi.waitFor(() => expect(store.known.value?.seq).toBe(events.length), LOADING)
  const markers = () => (store.known.value?.state as Match | undefined)?.round?.paths[0]?.markers.length
  return { seat, store, said, shownCells, asked, hear, events, markers }
}

describe('a page that holds a seat', () => {
  it('shows what its player does within the same call, and says when it was done', async () => {
    const { seat, store, said, markers } = await takeSeat()
    expect(seat.seat.value).toBe(CHASER)
    const action = seat.act(marker, { at: 12 })
    expect(markers()).toBe(1)
    expect(seat.pending.value).toEqual([action])
    expect(said).toMatchObject([{ command: marker, at: 12 }])
    const { timeline, seq, lastAt, behind } = store.known.value ?? {}
    expect(timeline?.own).toMatchObject({ recorded: seq, takenBack: [] })
    expect(lastAt).toBe(T0 + 2 * SECOND + 20_000)
    // A player sees what is there now, although it may still be taken back.
    expect(behind).toBe(0)
  })

  it('has it on the table that the next frame draws; words tell of it once that is drawn', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
    vi.stubGlobal('cancelAnimationFrame', () => {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const wishes = { motion: signal('full' as const), skipsPauses: signal(false) }
    let viewing: ReturnType<typeof createViewing> | undefined
    const { seat } = await takeSeat((held) => {
      viewing = createViewing({ feed: held.feed, seat: held, from: 'live', ...wishes })
      return { known: viewing.known, close: viewing.dispose }
    })
    const lying = (plan = viewing?.plan) => (plan?.value as ChasePlan | undefined)?.markers.length
    const told = () => lying(viewing?.told.plan)
    const draw = () => {
      for (const one of frames.splice(0)) one(performance.now())
    }
    await vi.waitFor(() => {
      draw()
      expect(told()).toBe(0)
    })
    seat.act(marker)
    expect(lying()).toBe(1)
    expect(told()).toBe(0)
    draw()
    await vi.waitFor(() => expect(told()).toBe(1))
  })

  it('tells at once when it is taken back, and why', async () => {
    const { seat, store, said, markers } = await takeSeat()
    const action = seat.act(marker)
    said[0]?.answer({ type: 'refused', code: 'no', clause: 'C7.1', text: { en: 'No.', it: 'No.' } })
    expect(await action.ended).toMatchObject({ type: 'takenBack', because: 'refused', clause: 'C7.1' })
    expect(markers()).toBe(0)
    expect(seat.takenBack.value).toMatchObject({ clause: 'C7.1' })
    expect(seat.pending.value).toEqual([])
    expect(store.known.value?.timeline.own?.takenBack).toMatchObject([{ event: { type: 'marker.placed' } }])
  })

  it('tells a player who was overtaken by whom, for some seconds, whatever they do at once', async () => {
    const { seat, said, hear, events } = await takeSeat()
    const action = seat.act(marker)
    const over = { code: 'round-over', clause: 'C10.5', text: { en: 'Over.', it: 'Finita.' } }
    said[0]?.answer({ type: 'refused', ...over })
    await action.ended
    expect(seat.takenBack.value).toMatchObject({ clause: 'C10.5', overtakenBy: undefined })
    // They act again before the page has heard of the faster one.
    seat.act({ type: 'get-ready' })
    const next = play({}, [opening(), tile('r1 north', { arrives: SECOND }), tile('r3 north')]).events.at(-1)
    hear(shown({ ...(next as LogEvent), at: T0 + SECOND + 900_000, seq: events.length + 1 }))
    await vi.waitFor(() => expect(seat.takenBack.value?.overtakenBy?.seat).toBe(1))
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    seat.act({ type: 'get-ready' })
    expect(seat.takenBack.value).toBeDefined()
    vi.advanceTimersByTime(60_000)
    expect(seat.takenBack.value).toBeUndefined()
  })

  it('is confirmed without a word', async () => {
    const { seat, store, said, hear, events, markers } = await takeSeat()
    const action = seat.act(marker)
    const seq = events.length + 1
    const event = (action.standing as { event: LogEvent }).event
    said[0]?.answer({ type: 'ack', seq, hash: 'h' })
    hear(shown({ ...event, seq, hash: 'h' }))
    expect(await action.ended).toEqual({ type: 'confirmed', seq })
    await vi.waitFor(() => expect(store.known.value?.seq).toBe(seq))
    expect(markers()).toBe(1)
    expect(seat.pending.value).toEqual([])
  })

  it('shows where it points and where a teammate does, each only where they pointed last', async () => {
    const { seat, shownCells, hear } = await takeSeat()
    expect(seat.teammates()).toEqual([])
    seat.point({ x: 1, y: -2, say: 'here' })
    seat.point({ x: 2, y: -2 })
    expect(shownCells).toEqual([
      { x: 1, y: -2, say: 'here' },
      { x: 2, y: -2 },
    ])
    hear({ type: 'pointed', seat: 3, x: 0, y: 4, say: 'go' })
    const all = [
      { seat: CHASER, x: 2, y: -2 },
      { seat: 3, x: 0, y: 4, say: 'go' },
    ]
    await vi.waitFor(() => expect(seat.pointed.value).toEqual(all))
  })

  it('knows that its player plays elsewhere, until they come back', async () => {
    const { seat, said, asked, hear } = await takeSeat()
    expect(asked).toEqual(['play here'])
    hear({ type: 'hand', isHere: true }, { type: 'hand', isHere: false })
    await vi.waitFor(() => expect(seat.isElsewhere.value).toBe(true))
    // What was done here before goes on.
    seat.act(marker)
    expect(said).toHaveLength(1)
    seat.playHere()
    expect(seat.isElsewhere.value).toBe(false)
    expect(asked).toEqual(['play here', 'play here'])
  })

  it('does not show a pointing that reaches nobody, and says why until the next', async () => {
    const { seat, shownCells, hear } = await takeSeat()
    const text = { en: 'You point too often.', it: 'Indichi troppo spesso.' }
    seat.point({ x: 1, y: 1 })
    hear({ type: 'pointed', seat: 3, x: 0, y: 4 }, { type: 'not-pointed', code: 'c', clause: null, text })
    await vi.waitFor(() => expect(seat.notPointed.value).toEqual(text))
    expect(seat.pointed.value).toEqual([{ seat: 3, x: 0, y: 4 }])
    seat.point({ x: 2, y: 2 })
    expect(seat.notPointed.value).toBeUndefined()
    hear({ type: 'status', status: 'offline' })
    await vi.waitFor(() => expect(seat.line.value.status).toBe('offline'))
    seat.point({ x: 3, y: 3 })
    expect(shownCells.length).toBe(2)
    expect(seat.pointed.value).toContainEqual({ seat: CHASER, x: 2, y: 2 })
    expect(seat.notPointed.value?.it).toMatch(/connessione/)
  })

  it('knows its line, its clock and who is at the table', async () => {
    const { seat, hear } = await takeSeat()
    expect(seat.line.value).toEqual({ status: 'live', rtt: 40_000, uncertainty: 900 })
    expect(seat.presence.value).toBeUndefined()
    hear({ type: 'presence', seats: [], watchers: 3 }, { type: 'status', status: 'offline' })
    await vi.waitFor(() => expect(seat.line.value.status).toBe('offline'))
    expect(seat.presence.value).toEqual({ seats: [], watchers: 3 })
  })

  it('has the same match after a set-back, with what is pending on it', async () => {
    const { seat, store, hear, events, markers } = await takeSeat()
    seat.act(marker)
    hear({ type: 'restart' }, ...events.map(shown))
    await vi.waitFor(() => expect(seat.pending.value[0]?.standing.type).toBe('shown'))
    await vi.waitFor(() => expect(store.known.value?.seq).toBe(events.length))
    expect(markers()).toBe(1)
  })
})

it('a match of unknown rules fails as it does for those who watch', async () => {
  const created = unwrap(chase.create({ id: 'm', at: 0, seats: 2, options: {} }, seededRandom(1)))
  const data = { ...(created.data as object), rules: 'chase/99' }
  async function* items(): AsyncGenerator<FeedItem> {
    yield shown({ ...created, data, seq: 1, hash: '' })
  }
  const seat = holdSeat({
    items: items(),
    closed: new Promise(() => {}),
    playHere() {},
    close() {},
  } as unknown as Connection)
  const store = createMatchStore({ feed: seat.feed, wall: () => 0, seat })
  await vi.waitFor(() => expect(store.failure.value?.code).toBe('no-table'), LOADING)
})
