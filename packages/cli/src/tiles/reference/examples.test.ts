import { endsAgree, endsMeet, symbolsTowards } from '@getaway/engine/chase'
import { expect, test } from 'vitest'
import { COUNT, COUNTED, FINAL, PAIRS } from './examples.ts'

test('C7.2: the counted tile is right with the star to the east, and no other symbol', () => {
  expect(symbolsTowards({ tile: COUNTED, rot: 0 }, 1)).toEqual(['star'])
  expect(COUNT).toEqual([
    ['star', 3],
    ['square', 1],
    ['diamond', 1],
    ['triangle', 0],
  ])
})

test('C7.3: the final tile is right with the triangle back to the west', () => {
  expect(symbolsTowards({ tile: FINAL, rot: 0 }, 3)).toEqual(['triangle'])
})

test('C5.2, C5.3: the drawn path is legal, and the pairs show every pair of ends once', () => {
  const [one, other] = [COUNTED.exits[1], FINAL.exits[3]]
  expect(one && other && endsMeet(one, other) && endsAgree(one, other)).toBe(true)
  const verdicts = PAIRS.map(({ one: left, other: right }) => endsMeet(left, right) && endsAgree(left, right))
  expect(verdicts).toEqual([true, true, true, true, false, false, true, false, false])
})
