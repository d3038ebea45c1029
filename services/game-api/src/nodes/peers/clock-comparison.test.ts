import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClockComparison } from './clock-comparison.ts'

const SECOND = 1_000_000
const ways = fc.record({
  there: fc.nat(200_000),
  thinks: fc.nat(50_000),
  back: fc.nat(200_000),
  pause: fc.nat(2 * SECOND),
})

test('whatever the ways there and back took, the true offset is within the error that is told', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5 * SECOND, max: 5 * SECOND }),
      fc.array(ways, { minLength: 1, maxLength: 30 }),
      (offset, samples) => {
        const comparison = createClockComparison()
        let now = 1_700_000_000 * SECOND
        for (const { there, thinks, back, pause } of samples) {
          const asked = now
          const heard = asked + there + offset
          now += there + thinks + back
          comparison.note({ asked, heard, said: heard + thinks, answered: now })
          now += pause
          const told = comparison.offset() ?? Number.NaN
          expect(Math.abs(told - offset)).toBeLessThanOrEqual(comparison.error(now))
        }
      },
    ),
  )
})

test('two clocks that drift apart stay within it, too', () => {
  const comparison = createClockComparison()
  const theirs = (ours: number) => Math.round(ours * 1.00009)
  for (let now = 0; now < 60 * SECOND; now += SECOND) {
    comparison.note({ asked: now, heard: theirs(now + 300), said: theirs(now + 300), answered: now + 600 })
    const at = now + 900_000
    expect(Math.abs(at + (comparison.offset() ?? 0) - theirs(at))).toBeLessThanOrEqual(comparison.error(at))
  }
})

test('before the first sample nothing is known', () => {
  expect(createClockComparison().offset()).toBeUndefined()
  expect(createClockComparison().error(0)).toBe(Number.POSITIVE_INFINITY)
})
