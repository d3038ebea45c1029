import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'

test.each([
  [1, 1],
  [1, 8],
  [7, 2],
  [1000, 3],
])('%i matches for %i jobs: every one once, in order, smaller towards the end', (count, jobs) => {
  const batches = [...batchesOf(1, count, jobs)]
  const played = batches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n))
  expect(played).toEqual(Array.from({ length: count }, (_, n) => n + 1))
  const sizes = batches.map(({ from, to }) => to - from)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes.at(-1)).toBe(1)
})
