import { describe, expect, test } from 'vitest'
import type { Flag } from '../table/strip.ts'
import { createKeyMoments } from './key-moments.ts'

const flag = (at: number, { knownFrom = at, isEnding = true } = {}) =>
  ({ at, knownFrom, kind: { id: 'capture', isEnding }, label: '' }) as unknown as Flag

interface Asked {
  readonly flags: readonly Flag[]
  readonly now: number
  readonly isKept: boolean
}

const CASES: { name: string; asked: readonly Asked[] }[] = [
  {
    name: 'what had happened before',
    asked: [
      { flags: [flag(3)], now: 5, isKept: false },
      { flags: [flag(3)], now: 9, isKept: false },
    ],
  },
  {
    name: 'a chapter that ends, once',
    asked: [
      { flags: [], now: 5, isKept: false },
      { flags: [flag(7)], now: 6, isKept: false },
      { flags: [flag(7)], now: 7, isKept: true },
      { flags: [flag(7)], now: 9, isKept: false },
    ],
  },
  {
    name: 'an end of which is heard when the clock is past it',
    asked: [
      { flags: [], now: 5, isKept: false },
      { flags: [], now: 9, isKept: false },
      { flags: [flag(7)], now: 9, isKept: true },
    ],
  },
  {
    name: 'an end of which nobody at the table knows before its check',
    asked: [
      { flags: [], now: 5, isKept: false },
      { flags: [flag(7, { knownFrom: 12 })], now: 9, isKept: false },
      { flags: [flag(7, { knownFrom: 12 })], now: 12, isKept: true },
    ],
  },
  {
    name: 'what ends no chapter',
    asked: [
      { flags: [], now: 5, isKept: false },
      { flags: [flag(7, { isEnding: false })], now: 9, isKept: false },
    ],
  },
]

describe('moments that are worth keeping', () => {
  test.each(CASES)('$name', ({ asked }) => {
    const isKept = createKeyMoments()
    expect(asked.map(({ flags, now }) => isKept(flags, now))).toEqual(asked.map((one) => one.isKept))
  })
})
