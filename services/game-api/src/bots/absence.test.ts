import { expect, test } from 'vitest'
import { createAbsence } from './absence.ts'

/** For how long (s) it plays each time, and how long (s) it is away then. */
const cases: { name: string; plays: number[]; away: number[] }[] = [
  {
    name: 'at once lost again: twice as long each time, up to a minute',
    plays: [0, 0, 0, 0, 0, 0, 0, 0],
    away: [1, 2, 4, 8, 16, 32, 60, 60],
  },
  { name: 'after a minute of play it is a mishap', plays: [0, 0, 60, 0], away: [1, 2, 1, 2] },
  { name: 'less than that is none', plays: [0, 59.9, 0], away: [1, 2, 4] },
]

test.each(cases)('$name', ({ plays, away }) => {
  const absence = createAbsence()
  let now = 0
  const been = plays.map((seconds) => {
    absence.sit(now)
    now += seconds * 1000
    const ms = absence.lose(now)
    now += ms
    return ms / 1000
  })
  expect(been).toEqual(away)
})

test('who has never sat has not played well meanwhile', () => {
  const absence = createAbsence()
  expect([0, 1_000_000, 2_000_000].map((now) => absence.lose(now))).toEqual([1000, 2000, 4000])
})
