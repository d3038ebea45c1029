import { describe, expect, it } from 'vitest'
import { hearEvent, hearTime, type LiveClock, liveInstant, UNHEARD } from './live-clock.ts'

const SECOND = 1_000_000
/** The server's clock shows 100 s when this browser's shows 5. */
const heard = hearTime(UNHEARD, 100 * SECOND, 5 * SECOND)
const shown = (clock: LiveClock, ...arrivals: readonly [at: number, wall: number][]) =>
  arrivals.reduce((now, [at, wall]) => hearEvent(now, at * SECOND, wall * SECOND), clock)

const cases: {
  name: string
  clock: LiveClock
  wall: number
  last: number
  behind?: number
  instant: number
}[] = [
  { name: 'nothing heard: the last event', clock: UNHEARD, wall: 9, last: 90, instant: 90 },
  { name: 'the server’s clock goes on', clock: heard, wall: 7, last: 90, instant: 102 },
  {
    name: 'events that come late set the lag',
    clock: shown(heard, [101, 6.25]),
    wall: 7,
    last: 101,
    instant: 101.75,
  },
  {
    name: 'the quickest of the last counts',
    clock: shown(heard, [101, 6.5], [102, 7.25]),
    wall: 8,
    last: 102,
    instant: 102.75,
  },
  {
    name: 'the past of the match sets nothing',
    clock: shown(heard, [20, 5]),
    wall: 7,
    last: 90,
    instant: 102,
  },
  { name: 'what is known is shown', clock: shown(heard, [101, 7]), wall: 7, last: 104, instant: 104 },
  {
    name: 'where something may come in front of it, what is known waits',
    clock: shown(heard, [101, 7]),
    wall: 7,
    last: 104,
    behind: 0.25,
    instant: 101.75,
  },
  {
    name: 'nothing heard: the last event all the same',
    clock: UNHEARD,
    wall: 9,
    last: 90,
    behind: 0.25,
    instant: 90,
  },
]

describe('the live end', () => {
  it.each(cases)('$name', ({ clock, wall, last, behind = 0, instant }) => {
    expect(liveInstant(clock, wall * SECOND, last * SECOND, behind * SECOND)).toBe(instant * SECOND)
  })
})
