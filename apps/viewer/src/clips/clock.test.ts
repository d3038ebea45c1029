import { expect, it } from 'vitest'
import { formatClock, parseClock } from './clock.ts'

it.each([
  [0, '0:00', '0:00.0'],
  [9_960_000, '0:09', '0:09.9'],
  [61_500_000, '1:01', '1:01.5'],
  [3_600_000_000, '60:00', '60:00.0'],
])('%i µs is %s, or %s', (into, plain, fine) => {
  expect([formatClock(into), formatClock(into, 1)]).toEqual([plain, fine])
})

it.each([
  ['1:30', 90_000_000],
  ['0:09.9', 9_900_000],
  ['1:02:03.5', 3_723_500_000],
  [' 90s ', 90_000_000],
  ['1m30s', 90_000_000],
  // Seconds or milliseconds? Nobody knows.
  ['90', undefined],
  ['1:75', undefined],
  ['', undefined],
  ['soon', undefined],
])('%j is %s', (text, wanted) => {
  expect(parseClock(text)).toBe(wanted)
})
