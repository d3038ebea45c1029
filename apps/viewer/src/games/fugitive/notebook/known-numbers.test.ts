import type { Table } from '@getaway/engine/fugitive'
import { expect, it } from 'vitest'
import { knownNumbersOf } from './known-numbers.ts'

const place = (card: number | undefined, isUp = false, sprint: readonly number[] | number = []) => ({
  ...{ card, isUp, sprint, isSprintUp: isUp },
})
const guess = (numbers: number[], more: object = {}) => ({
  ...{ numbers, wasUp: [], places: 2, isRight: false, count: undefined, ...more },
})
const tableOf = (table: object) =>
  ({ row: [], guesses: [], ruledOut: [], out: [], ...table }) as unknown as Table
const typesOf = (table: object) =>
  Object.fromEntries([...knownNumbersOf(tableOf(table))].map(([number, { type }]) => [number, type]))

it('F5.2: a number that was guessed alone is struck out, several together are only doubted, unless none was right', () => {
  expect(typesOf({ guesses: [guess([5]), guess([7, 9]), guess([11, 12], { count: 0 })] })).toEqual({
    ...{ 5: 'ruled-out', 7: 'doubted', 9: 'doubted', 11: 'ruled-out', 12: 'ruled-out' },
  })
})

it('what was struck out is not doubted again, and the later guess counts', () => {
  const known = knownNumbersOf(tableOf({ guesses: [guess([5]), guess([5], { places: 4 }), guess([5, 6])] }))
  expect(known.get(5)).toMatchObject({ type: 'ruled-out', places: 4, by: { type: 'guess', nth: 1 } })
})

it('F5.1: where a number that lay face up was named, the others may have been right', () => {
  expect(typesOf({ guesses: [guess([3, 8], { wasUp: [3] })] })).toEqual({ 8: 'doubted' })
})

it('what lies face up is no longer looked for, wherever it lies', () => {
  const row = [place(4, true, [2]), place(9, true), place(undefined)]
  const seen = { row, out: [{ card: 30 }], guesses: [guess([4]), guess([6])], ruledOut: [] }
  expect(typesOf(seen)).toEqual({ 2: 'sprint', 4: 'found', 6: 'ruled-out', 9: 'found', 30: 'out' })
})

it('F4.1: surely out is what is below a later hideout that lies face up', () => {
  const row = [place(undefined), place(undefined), place(12, true), place(undefined)]
  const known = knownNumbersOf(tableOf({ row, guesses: [guess([6]), guess([20])] }))
  expect(known.get(6)).toMatchObject({ isSure: true })
  expect(known.get(20)).toMatchObject({ isSure: false })
})
