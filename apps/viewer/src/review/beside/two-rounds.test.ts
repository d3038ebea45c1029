import { expect, it, test } from 'vitest'
import type { LeadLine, ReviewedAct } from '../../table/reviewing.ts'
import { figuresOf, instantInto, leadInto, otherRoundOf, stopsOf, valueInto } from './two-rounds.ts'

const act = (at: number, more: Partial<ReviewedAct> = {}) => ({ at, kind: 'tile', ...more }) as ReviewedAct

const lead: LeadLine = {
  ...{ key: 'a', ahead: [0], behind: [1] },
  points: [
    { at: 110, seq: 3, value: 2 },
    { at: 130, seq: 5, value: 1 },
  ],
}
const short = { from: 100, until: 140, leads: [lead], acts: [act(110, { us: 4 }), act(130, { us: 10 })] }
const long = { from: 500, until: 590, leads: [], acts: [act(510, { clause: 'C5.3' }), act(575)] }

it('goes along everything that happens in either round, each instant once, and to both ends', () => {
  expect(stopsOf([short, long])).toEqual([0, 10, 30, 40, 75, 90])
})

it('keeps a round that is over at its end', () => {
  expect([0, 25, 40, 90].map((into) => instantInto(short, into))).toEqual([100, 125, 140, 140])
  expect(instantInto(short, -1)).toBe(100)
})

it('tells leads by the time into the round', () => {
  expect(leadInto(lead, short).points.map(({ at }) => at)).toEqual([10, 30])
  expect([5, 10, 29, 30, 1_000].map((into) => valueInto(lead, short, into))).toEqual([undefined, 2, 2, 1, 1])
})

it('counts what a round comes to, by kind', () => {
  expect(figuresOf(short, ['tile', 'marker'])).toEqual({
    length: 40,
    kinds: [
      { kind: 'tile', count: 2, wrong: 0, us: 10 },
      { kind: 'marker', count: 0, wrong: 0, us: undefined },
    ],
  })
  expect(figuresOf(long, ['tile']).kinds).toEqual([{ kind: 'tile', count: 2, wrong: 1, us: undefined }])
})

test.each([
  { numbers: [1, 2, 3], chosen: 1, other: 2 },
  { numbers: [1, 2, 3], chosen: 3, other: 2 },
  { numbers: [1], chosen: 1, other: 1 },
])('beside round $chosen of $numbers comes round $other', ({ numbers, chosen, other }) => {
  expect(otherRoundOf(numbers, chosen)).toBe(other)
})
