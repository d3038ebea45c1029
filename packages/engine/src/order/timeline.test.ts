import { describe, expect, test } from 'vitest'
import { chase } from '../games/chase/game.ts'
import {
  deal,
  type GivenFacts,
  mark,
  marks,
  opening,
  type Played,
  play,
  referee,
  scoredFor,
  T0,
  tile,
  word,
} from '../games/chase/testing/fixture.ts'
import { playRandomMatch } from '../games/chase/testing/random-match.ts'
import type { ChaseEvent } from '../games/chase/vocabulary/events.ts'
import { createTimeline } from './timeline.ts'

const FAIR = { options: { race: { policy: 'fair', capMs: 100 } } } as const
const T = 1_000_000
const timelineOf = ({ events: [created, ...events] }: Pick<Played, 'events'>) =>
  createTimeline(chase, created, events)

const quiet: GivenFacts = [opening(), tile('r1 north', { arrives: T }), mark('triangle', { arrives: 2 * T })]
const crossed: GivenFacts = [
  opening(),
  tile('r1 north', { claims: T + 50, arrives: T + 10_000 }),
  mark('triangle', { claims: T + 20, arrives: T + 90_000 }),
]

describe('an instant', () => {
  const played = play({}, quiet)
  const line = timelineOf(played)
  const laid = (instant: number) => {
    const round = line.stateAt(T0 + instant).round
    return round && [round.laid, round.paths[0]?.markers.length]
  }
  const instants: { name: string; at: number; laid: unknown; index: number }[] = [
    { name: 'before the match', at: -1, laid: undefined, index: 0 },
    { name: 'as created', at: 0, laid: undefined, index: 0 },
    { name: 'just before a tile', at: T - 1, laid: [2, 0], index: 3 },
    { name: 'at its instant', at: T, laid: [3, 0], index: 4 },
    { name: 'between two', at: T + 5, laid: [3, 0], index: 4 },
    { name: 'at the last', at: 2 * T, laid: [3, 1], index: 5 },
    { name: 'ever after', at: 900 * T, laid: [3, 1], index: 5 },
  ]
  test.each(instants)('$name', ({ at, laid: expected, index }) => {
    expect(laid(at)).toEqual(expected)
    expect(line.indexAt(T0 + at)).toBe(index)
  })

  test('0 is the match as created, the length the match as it stands', () => {
    expect(line.length).toBe(5)
    expect(line.stateAfter(0).round).toBeUndefined()
    expect(line.stateAfter(5)).toEqual(played.match)
    expect(line.stateAfter(99)).toBe(line.stateAfter(5))
    expect(line.entryAt(5)).toBeUndefined()
  })

  test('several at one instant come together', () => {
    const same = timelineOf(
      play({}, [opening(), tile('r1 north', { arrives: T }), mark('triangle', { arrives: T })]),
    )
    expect([same.indexAt(T0 + T - 1), same.indexAt(T0 + T)]).toEqual([3, 5])
  })

  test('C10.1: never goes back behind a deal, whatever a log claims', () => {
    const { events } = play({}, [scoredFor('runners'), word('seat.connected', {}, 0, 90 * T), deal()])
    const line = timelineOf({ events })
    const claimed = { type: 'seat.connected', at: T0, by: 0, data: {}, hash: '' } as const
    for (let more = 1; more <= 20; more++) line.push({ ...claimed, seq: events.length + more })
    expect(line.stateAt(T0 + 80 * T).round?.number).toBe(1)
    expect(line.stateAt(T0 + 91 * T).round?.number).toBe(2)
    expect(line.indexAt(T0 + 91 * T)).toBe(line.length)
  })
})

test('C10.1: events lie in effective order, each with what became of it', () => {
  const line = timelineOf(play(FAIR, crossed))
  const entries = Array.from({ length: line.length }, (_, index) => line.entryAt(index))
  const types = ['round.dealt', 'start.placed', 'pile.taken', 'marker.placed', 'tile.placed']
  expect(entries.map((entry) => entry?.event.type)).toEqual(types)
  expect(entries.map((entry) => entry?.admission.type)).toEqual(Array(5).fill('applies'))
})

