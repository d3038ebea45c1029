import { expect, it } from 'vitest'
import { wilsonInterval } from './wilson.ts'

it.each([
  // Newcombe (1998), table 1, method 3.
  { count: 81, of: 263, low: 0.2553, high: 0.3662 },
  { count: 15, of: 148, low: 0.0624, high: 0.1605 },
  { count: 0, of: 20, low: 0, high: 0.1611 },
  { count: 1, of: 29, low: 0.0061, high: 0.1718 },
])('$count of $of: between $low and $high', ({ count, of, low, high }) => {
  const interval = wilsonInterval(count, of)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

it('of nothing, anything may be true', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
