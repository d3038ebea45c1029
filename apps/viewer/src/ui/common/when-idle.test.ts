import { signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

it('rests once nothing has moved for so long, until it is stopped', () => {
  vi.useFakeTimers()
  const moved = signal(0)
  const rested = vi.fn()
  const stop = whenIdle(moved, 1000, rested)
  vi.advanceTimersByTime(900)
  moved.value = 1
  vi.advanceTimersByTime(900)
  expect(rested).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(rested).toHaveBeenCalledOnce()
  moved.value = 2
  stop()
  vi.advanceTimersByTime(5000)
  expect(rested).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
