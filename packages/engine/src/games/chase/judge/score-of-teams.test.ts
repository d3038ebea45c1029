import { describe, expect, test } from 'vitest'
import {
  action,
  deal,
  type GivenFact,
  type GivenFacts,
  lastRound,
  loses,
  mark,
  marks,
  mistake,
  opening,
  play,
  start,
  tile,
  tiles,
} from '../testing/fixture.ts'

const BIG = { table: { width: 61, height: 61 } }
const path1 = { path: 1 }

// Seats 0 and 1 chase, 2 (path 0, north) and 3 (path 1, south) run.
const catch0 = marks(['triangle', 'diamond'])
const catch1 = marks(['diamond', 'triangle'], path1)
const wrong0 = marks(['star', 'diamond'])
const items = tiles(['map north', 'money north', 'keys north'])
const toHideout: GivenFacts = [opening(4), catch1, items, tile('hideout north')]

/** Path 1 with red symbols only, as far as its seventh tile, which is final unless there is an eighth. */
const redSouth: GivenFacts = [
  tiles(['r5 east', 'r6 east', 'r7 east', 'r8@1 east', 'r9 south'], path1),
  marks(['square', 'square', 'square', 'square', 'square', 'square', 'triangle'], path1),
]
const eighth = tile('r10 south', path1)
const redNorth = (first: 'triangle' | 'square'): GivenFacts => [
  items,
  tiles(['r1 north', 'r2 north', 'r3 north', 'r4 north']),
  mark(first),
  Array.from({ length: 7 }, () => mark('triangle')),
]
const bent: GivenFacts = [deal(), start(['s1 north', 's2 north']), start(['s3 south', 's4 east'], path1)]
const beforeMarks = redSouth.slice(0, 1)
const marksThere = redSouth.slice(1)

const perfect = { 2: 'perfect', 3: 'perfect' }
const small = { 2: 'small', 3: 'small' }
const chasers = { 0: 'small', 1: 'small' }

const awards: { name: string; given: GivenFacts; awards: object }[] = [
  { name: 'both caught, nobody erred', given: [opening(4), catch0, catch1], awards: chasers },
  { name: 'both caught, a chaser erred', given: [opening(4), wrong0, catch1], awards: perfect },
  {
    name: 'both caught, a runner erred',
    given: [opening(4), tile('r1 at 7,7'), mark('triangle'), mark('star'), mark('star'), catch1],
    awards: chasers,
  },
  { name: 'one caught, the other hid, nobody erred', given: toHideout, awards: small },
  {
    name: 'one caught, the other hid, the first chaser erred',
    given: [opening(4), catch1, items, mark('star'), tile('hideout north')],
    awards: perfect,
  },
  {
    name: 'one caught, the other hid, the catcher erred',
    given: [opening(4), marks(['star', 'triangle'], path1), items, tile('hideout north')],
    awards: perfect,
  },
  {
    name: 'one caught, the other hid wrongly',
    given: [opening(4), catch1, tile('hideout north')],
    awards: chasers,
  },
  {
    name: 'one caught, the other’s trail lost',
    given: [bent, beforeMarks, marksThere, redNorth('triangle'), loses('red')],
    awards: small,
  },
  {
    name: 'one caught, the other’s trail lost, a chaser erred',
    given: [bent, beforeMarks, marksThere, redNorth('square'), loses('red')],
    awards: perfect,
  },
  {
    name: 'both free, a trail lost',
    given: [bent, beforeMarks, eighth, marksThere, redNorth('triangle'), loses('red')],
    awards: perfect,
  },
  {
    name: 'both free, a trail lost, a runner erred',
    given: [bent, beforeMarks, tile('r10 at 9,9', path1), marksThere, redNorth('triangle'), loses('red')],
    awards: chasers,
  },
]

test.each(awards)('C8.5: $name', ({ given, awards }) => {
  const round = lastRound(play({ players: 4, options: BIG }, given))
  expect(round.status).toBe('scored')
  expect(round.awards).toEqual(awards)
})

test('C8.5: both free, both touched by the hideout', () => {
  const west: GivenFacts = [deal(), start(['s1 north', 's2 west']), start(['s3 south', 's4 west'], path1)]
  const lay: GivenFacts = [
    tiles(['map west', 'money west', 'keys west']),
    tiles(['r5 west', 'r6 west', 'r7 west'], path1),
  ]
  const given: GivenFacts = [west, lay, tile('hideout south')]
  expect(lastRound(play({ players: 4 }, given))).toMatchObject({ winner: 'runners', awards: perfect })
})

describe('C8.1: 4 players', () => {
  test('one capture ends that chase, two end the round', () => {
    const one = play({ players: 4 }, [opening(4), catch0])
    expect(lastRound(one).status).toBe('running')
    expect(one.match.round?.paths.map((path) => path.caught !== undefined)).toEqual([true, false])
    expect(lastRound(play({ players: 4 }, [opening(4), catch1, catch0])).reason).toBe('captured')
  })

  test('C7.6: a lost trail ends it for everybody, only if neither chaser has that colour', () => {
    const given: GivenFacts = [bent, beforeMarks, eighth, redNorth('triangle')]
    const early = play({ players: 4, options: BIG, loose: true }, [given, loses('red')])
    expect(lastRound(early).status).toBe('running')
    const late = play({ players: 4, options: BIG }, [given, marksThere, loses('red', { path: 1 })])
    expect(lastRound(late)).toMatchObject({ status: 'scored', reason: 'trail-lost' })
  })
})

