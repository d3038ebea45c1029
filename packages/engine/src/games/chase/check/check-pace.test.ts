import { describe, expect, it } from 'vitest'
import { type CheckPace, hurried, MARKER_PACE, stepLengths, TILE_PACE } from './check-pace.ts'

const pace: CheckPace = { easy: 100, least: 40, all: 600, mistake: 250, slow: 80 }
const right = (count: number) => Array<boolean>(count).fill(true)

describe('the steps of a check', () => {
  it.each([
    { name: 'few: each with ease', areRight: right(3), lengths: [100, 100, 100] },
    {
      name: 'more: all of them in a bounded time, and the last with ease',
      areRight: right(10),
      lengths: [...Array(9).fill(60), 80],
    },
    {
      name: 'many: never too quick to follow',
      areRight: right(30),
      lengths: [...Array(29).fill(40), 80],
    },
    {
      name: 'a mistake among many: slower before it, and stayed with',
      areRight: [...right(12), false, ...right(12)],
      lengths: [...Array(11).fill(40), 80, 250, ...Array(11).fill(40), 80],
    },
    { name: 'two mistakes at once', areRight: [true, false, false], lengths: [100, 250, 250] },
    { name: 'nothing', areRight: [], lengths: [] },
  ])('$name', ({ areRight, lengths }) => {
    expect(stepLengths(areRight, pace)).toEqual(lengths)
  })

  it.each([
    ['tiles', TILE_PACE],
    ['markers', MARKER_PACE],
  ])(
    'of %s are longest at a mistake, and those that are right can all be followed',
    (_, { easy, least, slow, mistake }) => {
      expect(mistake).toBeGreaterThanOrEqual(2 * Math.max(easy, slow))
      expect(least).toBeGreaterThanOrEqual(150_000)
    },
  )
})

describe('as soon as the next round is dealt', () => {
  it.each([
    {
      name: 'what has begun goes on, the rest fits into what is left',
      from: 150,
      rest: 100,
      to: [100, 100, 50, 50],
    },
    { name: 'what is short enough stays', from: 150, rest: 300, to: [100, 100, 100, 100] },
    { name: 'also all of it', from: 0, rest: 40, to: [10, 10, 10, 10] },
    { name: 'nothing is left to hurry', from: 400, rest: 1, to: [100, 100, 100, 100] },
  ])('$name', ({ from, rest, to }) => {
    expect(hurried([100, 100, 100, 100], 0, from, rest)).toEqual(to)
  })
})
