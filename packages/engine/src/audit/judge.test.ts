import { describe, expect, test } from 'vitest'
import {
  action,
  deal,
  type GivenFacts,
  judge,
  lastRound,
  loses,
  marks,
  opening,
  play,
  type Setup,
  said,
  T0,
  tile,
  word,
} from '../games/chase/testing/fixture.ts'
import { ARRIVAL, FAIR, hasty, seven, slow, T } from '../games/chase/testing/race.ts'

describe('C10.1: a fact belongs to the last deal before it in seq', () => {
  const captured: GivenFacts = [opening(), marks(['triangle', 'diamond'])]

  test('whatever its instant', () => {
    const before = play({ ...FAIR, loose: true }, [captured, tile('r1 north', { arrives: 5 * T }), deal()])
    expect(judge(before).report.rounds.map(({ late }) => late.length)).toEqual([1, 0])
    const after = play({ ...FAIR, loose: true }, [
      captured,
      deal(),
      tile('r1 north', { by: 1, path: 0, arrives: 65_000 }),
    ])
    expect(judge(after).report.rounds.map(({ late }) => late.length)).toEqual([0, 0])
    expect(said(judge(after).findings)).toEqual([
      '8 tile.placed: Your role in this round may not do that. (C4.2)',
    ])
  })
})

const untimed = { type: 'tile.placed', by: 1, data: { path: 0, tile: 'r1', x: 0, y: -3, rot: 0 } } as const
const stamps: {
  clause: string
  name: string
  setup: Setup
  received: number
  at: number
  claimed: number | null
  found: string[]
}[] = [
  { clause: 'C10.2', name: 'arrival, right', setup: ARRIVAL, received: T, at: T, claimed: T - 9, found: [] },
  {
    clause: 'C10.2',
    name: 'arrival, wrong',
    setup: ARRIVAL,
    received: T,
    at: T - 9,
    claimed: T - 9,
    found: [`5 tile.placed: at is ${T0 + T - 9}, its timing gives ${T0 + T} (C10.3)`],
  },
  { clause: 'C10.3', name: 'fair, right', setup: FAIR, received: T, at: T - 9, claimed: T - 9, found: [] },
  {
    clause: 'C10.3',
    name: 'fair, wrong',
    setup: FAIR,
    received: T,
    at: T,
    claimed: T - 9,
    found: [`5 tile.placed: at is ${T0 + T}, its timing gives ${T0 + T - 9} (C10.3)`],
  },
  {
    clause: 'C10.3',
    name: 'fair, past the cap',
    setup: FAIR,
    received: T,
    at: T - 100_001,
    claimed: T - 100_001,
    found: [`5 tile.placed: at is ${T0 + T - 100_001}, its timing gives ${T0 + T - 100_000} (C10.3)`],
  },
]

describe('a recorded instant is checked', () => {
  test.each(stamps)('$clause: $name', ({ setup, received, at, claimed, found }) => {
    const timing = {
      received: T0 + received,
      claimed: claimed === null ? null : T0 + claimed,
      rtt: 900_000,
      seen: 0,
    }
    const played = play({ ...setup, loose: true }, [opening(), () => ({ ...untimed, at: T0 + at, timing })])
    expect(said(judge(played).findings)).toEqual(found)
  })

  test('C10: an action of a player must carry timing', () => {
    const played = play({ loose: true }, [opening(), () => ({ ...untimed, at: T0 + T })])
    expect(said(judge(played).findings)).toEqual([
      '5 tile.placed: an action of a player must carry timing (C10)',
    ])
    expect(judge(played, { policy: 'fair' }).findings).toEqual([])
  })
})

describe('C4.2: what would have been refused is a finding and changes nothing', () => {
  const wrong: { name: string; given: GivenFacts; found: string }[] = [
    {
      name: 'a taken cell',
      given: [tile('r1 at 0,-1')],
      found: '5 tile.placed: There is already a tile on that cell. (C4.2)',
    },
    {
      name: 'a trail',
      given: [loses('red')],
      found: '5 trail.lost: The trail is not lost: a marker of that colour is left. (C7.6)',
    },
    {
      name: 'a seat of no player',
      given: [action('exchange.called', {}, { by: 7 })],
      found: '5 exchange.called: Your role in this round may not do that. (C4.2)',
    },
    {
      name: 'an organiser’s word by a player',
      given: [word('round.voided', { round: 1, reason: '' }, 1)],
      found:
        '5 round.voided: That is not yours to say: rulings are the organiser’s, and players speak for themselves. (C9.4)',
    },
  ]
  test.each(wrong)('$name', ({ given, found }) => {
    const played = play({ loose: true }, [opening(), given])
    expect(said(judge(played).findings)).toEqual([found])
    expect(lastRound(played)).toEqual(lastRound(play({}, opening())))
  })

  test('C10.5: late is no finding', () => {
    const played = play(ARRIVAL, [seven, hasty, slow])
    expect(judge(played).findings).toEqual([])
    expect(lastRound(played).late).toEqual([{ seq: 17, by: 1, marginUs: 30_000 }])
  })
})
