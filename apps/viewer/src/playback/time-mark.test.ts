import { describe, expect, it } from 'vitest'
import { formatTimeMark, parseTimeMark } from './time-mark.ts'

describe('a time in an address', () => {
  it.each([
    ['30', 30],
    ['1500', 1500],
    ['1500.5', 1500.5],
    ['90s', 90_000],
    ['1m30s', 90_000],
    ['2m', 120_000],
    ['1h2m3s', 3_723_000],
    ['1.5s', 1500],
    ['250ms', 250],
    ['1s250ms', 1250],
    ['0', 0],
  ])('%s', (text, ms) => {
    expect(parseTimeMark(text)).toBe(ms * 1000)
  })

  it.each(['', 'soon', '-1', '1.5m', '30s1m', 's', '1 m', '1e3', 'Infinity', '99h', '<b>'])(
    '%o is none',
    (text) => {
      expect(parseTimeMark(text)).toBeUndefined()
    },
  )

  it.each([0, 999_500, 1_500_000, 59_999_999, 60_000_000, 90_512_000, 3_600_000_000])(
    '%i µs carries its unit, and is found again',
    (into) => {
      const text = formatTimeMark(into)
      expect(text).toMatch(/s$/)
      expect(parseTimeMark(text)).toBe(Math.ceil(into / 1000) * 1000)
    },
  )
})
