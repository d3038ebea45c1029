import { expect, test } from 'vitest'
import { createServiceClock } from './clock.ts'

test('microseconds since 1970, never backwards, whatever the wall does', () => {
  let wall = 1_763_456_789_000_000
  let monotonic = 5_000
  const clock = createServiceClock(
    () => wall,
    () => monotonic,
  )
  expect(clock.now()).toBe(1_763_456_789_000_000)
  monotonic += 1_500.7
  wall += 1_000
  expect(clock.now()).toBe(1_763_456_789_001_500)
  wall -= 3_600_000_000
  monotonic += 10
  expect(clock.now()).toBe(1_763_456_789_001_510)
})

test('after the machine slept, the wall is right', () => {
  let wall = 1_763_456_789_000_000
  let monotonic = 0
  const clock = createServiceClock(
    () => wall,
    () => monotonic,
  )
  wall += 8 * 3_600_000_000
  monotonic += 1_000
  expect(clock.now()).toBe(wall)
  monotonic += 1_000
  expect(clock.now()).toBe(wall + 1_000)
})

test('the real one', () => {
  const clock = createServiceClock()
  const [one, other] = [clock.now(), clock.now()]
  expect(Number.isSafeInteger(one)).toBe(true)
  expect(other).toBeGreaterThanOrEqual(one)
  expect(Math.abs(one / 1000 - Date.now())).toBeLessThan(1_100)
})
