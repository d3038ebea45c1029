import { expect, test } from 'vitest'
import { chaseCountLines } from './count-chase.ts'

test('rounds of a match: median, 90 % and most', () => {
  const told = (matchesOfRounds: Record<string, number>) =>
    Object.fromEntries(chaseCountLines({ matchesOfRounds }, 10))['  in a match']
  expect(told({ 2: 5, 3: 4, 11: 1 })).toBe('median 2, 90 % up to 3, most 11')
  expect(told({ 2: 4, 10: 6 })).toBe('median 10, 90 % up to 10, most 10')
  expect(told({ 4: 1 })).toBe('median 4, 90 % up to 4, most 4')
  expect(told({})).toBe('–')
})
