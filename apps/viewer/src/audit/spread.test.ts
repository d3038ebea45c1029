import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distributionOf, histogramOf } from './spread.ts'

const figures = fc.array(fc.integer({ min: -500_000, max: 60_000_000 }), { minLength: 1, maxLength: 80 })

describe('how figures are spread', () => {
  it.each([
    { given: [7], quarter: 7, median: 7, threeQuarters: 7 },
    { given: [4, 1, 2, 3], quarter: 1.75, median: 2.5, threeQuarters: 3.25 },
    { given: [5, 1, 3, 2, 4], quarter: 2, median: 3, threeQuarters: 4 },
  ])('$given', ({ given, ...spread }) => {
    expect(distributionOf(given)).toMatchObject({ ...spread, count: given.length })
  })

  it('of nothing there is none', () => expect(distributionOf([])).toBeUndefined())

  it('is in order', () => {
    fc.assert(
      fc.property(figures, (given) => {
        const { least, quarter, median, threeQuarters, most } = distributionOf(given) ?? fail()
        expect([least, quarter, median, threeQuarters, most]).toEqual(
          [least, quarter, median, threeQuarters, most].toSorted((one, other) => one - other),
        )
      }),
    )
  })
})

describe('a histogram', () => {
  it('counts every figure once, and most of them in a bar of their own length', () => {
    fc.assert(
      fc.property(figures, (given) => {
        const { width, bars } = histogramOf(given)
        expect(bars.reduce((sum, count) => sum + count, 0)).toBe(given.length)
        for (const [index, count] of bars.slice(0, -1).entries()) {
          const own = given.filter((one) => Math.max(0, Math.floor(one / width)) === index)
          expect(count).toBe(own.length)
        }
      }),
    )
  })
})

function fail(): never {
  throw new Error('there are figures')
}
