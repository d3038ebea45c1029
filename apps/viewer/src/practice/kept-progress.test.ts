import { expect, it } from 'vitest'
import { keepLesson, keptLesson } from './kept-progress.ts'

const storeWith = (kept: string | null) => {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next
    },
  }
}

it('is where the learner stopped', () => {
  const store = storeWith(null)
  expect(keptLesson(store)).toBe(0)
  keepLesson(store, 2)
  expect(keptLesson(store)).toBe(2)
})

it.each(['', 'x', '-1', '1.5', 'NaN'])('what is no lesson (%j) is the first one', (kept) => {
  expect(keptLesson(storeWith(kept))).toBe(0)
})

it('a browser that keeps nothing begins from the first one, without a complaint', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const store = { getItem: forbidden, setItem: forbidden }
  keepLesson(store, 3)
  expect(keptLesson(store)).toBe(0)
  keepLesson(undefined, 3)
  expect(keptLesson(undefined)).toBe(0)
})
