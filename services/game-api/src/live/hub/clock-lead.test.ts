import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClockLead } from './clock-lead.ts'

const ms = fc.integer({ min: 0, max: 500_000 })

test('it is never more than the other clock is ahead, however long answers take', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.array(fc.tuple(ms, ms), { minLength: 1, maxLength: 20 }),
      (ahead, answers) => {
        const lead = createClockLead()
        let now = 0
        for (const [there, back] of answers) {
          const theirs = now + there + ahead
          now += there + back
          lead.note(theirs, now)
        }
        expect(lead.atLeast()).toBeLessThanOrEqual(ahead)
        const quickest = Math.min(...answers.slice(-8).map(([, back]) => back))
        expect(lead.atLeast()).toBe(ahead - quickest)
      },
    ),
  )
})

test('nothing is known before the first measurement, and a clock that was put back is believed in time', () => {
  const lead = createClockLead()
  expect(lead.atLeast()).toBe(0)
  lead.note(5_000, 0)
  expect(lead.atLeast()).toBe(5_000)
  for (let answer = 0; answer < 8; answer++) lead.note(-5_000, 0)
  expect(lead.atLeast()).toBe(-5_000)
})
