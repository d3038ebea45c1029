import type { FeedItem } from '@getaway/client'
import { createRedactor, createTimeline, seededRandom, unwrap } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { fugitive } from '@getaway/engine/fugitive'
import { playRandomMatch } from '@getaway/engine/testing'
import { afterAll, expect, it, vi } from 'vitest'
import { registerWithoutTable, WITHOUT_TABLE } from '../games/testing/without-table.ts'
import { createMatchStore, type MatchStore } from './match-store.ts'
import { createStoredFeed } from './stored-feed.ts'

afterAll(registerWithoutTable())

const { events } = playRandomMatch({ seed: 5, players: 4, organiser: false, most: 120 })
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]

/** The match as the public sees it go by. */
function shown() {
  const redactor = createRedactor(chase, 'public')
  const timeline = createTimeline(chase, created)
  const first = redactor.show(created, timeline.stateAfter(0))
  return [
    first,
    ...rest.map((event) => {
      timeline.push(event)
      return redactor.show(event, timeline.stateAfter(timeline.length))
    }),
  ]
}

function fugitiveData() {
  const wish = { id: 'm1', at: 0, seats: 2, options: {} }
  return unwrap(fugitive.create(wish, seededRandom(1))).data
}

function feedOf(items: readonly FeedItem[]) {
  async function* all() {
    yield* items
  }
  return { items: all(), close() {} }
}

const stream: FeedItem[] = shown().map((one) => ({ type: 'shown', ...one }))
const PAGE = 30
const settled = ({ status }: MatchStore) => vi.waitFor(() => expect(status.value).toBe('closed'), 5000)
const viewOfAll = () => {
  const timeline = createTimeline(chase, created, rest)
  return chase.viewOf(timeline.stateAfter(timeline.length), 'public')
}

it.each<[string, FeedItem[]]>([
  ['a whole stream', [{ type: 'restart' }, ...stream]],
  [
    'a stream that is set back in its middle',
    [{ type: 'restart' }, ...stream.slice(0, 50), { type: 'restart' }, ...stream],
  ],
  ['events that come twice', [{ type: 'restart' }, ...stream.slice(0, 60), ...stream.slice(40)]],
])('%s gives what the public may know', async (_, items) => {
  const store = createMatchStore({ feed: feedOf(items), wall: () => 0 })
  await settled(store)
  const known = store.known.value
  expect(known?.seq).toBe(events.length)
  expect(known?.timeline.stateAfter(known.timeline.length)).toEqual(viewOfAll())
})

it('what is stored comes page by page', async () => {
  const pages = shown()
  const asked: number[] = []
  const client = {
    async readEvents(_: string, after = 0) {
      asked.push(after)
      return { head: pages.length, shown: pages.slice(after, after + PAGE) } as never
    },
  }
  const store = createMatchStore({ feed: createStoredFeed(client, 'm'), wall: () => 0 })
  await settled(store)
  expect(store.known.value?.seq).toBe(events.length)
  expect(asked).toEqual(Array.from({ length: Math.ceil(pages.length / PAGE) }, (_, page) => page * PAGE))
})

it('a feed that breaks says why', async () => {
  const client = {
    readEvents: () => Promise.reject(Object.assign(new Error('there is no match m'), { code: 'no-match' })),
  }
  const store = createMatchStore({ feed: createStoredFeed(client, 'm'), wall: () => 0 })
  await settled(store)
  expect(store.failure.value).toEqual({ code: 'no-match', text: 'there is no match m' })
})

it.each([
  {
    name: 'a game without a table is folded all the same',
    data: { ...Object(fugitiveData()), game: WITHOUT_TABLE, rules: `${WITHOUT_TABLE}/1` },
    seq: 1,
    code: undefined,
  },
  {
    name: 'rules of a later day',
    data: { ...created.data, rules: 'chase/99' },
    seq: undefined,
    code: 'no-table',
  },
  { name: 'no game at all', data: { game: 'toString' }, seq: undefined, code: 'no-table' },
])('$name', async ({ data, seq, code }) => {
  const event = { ...created, data: Object.assign({}, data) }
  const store = createMatchStore({ feed: feedOf([{ type: 'shown', event, reveals: [] }]), wall: () => 0 })
  await settled(store)
  expect(store.known.value?.seq).toBe(seq)
  expect(store.known.value?.table).toBeUndefined()
  expect(store.failure.value?.code).toBe(code)
})

it('notices when nothing comes any more', async () => {
  vi.useFakeTimers()
  let sayMore = () => {}
  async function* items(): AsyncGenerator<FeedItem> {
    yield { type: 'status', status: 'live' }
    for (;;) {
      await new Promise<void>((resolve) => {
        sayMore = resolve
      })
      yield { type: 'head', seq: 0, now: 0 }
    }
  }
  const store = createMatchStore({ feed: { items: items(), close() {} }, wall: () => 0 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.isSilent.value).toBe(false)
  sayMore()
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.isSilent.value).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.isSilent.value).toBe(true)
  sayMore()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.isSilent.value).toBe(false)
  store.close()
  vi.useRealTimers()
})
