import type { Timeline } from '@getaway/engine'
import { expect, it } from 'vitest'
import { passing, pausesOf } from './pauses.ts'

const SECOND = 1_000_000

/** Events at these seconds; only what pauses look at. */
function timelineOf(at: readonly number[]): Timeline<unknown> {
  return {
    length: at.length,
    entryAt: (index: number) => (index in at ? { event: { at: (at[index] ?? 0) * SECOND } } : undefined),
  } as Timeline<unknown>
}

interface Case {
  readonly name: string
  readonly at: readonly number[]
  /** After which index the table moves until which second. */
  readonly rests?: Readonly<Record<number, number>>
  readonly are: readonly [number, number][]
}

const cases: Case[] = [
  { name: 'events close together: none', at: [1, 2, 4], are: [] },
  { name: 'a gap: its beginning and its end are seen', at: [1, 11], are: [[1.5, 10.3]] },
  { name: 'before the first event, too', at: [8, 9], are: [[0.5, 7.3]] },
  { name: 'something moves all the while: none', at: [1, 11], rests: { 1: 10 }, are: [] },
  { name: 'something moves at first', at: [1, 11], rests: { 1: 5 }, are: [[5.5, 10.3]] },
  { name: 'an event that claims to be earlier makes no gap', at: [10, 1, 10.5], are: [[0.5, 9.3]] },
]

it.each(cases)('$name', ({ at, rests = {}, are }) => {
  const pauses = pausesOf(timelineOf(at), 0, (index) => (rests[index] ?? 0) * SECOND)
  expect(pauses).toEqual(are.map(([from, until]) => ({ from: from * SECOND, until: until * SECOND })))
})

it('one asks only about gaps that are long enough', () => {
  const asked: number[] = []
  pausesOf(timelineOf([1, 2, 3, 13, 14]), 0, (index) => {
    asked.push(index)
    return 0
  })
  expect(asked).toEqual([3])
})

const two = [
  { from: 2, until: 5 },
  { from: 6, until: 9 },
]

it.each([
  { from: 0, gone: 1, to: 1 },
  { from: 0, gone: 2, to: 2 },
  { from: 0, gone: 2.5, to: 5.5 },
  { from: 0, gone: 4, to: 10 },
  { from: 3, gone: 0, to: 3 },
  { from: 3, gone: 0.5, to: 5.5 },
  { from: 5, gone: 0.5, to: 5.5 },
  { from: 10, gone: -0.5, to: 9.5 },
  { from: 10, gone: -1.5, to: 5.5 },
  { from: 10, gone: -3, to: 1 },
  { from: 3, gone: -1, to: 1 },
])('from $from, $gone s on the clock: $to', ({ from, gone, to }) => {
  expect(passing(two, from, gone)).toBe(to)
})
