import { expect, it } from 'vitest'
import { isConfirming } from './pressed-twice.ts'

it.each([
  { name: 'the first press', first: undefined, time: 10_000, is: false },
  { name: 'a slip of the finger', first: 10_000, time: 10_200, is: false },
  { name: 'the second press', first: 10_000, time: 10_450, is: true },
  { name: 'a press long afterwards', first: 10_000, time: 15_000, is: false },
])('$name', ({ first, time, is }) => {
  expect(isConfirming(first, time)).toBe(is)
})
