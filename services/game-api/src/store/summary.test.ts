import { expect, test } from 'vitest'
import { type Summary, summaryIn } from './summary.ts'

const marks = { perfect: 1, small: 0 }
const ada = { name: 'Ada', bot: null, marks }
const ben = { name: 'Ben', bot: 'regular', marks }
const whole: Summary = {
  players: [
    { ...ada, key: 'k' },
    { ...ben, key: null },
  ],
  winner: null,
  winners: [0, 1],
  abandoned: false,
}

test('a summary of today says what it says', () => {
  expect(summaryIn(JSON.parse(JSON.stringify(whole)), true)).toEqual(whole)
})

test('nobody has won before the end', () => {
  expect(summaryIn({ ...whole, winner: 0, winners: [0] }, false)).toMatchObject({ winner: null, winners: [] })
})

test.each([
  { winner: 1, isOver: true, says: { winner: 1, winners: [1], abandoned: false } },
  { winner: null, isOver: false, says: { winner: null, winners: [], abandoned: false } },
  { winner: null, isOver: true, says: { winner: null, winners: [], abandoned: true } },
])('one stored before there could be several winners: $winner, over: $isOver', ({ winner, isOver, says }) => {
  expect(summaryIn({ players: [ada, ben], winner }, isOver)).toEqual({
    players: [
      { ...ada, key: null },
      { ...ben, key: null },
    ],
    ...says,
  })
})
