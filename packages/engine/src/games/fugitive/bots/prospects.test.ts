import { expect, test } from 'vitest'
import type { RowPlace } from '../state/table.ts'
import { type Outlook, prospectOf } from './prospects.ts'

const place = (card: number, isUp = false) => ({ card, isUp }) as RowPlace
const even = (numbers: readonly number[], chance: number) =>
  Array.from({ length: 42 }, (_, number) => (numbers.includes(number) ? chance : 0))
const outlook = (more: Partial<Outlook> = {}): Outlook => ({
  row: [place(3, true), place(6), place(9)],
  hand: [12, 15, 16, 20],
  odds: [even([4, 5, 6, 7, 8, 9], 1 / 3)],
  turn: 9,
  ...more,
})
const better = (one: Partial<Outlook>, other: Partial<Outlook>) =>
  expect(prospectOf(outlook(one))).toBeGreaterThan(prospectOf(outlook(other)))

test('a prospect is a chance', () => {
  expect(prospectOf(outlook())).toBeGreaterThan(0)
  expect(prospectOf(outlook())).toBeLessThan(1)
})

test('who is looked for among many numbers wins more often', () => {
  better({}, { odds: [even([6, 9], 1)] })
})

test('F6.3: a hideout over 29 that lies face up, and no manhunt is to come', () => {
  const odds = [even([34, 35, 36, 37], 1 / 2)]
  better(
    { row: [place(30, true), place(34), place(37)], odds },
    { row: [place(28, true), place(34), place(37)], odds },
  )
})

test('F4.1: a hand that leads to the 42 beats one that does not', () => {
  const row = [place(20, true), place(24), place(27)]
  const odds = [even([21, 22, 23, 24, 25, 26, 27], 2 / 7)]
  better({ row, odds, hand: [4, 6, 8, 10, 12, 14] }, { row, odds, hand: [5, 7] })
})
