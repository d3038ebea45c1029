import { expect, it } from 'vitest'
import { stillFor } from './still-for.ts'

const SECOND = 1_000_000
const known = (isOver = false) => ({ lastAt: 100 * SECOND, isOver })
const span = (end: number, isLive = true) => ({ start: 0, end: end * SECOND, isLive })

it.each([
  { name: 'a pause', known: known(), span: span(119), still: undefined },
  { name: 'a standstill', known: known(), span: span(225.5), still: 125 },
  { name: 'a replay', known: known(), span: span(225, false), still: undefined },
  { name: 'a match that is over', known: known(true), span: span(225), still: undefined },
])('$name', ({ known, span, still }) => {
  expect(stillFor(known, span)).toBe(still && still * SECOND)
})
