import { expect, test } from 'vitest'
import { wonBy } from './winners.ts'

test.each([
  { seats: [], winner: null, winners: [] },
  { seats: [2], winner: 2, winners: [2] },
  { seats: [0], winner: 0, winners: [0] },
  { seats: [3, 1], winner: null, winners: [1, 3] },
])('won by $seats', ({ seats, winner, winners }) => {
  expect(wonBy(seats)).toEqual({ winner, winners })
})