test('push tells from where on the line is new', () => {
  const [created, ...events] = play(FAIR, crossed).events
  const line = createTimeline(chase, created)
  expect(events.map((event) => line.push(event))).toEqual([0, 1, 2, 3, 3])
})

test('late events have a place too', () => {
  const given: GivenFacts = [
    opening(),
    marks(['triangle', 'diamond'], { arrives: T }),
    tile('r1 north', { arrives: T + 5 }),
  ]
  const line = timelineOf(play({}, given))
  expect(line.entryAt(5)?.admission).toMatchObject({ type: 'late', against: { at: T0 + T } })
  expect(line.stateAfter(6).round?.laid).toBe(2)
})

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('random match %d under fair', (seed) => {
  const { events } = playRandomMatch({ seed, options: { race: { policy: 'fair', capMs: 250 } }, most: 250 })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  const whole = createTimeline(chase, created, rest)

  test('backward is forward', () => {
    const instants = rest.map(({ at }) => at)
    const forward = instants.map((at) => whole.stateAt(at))
    const backward = instants.toReversed().map((at) => whole.stateAt(at))
    expect(backward.toReversed().every((state, index) => state === forward[index])).toBe(true)
    expect(whole.stateAfter(whole.length)).toBe(whole.stateAt(Number.MAX_SAFE_INTEGER))
  })

  test('pushed as they arrive, out of order, is built at once', () => {
    const grown = createTimeline(chase, created)
    for (const event of rest) {
      const before = Array.from({ length: grown.length }, (_, index) => grown.entryAt(index))
      const from = grown.push(event)
      expect(grown.length).toBe(before.length + 1)
      expect(grown.entryAt(from)?.event).toBe(event)
      expect(before.slice(0, from).every((entry, index) => entry === grown.entryAt(index))).toBe(true)
    }
    for (let index = 0; index < rest.length; index++) {
      expect(grown.entryAt(index)?.event.seq).toBe(whole.entryAt(index)?.event.seq)
      expect(grown.entryAt(index)?.admission).toEqual(whole.entryAt(index)?.admission)
    }
    expect(grown.stateAfter(grown.length)).toEqual(whole.stateAfter(whole.length))
    expect(rest.map(({ at }) => grown.indexAt(at))).toEqual(rest.map(({ at }) => whole.indexAt(at)))
  })
})

describe('learning what an earlier event hid', () => {
  const played = play({}, [quiet, referee()])
  const [created, dealt, ...rest] = played.events
  const masked = { ...dealt, data: { round: 1, roles: ['chaser', 'runner'], hidden: true } } as ChaseEvent

  test('folds anew from its place', () => {
    const line = createTimeline(chase, created, [masked, ...rest])
    expect(line.stateAfter(1).round?.piles[0].tiles).toBeUndefined()
    expect(line.learn([dealt as ChaseEvent])).toBe(0)
    const whole = timelineOf(played)
    expect(line.length).toBe(whole.length)
    for (let index = 0; index <= whole.length; index++) {
      expect(line.stateAfter(index)).toEqual(whole.stateAfter(index))
    }
    expect(line.indexAt(T0 + T)).toBe(whole.indexAt(T0 + T))
  })

  test('several at once, folded anew from the first of them', () => {
    const line = createTimeline(chase, created, [masked, ...rest])
    expect(line.learn([rest[0] as ChaseEvent, dealt as ChaseEvent])).toBe(0)
    expect(line.learn([])).toBe(line.length)
    const whole = timelineOf(played)
    for (let index = 0; index <= whole.length; index++) {
      expect(line.stateAfter(index)).toEqual(whole.stateAfter(index))
    }
  })

  test('an event that it does not have is nothing new', () => {
    const line = timelineOf(played)
    const end = line.stateAfter(line.length)
    expect(line.learn([{ ...masked, seq: 99 }])).toBe(line.length)
    expect(line.stateAfter(line.length)).toBe(end)
  })
})
