import { expect, test } from 'vitest'
import { atLeast, MEAN_THROW } from './dice-odds.ts'

test('K5.2: a throw with doubles repeated comes to 8.4 on average', () => {
  expect(MEAN_THROW).toBeCloseTo(8.4, 2)
  expect([8, 10, 12].map((points) => Math.round(100 * atLeast(points)))).toEqual([49, 26, 12])
  expect(atLeast(2)).toBe(1)
})
