import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTicker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('while it rests it asks nothing and waits for nothing; then at once', () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(0), 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  let asked = 0
  const ticker = createTicker(() => {
    asked++
    return 'at every frame'
  })
  ticker.beat()
  vi.advanceTimersByTime(160)
  expect(asked).toBeGreaterThan(5)
  ticker.rest(true)
  expect(vi.getTimerCount()).toBe(0)
  const before = asked
  ticker.wake()
  ticker.beat()
  vi.advanceTimersByTime(1000)
  expect(asked).toBe(before)
  ticker.rest(false)
  expect(asked).toBe(before + 1)
  vi.advanceTimersByTime(160)
  expect(asked).toBeGreaterThan(before + 5)
  ticker.dispose()
  expect(vi.getTimerCount()).toBe(0)
})
