import { expect, it } from 'vitest'
import type { Race } from '../table/broadcasting.ts'
import { racesIn } from './races-in.ts'

const events = [
  { seq: 4, at: 100 },
  { seq: 5, at: 130 },
  { seq: 6, at: 112 },
]
const timeline = {
  length: events.length,
  entryAt: (index: number) => events[index] && { event: events[index] },
} as never
const race = (at: number) =>
  ({ at, first: 4, entrants: [4, 6, 5].map((seq, seat) => ({ seq, seat, act: '' })) }) as unknown as Race

it.each([
  { seat: 0, isWon: true },
  { seat: 1, isWon: false },
  { seat: 3, isWon: undefined },
  { seat: undefined, isWon: undefined },
])('for seat $seat: won is $isWon, by the distance to the next hand', ({ seat, isWon }) => {
  const [found, ...others] = racesIn(timeline, [race(100), race(200)], { from: 90, until: 150 }, seat)
  expect(others).toEqual([])
  expect(found).toMatchObject({ margin: 12, isWon })
})
