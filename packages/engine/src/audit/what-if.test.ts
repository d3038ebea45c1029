import { describe, expect, test } from 'vitest'
import {
  claimsStart,
  deal,
  type GivenFacts,
  judge,
  lastRound,
  mark,
  marks,
  opening,
  play,
  referee,
  type Setup,
  scoredFor,
  start,
  tile,
  word,
} from '../games/chase/testing/fixture.ts'
import { ARRIVAL, FAIR, hasty, seven, slow, T } from '../games/chase/testing/race.ts'
import type { WhatIf } from './judge.ts'

const whatIfs: {
  name: string
  setup: Setup
  given: GivenFacts
  whatIf: WhatIf
  before: object
  after: object
}[] = [
  {
    name: 'arrival as fair: the capture is undone, the round is running',
    setup: ARRIVAL,
    given: [seven, hasty, slow],
    whatIf: { policy: 'fair' },
    before: {
      status: 'scored',
      reason: 'captured',
      winner: 'chasers',
      awards: { 0: 'small' },
      late: [{ marginUs: 30_000 }],
    },
    after: { status: 'running', reason: null, winner: null, late: [], dropped: [] },
  },
  {
    name: 'fair as arrival: it is a capture then',
    setup: FAIR,
    given: [seven, hasty, slow],
    whatIf: { policy: 'arrival' },
    before: { status: 'running', late: [] },
    after: { status: 'scored', reason: 'captured', late: [{ by: 1, marginUs: 30_000 }], dropped: [] },
  },
  {
    name: 'another cap: 40 ms do not reach back before the marker',
    setup: FAIR,
    given: [seven, hasty, slow],
    whatIf: { capMs: 34 },
    before: { status: 'running' },
    after: { status: 'scored', late: [{ marginUs: 1_000 }] },
  },
  {
    name: 'another cap: 36 ms do',
    setup: FAIR,
    given: [seven, hasty, slow],
    whatIf: { capMs: 36 },
    before: { status: 'running' },
    after: { status: 'running', late: [] },
  },
  {
    name: 'arrival as fair with a cap of its own',
    setup: ARRIVAL,
    given: [seven, hasty, slow],
    whatIf: { policy: 'fair', capMs: 0 },
    before: { status: 'scored', late: [{ marginUs: 30_000 }] },
    after: { status: 'scored', late: [{ marginUs: 30_000 }] },
  },
  {
    name: 'a lost race to the hideout',
    setup: ARRIVAL,
    given: [
      opening(),
      marks(['triangle']),
      mark('diamond', { arrives: T }),
      tile('hideout north', { claims: T - 1, arrives: T + 1 }),
    ],
    whatIf: { policy: 'fair' },
    before: { reason: 'captured', late: [{ by: 1, marginUs: 1 }] },
    after: { reason: 'hideout', winner: 'chasers', late: [{ by: 0, marginUs: 1 }] },
  },
]

describe('C10.6: what if', () => {
  test.each(whatIfs)('$name', ({ setup, given, whatIf, before, after }) => {
    const played = play(setup, given)
    expect(lastRound(played)).toMatchObject(before)
    const round = lastRound(played, whatIf)
    expect(round).toMatchObject(after)
    expect(Object.keys(round.awards)).toHaveLength(round.winner === null ? 0 : 1)
    expect(lastRound(played)).toMatchObject(before)
  })

  const turns: GivenFacts = [
    deal(),
    claimsStart(1),
    start(['s1 north', 's2 north']),
    tile('r5 north', { arrives: T }),
    tile('r1 north', { arrives: T + 10_000 }),
    tile('r6 north', { claims: T + 5_000, arrives: T + 20_000 }),
    tile('r2 north', { arrives: T + 30_000 }),
  ]

  test('an action that it makes impossible is dropped and listed', () => {
    const played = play({ players: 3 }, turns)
    expect(lastRound(played).dropped).toEqual([])
    const { dropped, checks, status } = lastRound(played, { policy: 'fair' })
    expect(status).toBe('running')
    expect(dropped).toEqual([
      { seq: 7, by: 2, clause: 'C3.3' },
      { seq: 8, by: 1, clause: 'C3.3' },
    ])
    expect(checks.tiles).toHaveLength(4)
  })

  test('C10.3: instants are computed anew in seq order: floors move along', () => {
    const given: GivenFacts = [
      seven,
      mark('diamond', { claims: T - 45_000, arrives: T - 44_000 }),
      tile('money east', { claims: T - 50_000, arrives: T }),
      tile('keys at 2,-7', { claims: T - 90_000, arrives: T + 10_000 }),
      mark('square', { claims: T - 4_000, arrives: T + 20_000 }),
    ]
    const { checks, status } = lastRound(play(ARRIVAL, given), { policy: 'fair' })
    // By its own clock tile 9 comes before tile 8; it may not, and lies just after it, before the marker on 8.
    expect(checks.tiles.map(({ ok }) => ok)).toEqual(Array(9).fill(true))
    expect(status).toBe('running')
  })

  test('a round over which the next was dealt is reported as running, and the next one is judged', () => {
    const given: GivenFacts = [seven, hasty, slow, referee(), scoredFor('runners')]
    const { report, findings } = judge(play(ARRIVAL, given), { policy: 'fair' })
    expect(report.rounds.map(({ status, winner }) => `${status} ${winner}`)).toEqual([
      'running null',
      'scored runners',
    ])
    expect(report.tally).toEqual([
      { perfect: 1, small: 0 },
      { perfect: 0, small: 0 },
    ])
    expect(findings).toEqual([])
  })

  test('an organiser’s correction of a round that now runs is dropped', () => {
    const corrected = word('round.corrected', { round: 1, winner: null, awards: {}, reason: '' }, 'organiser')
    const { dropped } = lastRound(play(ARRIVAL, [seven, hasty, slow, referee(), corrected]), {
      policy: 'fair',
    })
    expect(dropped).toMatchObject([{ by: 'organiser', clause: 'C9.4' }])
  })
})
