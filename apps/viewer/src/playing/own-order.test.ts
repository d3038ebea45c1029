import { expect, it } from 'vitest'
import { createOwnOrder, inOwnOrder } from './own-order.ts'

const named = (...pieces: string[]) => pieces.map((piece) => ({ piece }))

it('a new piece comes after those that have their place', () => {
  expect(inOwnOrder(named('a', 'b', 'c', 'd'), ['d', 'b'])).toEqual(named('d', 'b', 'a', 'c'))
})

it('the order is kept on this device, for the match that was played last', () => {
  const kept = new Map<string, string>()
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  const order = createOwnOrder('one', store)
  order.move('c', 'a', ['a', 'b', 'c'])
  order.move('a', undefined, order.pieces.value)
  order.move('b', 'b', order.pieces.value)
  expect(createOwnOrder('one', store).pieces.value).toEqual(['c', 'b', 'a'])
  expect(createOwnOrder('other', store).pieces.value).toEqual([])
})

it.each(['', '7', '{"match":"one"}', '{"match":"one","order":7}', 'nonsense'])(
  'what is kept may be %j',
  (text) => {
    const store = { getItem: () => text, setItem: () => {} }
    expect(createOwnOrder('one', store).pieces.value).toEqual([])
  },
)
