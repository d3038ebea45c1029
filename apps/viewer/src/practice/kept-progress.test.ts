import { expect, it } from 'vitest'
import { keepLesson, keptLesson } from './kept-progress.ts'

const storeWith = (kept: string | null) => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? kept,
    setItem: (key: string, next: string) => void values.set(key, next),
  }
}

it('is where the learner stopped', () => {
  const store = storeWith(null)
  expect(keptLesson(store, 'chase')).toBe(0)
  keepLesson(store, 'chase', 2)
  expect(keptLesson(store, 'chase')).toBe(2)
  expect(keptLesson(store, 'fugitive')).toBe(0)
})

it.each(['', 'x', '-1', '1.5', 'NaN'])('what is no lesson (%j) is the first one', (kept) => {
  expect(keptLesson(storeWith(kept), 'chase')).toBe(0)
})

it('a browser that keeps nothing begins from the first one, without a complaint', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const store = { getItem: forbidden, setItem: forbidden }
  keepLesson(store, 'chase', 3)
  expect(keptLesson(store, 'chase')).toBe(0)
  keepLesson(undefined, 'chase', 3)
  expect(keptLesson(undefined, 'chase')).toBe(0)
})
