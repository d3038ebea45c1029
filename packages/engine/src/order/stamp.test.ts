import { describe, expect, test } from 'vitest'
import { chase } from '../games/chase/game.ts'
import {
  answer,
  goOn,
  opening,
  type Played,
  play,
  T0,
  takesPile,
  tile,
  wish,
} from '../games/chase/testing/fixture.ts'
import { chaseSchemas } from '../games/chase/vocabulary/events.ts'
import type { Timing } from '../log/event.ts'
import { capOf } from '../race-policy.ts'
import { createStampClock, effectiveAt, type Floor } from './stamp.ts'

const RECEIVED = 1_000_000
/** 40 ms there and back: at most 25 ms before arrival. */
const LINE: Timing = { received: RECEIVED, claimed: 990_000, rtt: 40_000, seen: 7 }
const NO_FLOOR: Floor = { shown: 0, own: 0 }

interface Case {
  readonly clause: string
  readonly name: string
  readonly policy?: 'arrival'
  readonly capMs?: number
  readonly slow?: 'action'
  readonly timing?: Partial<Timing>
  readonly floor?: Partial<Floor>
  readonly at: number
}

const cases: Case[] = [
  { clause: 'C10.2', name: 'arrival', policy: 'arrival', at: RECEIVED },
  {
    clause: 'C10.2',
    name: 'arrival knows no floor',
    policy: 'arrival',
    floor: { shown: 2_000_000 },
    at: RECEIVED,
  },
  { clause: 'C10.3', name: 'the player’s clock', at: 990_000 },
  { clause: 'C10.3', name: 'no race', slow: 'action', at: RECEIVED },
  { clause: 'C10.3', name: 'never later than arrival', timing: { claimed: 1_000_001 }, at: RECEIVED },
  { clause: 'C10.3', name: 'as early as can be', timing: { claimed: 975_000 }, at: 975_000 },
  { clause: 'C10.3', name: 'no earlier', timing: { claimed: 974_999 }, at: 975_000 },
  { clause: 'C10.3', name: 'an absurd clock', timing: { claimed: -5_000_000 }, at: 975_000 },
  { clause: 'C10.3', name: 'rtt/2 is rounded down', timing: { claimed: 0, rtt: 40_001 }, at: 975_000 },
  { clause: 'C10.3', name: 'rtt 0 leaves 5 ms', timing: { claimed: 0, rtt: 0 }, at: 995_000 },
  { clause: 'C10.3', name: 'the cap', timing: { claimed: 0, rtt: 400_000 }, at: 900_000 },
  { clause: 'C10.3', name: 'just below the cap', timing: { claimed: 0, rtt: 189_999 }, at: 900_001 },
  { clause: 'C10.3', name: 'cap 0', capMs: 0, at: RECEIVED },
  { clause: 'C10.3', name: 'cap 250 ms', capMs: 250, timing: { claimed: 0, rtt: 900_000 }, at: 750_000 },
  { clause: 'C10.3', name: 'no clock', timing: { claimed: null }, at: RECEIVED },
  { clause: 'C10.3', name: 'no rtt', timing: { rtt: null }, at: RECEIVED },
  { clause: 'C10.3', name: 'nothing known to be seen', timing: { seen: null }, at: RECEIVED },
  { clause: 'C10.3', name: 'not before what was shown', floor: { shown: 995_000 }, at: 995_000 },
  { clause: 'C10.3', name: 'what was shown long ago', floor: { shown: 990_000 }, at: 990_000 },
  { clause: 'C10.3', name: 'not before one’s own last', floor: { own: 994_321 }, at: 994_321 },
  { clause: 'C10.3', name: 'the higher of both', floor: { own: 993_000, shown: 992_000 }, at: 993_000 },
]

test.each(cases)('$clause: $name: $at', ({ policy, capMs, slow, timing, floor, at }) => {
  const race = { policy: policy ?? 'fair', capMs: capMs ?? 100 } as const
  expect(effectiveAt(race, slow === undefined, { ...LINE, ...timing }, { ...NO_FLOOR, ...floor })).toBe(at)
})

