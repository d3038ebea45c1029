import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whileIdle } from './while-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  { name: 'where the browser says when it is idle', idle: (run: () => void) => setTimeout(run, 5) },
  { name: 'where it does not', idle: undefined },
])('does a step at a time, $name, until it is stopped', ({ idle }) => {
  vi.stubGlobal('requestIdleCallback', idle)
  const done: number[] = []
  const stop = whileIdle([1, 2, 3].map((nth) => () => void done.push(nth)))
  expect(done, 'nothing at once').toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1])
  vi.advanceTimersToNextTimer()
  stop()
  vi.runAllTimers()
  expect(done).toEqual([1, 2])
})
