import type { FeedItem } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import { expect, it } from 'vitest'
import { renamedFeed } from './renamed-feed.ts'

const shown = (type: string, data: unknown, reveals: LogEvent[] = []): FeedItem => ({
  type: 'shown',
  event: { type, data } as LogEvent,
  reveals,
})

it('gives players other names wherever they are named, and leaves open seats open', async () => {
  const items: FeedItem[] = [
    { type: 'restart' },
    shown('game.created', {
      players: [
        { seat: 0, name: 'ada_77' },
        { seat: 1, name: null },
        { seat: 2, name: 'C' },
      ],
    }),
    shown('seat.taken', { seat: 1, name: 'ben' }),
    shown('tile.placed', { seat: 0, name: 'no player' }),
  ]
  async function* all() {
    yield* items
  }
  const feed = renamedFeed({ items: all(), close() {} }, ['Ada', 'Ben'])
  const got: unknown[] = []
  for await (const item of feed.items) got.push(item.type === 'shown' ? item.event.data : item.type)
  expect(got).toEqual([
    'restart',
    {
      players: [
        { seat: 0, name: 'Ada' },
        { seat: 1, name: null },
        { seat: 2, name: 'C' },
      ],
    },
    { seat: 1, name: 'Ben' },
    { seat: 0, name: 'no player' },
  ])
})

it('without names it is the feed itself', () => {
  const feed = { items: (async function* () {})(), close() {} }
  expect(renamedFeed(feed, [undefined])).toBe(feed)
})
