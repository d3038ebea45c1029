import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RelayedFeed } from './relayed-feed.ts'

const textOf = (seq: number) => JSON.stringify({ event: { seq, hash: `hash ${seq}` } })
const texts = Array.from({ length: 100 }, (_, index) => textOf(index + 1))

test('whatever comes twice, out of order or overlapping, each event is there once and in its place', () => {
  const news = fc.record({ after: fc.nat(90), count: fc.nat(10) })
  fc.assert(
    fc.property(fc.array(news, { maxLength: 60 }), (all) => {
      const feed = new RelayedFeed()
      for (const { after, count } of all) {
        const before = feed.head
        const isTaken = feed.take(after, texts.slice(after, after + count))
        expect(isTaken).toBe(after <= before)
        expect(feed.head).toBe(isTaken ? Math.max(before, after + count) : before)
      }
      expect(feed.after(0)).toEqual(texts.slice(0, feed.head))
    }),
  )
})

test('it gives as much as fits, and at least one event', () => {
  const feed = new RelayedFeed()
  feed.take(0, texts)
  const [third = '', fourth = ''] = texts.slice(2)
  expect(feed.after(2, 1)).toEqual([third])
  expect(feed.after(2, third.length + fourth.length)).toEqual([third, fourth])
  expect(feed.after(100)).toEqual([])
  expect([feed.hashAt(7), feed.hashAt(101)]).toEqual(['hash 7', undefined])
})
