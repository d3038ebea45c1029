import { expect, test } from 'vitest'
import { clockErrorMsOf, latencyMsOf, latencyOf } from './latency.ts'

test.each([
  [null, null],
  [0, 1],
  [1_000, 1],
  [1_001, 2],
  [12_345, 20],
  [50_001, 100],
  [7_000_000, 1_000],
])('a clock that may be wrong by %j µs: %j ms', (error, told) => {
  expect(clockErrorMsOf(error)).toBe(told)
})

test.each([
  [null, null],
  [0, 5],
  [5_001, 10],
  [60_000, 60],
  [60_001, 100],
  [150_000, 150],
  [9_000_000, 1_000],
])('%j µs there and back: at most %j ms', (rtt, told) => {
  expect(latencyMsOf(rtt)).toBe(told)
})

test.each([
  [null, null],
  [60_000, 'low'],
  [60_001, 'medium'],
  [150_001, 'high'],
])('%j µs there and back: %j', (rtt, told) => {
  expect(latencyOf(rtt)).toBe(told)
})
