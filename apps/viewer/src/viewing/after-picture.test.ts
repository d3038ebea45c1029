import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followAfterPicture } from './after-picture.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {}
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const draw = () => {
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(0)
}

it('follows once the next picture has been drawn, and then to the newest value', () => {
  const now = signal(1)
  const { value, dispose } = followAfterPicture(now)
  now.value = 2
  now.value = 3
  expect(value.value).toBe(1)
  draw()
  expect(value.value).toBe(3)
  dispose()
})

it('follows at once what is not worth the wait, with all that waited', () => {
  const now = signal(1)
  const { value, dispose } = followAfterPicture(now, (_, after) => after % 2 === 0)
  now.value = 3
  expect(value.value).toBe(1)
  now.value = 4
  expect(value.value).toBe(4)
  draw()
  expect(value.value).toBe(4)
  dispose()
})

it('waits a second at most where nothing is drawn, and for nothing once it is disposed of', () => {
  const now = signal(1)
  const { value, dispose } = followAfterPicture(now)
  now.value = 2
  vi.advanceTimersByTime(1000)
  expect(value.value).toBe(2)
  now.value = 3
  dispose()
  now.value = 4
  draw()
  vi.advanceTimersByTime(1000)
  expect(value.value).toBe(2)
})
