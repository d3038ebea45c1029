import { describe, expect, test } from 'vitest'
import { chase } from '../games/chase/game.ts'
import {
  deal,
  type GivenFacts,
  mark,
  opening,
  play,
  T0,
  takesPile,
  tile,
  word,
} from '../games/chase/testing/fixture.ts'
import { playRandomMatch } from '../games/chase/testing/random-match.ts'
import type { ChaseEvent } from '../games/chase/vocabulary/events.ts'
import { extendCourse, headOf, openCourse } from './course.ts'

const fair = (capMs: number) => ({ options: { race: { policy: 'fair', capMs } } }) as const
const T = 1_000_000
const early = tile('r1 north', { claims: T, arrives: T + 40_000 })
const connected = (at: number) => word('seat.connected', {}, 0, at)

const horizons: { clause: string; name: string; capMs?: number; given: GivenFacts; tail: string[] }[] = [
  { clause: 'C10.2', name: 'arrival: all is settled at once', given: [tile('r1 north')], tail: [] },
  {
    clause: 'C10.5',
    name: 'fair: open while the cap runs',
    capMs: 100,
    given: [early],
    tail: ['tile.placed'],
  },
  {
    clause: 'C10.5',
    name: 'just before',
    capMs: 100,
    given: [early, connected(T + 99_999)],
    tail: ['tile.placed', 'seat.connected'],
  },
  {
    clause: 'C10.5',
    name: 'settled with the cap',
    capMs: 100,
    given: [early, connected(T + 100_000)],
    tail: ['seat.connected'],
  },
  { clause: 'C10.5', name: 'a smaller cap settles sooner', capMs: 40, given: [early], tail: [] },
  {
    clause: 'C10.1',
    name: 'a deal settles what is before it',
    capMs: 100,
    given: [early, word('round.voided', { round: 1, reason: '' }, 'organiser'), deal()],
    tail: [],
  },
]

test.each(horizons)('$clause: $name', ({ capMs, given, tail }) => {
  const { course } = play(capMs === undefined ? {} : fair(capMs), [opening(), connected(T - 500_000), given])
  expect(course.tail.map(({ event }) => event.type)).toEqual(tail)
})

describe('C10.4: a tail takes what comes in front', () => {
  const first = mark('triangle', { claims: T - 9, arrives: T + 90_000 })
  const last = mark('diamond', { claims: T + 9, arrives: T + 95_000 })
  const { course } = play(fair(100), [opening(), early, first, last])

  test('in the order of the instants, with the state after each', () => {
    expect(course.tail.map(({ event }) => event.at - T0 - T)).toEqual([-9, 0, 9])
    expect(course.tail.map(({ state }) => state.round?.laid)).toEqual([2, 3, 3])
    expect(course.tail.map(({ state }) => state.round?.paths[0]?.markers.length)).toEqual([1, 1, 2])
    expect(headOf(course)).toBe(course.tail.at(-1)?.state)
  })

  test('and leaves alone what is settled', () => {
    expect(course.settled.round).toMatchObject({ laid: 2, paths: [{ markers: [] }] })
    expect(course.seq).toBe(7)
  })
})

test('C10.3: the floors are each seat’s own', () => {
  const { course } = play(fair(100), [
    opening(),
    early,
    mark('triangle', { claims: T + 5, arrives: T + 50_000 }),
    takesPile(1),
  ])
  expect(course.own).toEqual({ 0: T0 + T + 5, 1: T0 + T + 60_000 })
  expect(course.clock).toBe(T0 + T + 60_000)
  const [late] = play({}, [connected(T + 10_000)]).events.slice(-1)
  expect(late && extendCourse(chase, course, { ...late, seq: 99 }).clock).toBe(T0 + T + 60_000)
})

/** Whoever writes to it now, throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'a state that was handed out is never written to: match %d',
  (seed) => {
    const { events } = playRandomMatch({ seed, options: { race: { policy: 'fair', capMs: 250 } }, most: 400 })
    const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
    let course = openCourse(chase, created)
    for (const event of rest) course = extendCourse(chase, frozen(course), event)
    expect(course.seq).toBe(events.length)
  },
)

test('C10.5: what lies behind the settled horizon is a fault of who recorded it', () => {
  const { course } = play(fair(100), [opening(), early, connected(T + 200_000)])
  const [last] = play({}, [connected(T + 99_999)]).events.slice(-1)
  expect(() => last && extendCourse(chase, course, { ...last, seq: 99 })).toThrow(
    'behind the settled horizon',
  )
  const [open] = play({}, [connected(T + 100_000)]).events.slice(-1)
  expect(open && extendCourse(chase, course, { ...open, seq: 99 }).seq).toBe(99)
})
