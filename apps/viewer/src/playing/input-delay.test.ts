import { expect, it } from 'vitest'
import { createInputDelay } from './input-delay.ts'

it('tells the median and the slowest of twenty, of what came last', () => {
  const delay = createInputDelay()
  expect(delay.figures.value).toBeUndefined()
  for (let ms = 0; ms < 20; ms++) delay.note(ms)
  expect(delay.figures.value).toEqual({ count: 20, median: 10, p95: 19 })
  for (let nth = 0; nth < 100; nth++) delay.note(-1)
  expect(delay.figures.value).toEqual({ count: 100, median: 0, p95: 0 })
})