test('C10.3: races are tiles, markers and a lost trail, and nothing else', () => {
  const races = ['tile.placed', 'marker.placed', 'trail.lost']
  expect(Object.keys(chaseSchemas).filter(chase.isRace)).toEqual(races)
  expect(races.every(chase.isAction)).toBe(true)
  expect(play({}, []).match.options).toMatchObject({ policy: 'arrival', capMs: 100 })
})

test('C10.5: under arrival nothing takes effect before it arrives', () => {
  expect([capOf({ policy: 'arrival', capMs: 100 }), capOf({ policy: 'fair', capMs: 100 })]).toEqual([
    0, 100_000,
  ])
})

describe('C10.3: the floor of a log, in seq order', () => {
  const clock = createStampClock()
  clock.note({ seq: 1, by: 'server' }, 100, false)
  clock.note({ seq: 2, by: 0 }, 300, true)
  clock.note({ seq: 3, by: 1 }, 200, true)
  clock.note({ seq: 4, by: 0 }, 400, true)
  clock.note({ seq: 5, by: 0 }, 900, false)
  const floors: { name: string; seat: number; seen: number | null; floor: Floor }[] = [
    { name: 'shown the first event', seat: 2, seen: 1, floor: { shown: 100, own: 0 } },
    { name: 'shown two', seat: 2, seen: 2, floor: { shown: 300, own: 0 } },
    { name: 'the greatest, not the last', seat: 1, seen: 3, floor: { shown: 300, own: 200 } },
    { name: 'one’s own last action, not another event', seat: 0, seen: 4, floor: { shown: 400, own: 400 } },
    { name: 'shown more than there is', seat: 1, seen: 99, floor: { shown: 900, own: 200 } },
    { name: 'nothing known to be shown', seat: 1, seen: null, floor: { shown: 0, own: 200 } },
  ]
  test.each(floors)('$name', ({ seat, seen, floor }) => {
    expect(clock.floorFor(seat, seen)).toEqual(floor)
  })
})

describe('C10.3: as the referee stamps it', () => {
  const options = { race: { policy: 'fair', capMs: 100 } } as const
  const played = play({ options }, [opening(), tile('r1 north', { claims: 1_000_000, arrives: 1_040_000 })])
  const shown = played.events.length
  const put = { type: 'place-marker', position: 1, symbol: 'triangle' } as const
  const timing = (seen: number | null): Partial<Timing> => {
    return { received: T0 + 1_050_000, claimed: T0 + 980_000, rtt: 500_000, seen }
  }
  const stamped = (from: Played, by: number, command: Parameters<typeof wish>[2], seen: number | null) => {
    const ruling = wish(from, by, command, timing(seen))
    return ruling.type === 'accepted' ? ruling.draft.at - T0 : answer(ruling)
  }

  test('before what was not shown, not before what was', () => {
    expect(stamped(played, 0, put, shown - 1)).toBe(980_000)
    expect(stamped(played, 0, put, shown)).toBe(1_000_000)
    expect(stamped(played, 0, put, null)).toBe(1_050_000)
  })

  test('a player’s own actions never overtake each other', () => {
    const next = { type: 'place-tile', tile: 'r2', x: 0, y: -4, rot: 0 } as const
    expect(stamped(played, 1, next, 0)).toBe(1_000_000)
    const later = goOn(played, [takesPile(1)])
    expect(stamped(later, 1, { ...next, tile: 'r5' }, 0)).toBe(1_050_000)
  })

  test('what is no race takes effect on arrival', () => {
    expect(stamped(played, 1, { type: 'take-pile', pile: 1 }, 0)).toBe(1_050_000)
  })

  test('an organiser’s word has no timing and takes effect on arrival', () => {
    const ruling = wish(played, 'organiser', { type: 'void-round', round: 1, reason: 'draught' }, timing(0))
    expect(ruling).toMatchObject({ type: 'accepted', draft: { at: T0 + 1_050_000 } })
    expect(ruling.type === 'accepted' && 'timing' in ruling.draft).toBe(false)
  })
})
