import { expect, test } from 'vitest'
import { NOTHING, type SimulationTally, sum } from './tally.ts'

const one: SimulationTally = {
  ...NOTHING,
  matches: 1,
  events: 50,
  seats: [
    { won: 1, marks: { perfect: 1 } },
    { won: 0, marks: { perfect: 0 } },
  ],
  counts: { wonBy: { runners: 2 } },
}
const other: SimulationTally = {
  ...NOTHING,
  matches: 2,
  cutOff: 1,
  seats: [
    { won: 0, marks: { perfect: 3, small: 1 } },
    { won: 1, marks: {} },
  ],
  counts: { wonBy: { runners: 1, chasers: 4 }, rounds: { scored: 5 } },
}

test('tallies add up number by number, and nothing added is nothing changed', () => {
  expect(sum(one, other)).toEqual({
    ...NOTHING,
    matches: 3,
    cutOff: 1,
    events: 50,
    seats: [
      { won: 1, marks: { perfect: 4, small: 1 } },
      { won: 1, marks: { perfect: 0 } },
    ],
    counts: { wonBy: { runners: 3, chasers: 4 }, rounds: { scored: 5 } },
  })
  expect(sum(NOTHING, one)).toEqual(one)
  expect(sum(one, NOTHING)).toEqual(one)
})

test('the order of adding up does not matter', () => {
  expect(sum(one, other)).toEqual(sum(other, one))
})
