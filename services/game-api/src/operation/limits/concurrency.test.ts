import { expect, test } from 'vitest'
import { createConcurrency } from './concurrency.ts'

test('so many of one key at once, and one more for each that ends', () => {
  const open = createConcurrency(2)
  expect([open.take('a'), open.take('a'), open.take('a')]).toEqual([true, true, false])
  expect(open.take('b')).toBe(true)
  open.release('a')
  expect([open.take('a'), open.take('a')]).toEqual([true, false])
  for (const key of ['a', 'a']) open.release(key)
  expect([open.take('a'), open.take('a'), open.take('a')]).toEqual([true, true, false])
})