describe('C7.6: chasers pass markers', () => {
  const pass = (by: number, count: number): GivenFact =>
    action('markers.passed', { to: 1 - by, colour: 'red', count }, { by })
  const stocks = (given: GivenFacts) =>
    play({ players: 4 }, [opening(4), given]).match.round?.stocks.slice(0, 2)

  test('C2.4: 8 red and 7 blue for the lower seat, 7 and 8 for the other', () => {
    expect(stocks([])).toEqual([
      { red: 8, blue: 7 },
      { red: 7, blue: 8 },
    ])
  })

  test('any number, at any time while the round runs', () => {
    expect(stocks([pass(0, 8)])).toEqual([
      { red: 0, blue: 7 },
      { red: 15, blue: 8 },
    ])
    expect(stocks([pass(0, 2), pass(1, 9)])).toEqual([
      { red: 15, blue: 7 },
      { red: 0, blue: 8 },
    ])
    expect(stocks([catch0, pass(0, 7)])).toEqual([
      { red: 0, blue: 6 },
      { red: 14, blue: 8 },
    ])
  })
})

/** The runners err on path 0 and the chasers on path 1, both at 3; the round ends with both caught. */
function atThree(runners: number, chasers: number): GivenFacts {
  const errors = [tile('at-1 north', { arrives: runners }), mark('star', { path: 1, arrives: chasers })]
  return [
    opening(4),
    tiles(['r5 south', 'r6 south'], path1),
    marks(['triangle']),
    marks(['diamond', 'diamond'], path1),
    runners <= chasers ? errors : errors.toReversed(),
    marks(['triangle', 'diamond'], { arrives: 2_000_000 }),
    mark('triangle', path1),
  ]
}

describe('C8.4: same position, different paths', () => {
  test.each([
    { name: 'the runners were first', runners: 500_000, chasers: 500_001, winner: 'chasers' },
    { name: 'the chasers were first', runners: 500_001, chasers: 500_000, winner: 'runners' },
    {
      name: 'at one instant, the runners’ recorded first',
      runners: 500_000,
      chasers: 500_000,
      winner: 'chasers',
    },
  ])('$name', ({ runners, chasers, winner }) => {
    const { mistakes, ...round } = lastRound(play({ players: 4 }, atThree(runners, chasers)))
    expect([mistake(mistakes.runners), mistake(mistakes.chasers)]).toEqual(['0:3 C5.2', '1:3 C7.2'])
    expect(round.winner).toBe(winner)
  })
})

const wrong = (path: 0 | 1, arrives: number) =>
  tile(path === 0 ? 'r1 at 7,7' : 'r5 at -7,-7', { path, arrives })
const firsts: { name: string; given: GivenFact[]; runners: string }[] = [
  {
    name: 'the lower position, though later',
    given: [tile('r2 north'), wrong(0, 1_000_000), wrong(1, 2_000_000)],
    runners: '1:3 C5.1',
  },
  { name: 'then the earlier', given: [wrong(1, 1_000_000), wrong(0, 1_000_001)], runners: '1:3 C5.1' },
  {
    name: 'then the one recorded first',
    given: [wrong(1, 1_000_000), wrong(0, 1_000_000)],
    runners: '1:3 C5.1',
  },
  { name: 'whatever the path', given: [wrong(0, 1_000_000), wrong(1, 1_000_000)], runners: '0:3 C5.1' },
]

test.each(firsts)('C8.2: a team’s first mistake: $name', ({ given, runners }) => {
  expect(mistake(lastRound(play({ players: 4 }, [opening(4), given])).mistakes.runners)).toBe(runners)
})

test('C8.3: so with the chasers', () => {
  const given: GivenFacts = [
    marks(['diamond'], path1),
    mark('star', { path: 1, arrives: 1_000_000 }),
    marks(['triangle', 'star']),
  ]
  const round = lastRound(play({ players: 4 }, [opening(4), given]))
  expect(mistake(round.mistakes.chasers)).toBe('1:2 C7.3')
})

test('worked case: runners’ first at 5 on both paths, path 1’s earlier; a chaser’s at 5 on path 1', () => {
  const given: GivenFacts = [
    opening(4),
    tiles(['r1 north', 'r2 north']),
    tiles(['r5 south', 'r6 south', 'r7 at 7,7'], path1),
    tile('r3 at -7,-7'),
    tile('r8 at 7,6', path1),
    marks(['diamond', 'diamond', 'diamond', 'diamond', 'square', 'diamond'], path1),
    marks(['triangle', 'triangle', 'triangle', 'triangle', 'star']),
  ]
  const { mistakes, ...round } = lastRound(play({ players: 4 }, given))
  expect([mistake(mistakes.runners), mistake(mistakes.chasers)]).toEqual(['1:5 C5.1', '1:5 C7.2'])
  expect([round.status, round.winner, round.awards]).toEqual(['scored', null, {}])
})
