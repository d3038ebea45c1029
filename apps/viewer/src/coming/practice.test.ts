import { expect, it } from 'vitest'
import { chaseEntry } from '../games/chase/entry.ts'
import { fugitiveEntry } from '../games/fugitive/entry.ts'
import { roleBy } from './practice.ts'

it('the role of a practice table is the one that its match gives: in a rematch the other one', () => {
  expect(roleBy(fugitiveEntry, { variant: null, fugitive: 0 })).toBe('fugitive')
  expect(roleBy(fugitiveEntry, { variant: null, fugitive: 1 })).toBe('marshal')
  expect(roleBy(chaseEntry, { firstChaser: 0 })).toBe('chaser')
})

it('is unknown where the match leaves it to chance', () => {
  expect(roleBy(fugitiveEntry, {})).toBeUndefined()
})
