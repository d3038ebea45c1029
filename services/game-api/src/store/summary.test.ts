import { expect, test } from 'vitest'
import { type Summary, summaryIn } from './summary.ts'

const marks = { perfect: 1, small: 0 }
const ada = { name: 'Ada', bot: null, marks }
const ben = { name: 'Ben', bot: 'regular', marks }
const whole: Summary = {
  players: [
    { ...ada, key: 'k', isProved: true },
    { ...ben, key: null, isProved: false },
  ],
  winner: null,
  winners: [0, 1],
  target: [{ perfect: 2 }, { small: 3 }],
  abandoned: false,
}

test('a summary of today says what it says', () => {
  expect(summaryIn(JSON.parse(JSON.stringify(whole)), true)).toEqual(whole)
})

test('nobody has won before the end', () => {
  expect(summaryIn({ ...whole, winner: 0, winners: [0] }, false)).toMatchObject({ winner: null, winners: [] })
})

test('one stored before targets were: no target', () => {
  const { target: _, ...untold } = whole
  expect(summaryIn(untold, true)).toEqual({ ...whole, target: [] })
})

test.each([
  { winner: 1, isOver: true, says: { winner: 1, winners: [1], target: [], abandoned: false } },
  { winner: null, isOver: false, says: { winner: null, winners: [], target: [], abandoned: false } },
  { winner: null, isOver: true, says: { winner: null, winners: [], target: [], abandoned: true } },
])('one stored before there could be several winners: $winner, over: $isOver', ({ winner, isOver, says }) => {
  expect(summaryIn({ players: [ada, ben], winner }, isOver)).toEqual({
    players: [
      { ...ada, key: null, isProved: false },
      { ...ben, key: null, isProved: false },
    ],
    ...says,
  })
})
