import { describe, expect, test } from 'vitest'
import {
  deal,
  type GivenFacts,
  goOn,
  lastRound,
  mistake,
  opening,
  play,
  type Setup,
  start,
  type TilePlace,
  takesPile,
  tile,
  tiles,
} from '../testing/fixture.ts'

const BIG = { table: { width: 41, height: 41 } }

/** The clause that the last tile of the only path breaks. */
function lastBroken(given: GivenFacts, setup: Setup = {}): string | null | undefined {
  return lastRound(play({ options: BIG, ...setup }, given)).checks.tiles.at(-1)?.clause
}

// The start lies at (0,-1) and (0,-2).
const touching: { clause: string; name: string; lay: TilePlace[]; breaks: string | null }[] = [
  { clause: 'C5.1', name: 'the last tile and no other', lay: ['r1 north'], breaks: null },
  { clause: 'C5.1', name: 'a turn to the side', lay: ['r1 east'], breaks: null },
  { clause: 'C5.1', name: 'nothing at all', lay: ['r1 at 5,5'], breaks: 'C5.1' },
  { clause: 'C5.1', name: 'only a corner of the last', lay: ['r1 at 1,-3'], breaks: 'C5.1' },
  {
    clause: 'C5.1',
    name: 'a corner of an earlier tile is no harm',
    lay: ['r1 east', 'r2 east'],
    breaks: null,
  },
  {
    clause: 'C5.1',
    name: 'an earlier tile instead of the last',
    lay: ['r1 north', 'r2 at 1,-2'],
    breaks: 'C5.1',
  },
  { clause: 'C5.1', name: 'the last and an earlier one', lay: ['r1 east', 'r2 south'], breaks: 'C5.1' },
  { clause: 'C5.1', name: 'the prison again', lay: ['r1 at 1,0'], breaks: 'C5.1' },
]

test.each(touching)('$clause: touching $name', ({ lay, breaks }) => {
  expect(lastBroken([opening(), tiles(lay)])).toBe(breaks)
})

test('C5.1: the last tile and the prison', () => {
  const given = [deal(), start(['s1 north', 's2 east']), takesPile(0), tile('r1 south')]
  expect(lastBroken(given)).toBe('C5.1')
})

const starts: { name: string; lay: TilePlace[]; runners: string | null }[] = [
  { name: 'next to the prison, then next to each other', lay: ['s1 west', 's2 north'], runners: null },
  { name: 'the first away from the prison', lay: ['s1 at 3,3', 's2 north'], runners: '0:1 C5.1' },
  { name: 'the first at a corner of the prison', lay: ['s1 at 1,1', 's2 east'], runners: '0:1 C5.1' },
  { name: 'the second away from the first', lay: ['s1 north', 's2 at 0,3'], runners: '0:2 C5.1' },
  { name: 'the second at the prison, not the first', lay: ['s1 north', 's2 at 0,1'], runners: '0:2 C5.1' },
]

test.each(starts)('C3.1, C5.1: a start, $name', ({ lay, runners }) => {
  const round = lastRound(play({}, [deal(), start(lay)]))
  expect(mistake(round.mistakes.runners)).toBe(runners)
})

const ends: { clause: string; name: string; lay: TilePlace[]; breaks: string | null }[] = [
  { clause: 'C5.2', name: '2 meets 2', lay: ['r1 north'], breaks: null },
  { clause: 'C5.2', name: '1 against 2', lay: ['at-1 north'], breaks: 'C5.2' },
  { clause: 'C5.2', name: '3 against 2', lay: ['at-3 north'], breaks: 'C5.2' },
  { clause: 'C5.2', name: '3 meets 1', lay: ['at-1 north', 'at-3 north'], breaks: null },
  { clause: 'C5.2', name: '1 meets 3', lay: ['at-3 west', 'at-1@3 west'], breaks: null },
  { clause: 'C5.2', name: '2 against 1', lay: ['at-1 north', 'r1 north'], breaks: 'C5.2' },
  {
    clause: 'C5.2',
    name: 'a street against a closed edge',
    lay: ['only-south north', 'r1 north'],
    breaks: 'C5.2',
  },
  { clause: 'C5.2', name: 'a closed edge against a street', lay: ['only-south@2 north'], breaks: 'C5.2' },
  { clause: 'C5.2', name: 'one turn clockwise', lay: ['only-south@1 east'], breaks: null },
  { clause: 'C5.2', name: 'one turn clockwise, other side', lay: ['only-south@1 west'], breaks: 'C5.2' },
  { clause: 'C5.2', name: 'three turns clockwise', lay: ['only-south@3 west'], breaks: null },
  { clause: 'C5.3', name: 'street, then street', lay: ['r1 north', 'r2 north'], breaks: null },
  { clause: 'C5.3', name: 'street, then trees', lay: ['r1 north', 'trees north'], breaks: null },
  { clause: 'C5.3', name: 'trees, then street', lay: ['trees north', 'r1 north'], breaks: null },
  { clause: 'C5.3', name: 'trees, then roadblock', lay: ['trees north', 'roadblocks north'], breaks: null },
  {
    clause: 'C5.3',
    name: 'roadblock, then trees',
    lay: ['roadblock-south@2 north', 'trees north'],
    breaks: null,
  },
  { clause: 'C5.3', name: 'street, then roadblock', lay: ['r1 north', 'roadblocks north'], breaks: 'C5.3' },
  {
    clause: 'C5.3',
    name: 'roadblock, then street',
    lay: ['roadblock-south@2 north', 'r1 north'],
    breaks: 'C5.3',
  },
  { clause: 'C5.3', name: 'its other edges don’t matter', lay: ['roadblock-south west'], breaks: null },
  {
    clause: 'C5.3',
    name: 'roadblock, then roadblock',
    lay: ['roadblock-south@2 north', 'roadblocks north'],
    breaks: 'C5.3',
  },
  { clause: 'C5.7', name: 'C5.1 goes before C5.2', lay: ['r1 east', 'at-1 south'], breaks: 'C5.1' },
  { clause: 'C5.7', name: 'C5.2 goes before C5.3', lay: ['at-1 north', 'roadblocks north'], breaks: 'C5.2' },
  { clause: 'C5.7', name: 'C5.2 goes before C5.4', lay: ['at-1 north', 'hideout north'], breaks: 'C5.2' },
  {
    clause: 'C5.7',
    name: 'C5.3 goes before C5.4',
    lay: ['roadblocks north', 'hideout north'],
    breaks: 'C5.3',
  },
]

test.each(ends)('$clause: $name', ({ lay, breaks }) => {
  expect(lastBroken([opening(), tiles(lay)])).toBe(breaks)
})

test('C5.3: trees, then trees', () => {
  expect(lastBroken([opening(), tile('trees north'), takesPile(1), tile('trees2 north')])).toBe(null)
})

test('C1.2: the prison’s streets are plain and at 2', () => {
  expect(lastBroken([opening()])).toBe(null)
  const first = (id: string) =>
    play({ loose: true }, [deal({ start: { 1: [id, 's2'] } }), start([`${id} north`, 's2 north'])])
  const clauseOf = (id: string) => lastRound(first(id)).checks.tiles[0]?.clause
  expect([clauseOf('s1'), clauseOf('at-1'), clauseOf('trees'), clauseOf('roadblocks')]).toEqual([
    null,
    'C5.2',
    null,
    'C5.3',
  ])
})

const items: { clause: string; name: string; lay: TilePlace[]; runners: string | null }[] = [
  { clause: 'C5.4', name: 'all three lie', lay: ['map west', 'money west', 'keys west'], runners: null },
  {
    clause: 'C5.4',
    name: 'the keys are missing',
    lay: ['map west', 'money west', 'r1 west'],
    runners: '0:6 C5.4',
  },
  {
    clause: 'C5.4',
    name: 'the money is missing',
    lay: ['map west', 'keys west', 'r1 west'],
    runners: '0:6 C5.4',
  },
  {
    clause: 'C5.4',
    name: 'the map is missing',
    lay: ['money west', 'keys west', 'r1 west'],
    runners: '0:6 C5.4',
  },
  { clause: 'C5.4', name: 'nothing lies', lay: [], runners: '0:3 C5.4' },
  {
    clause: 'C6.1',
    name: 'wrongly placed counts',
    lay: ['map at 4,4', 'money west', 'keys west'],
    runners: '0:3 C5.1',
  },
]

describe('a hideout', () => {
  test.each(items)('$clause: $name', ({ lay, runners }) => {
    const round = lastRound(play({}, [opening(), tiles(lay), tile('hideout west')]))
    expect(mistake(round.mistakes.runners)).toBe(runners)
    expect(round.checks.tiles.at(-1)?.clause).toBe(runners?.endsWith('C5.4') ? 'C5.4' : null)
  })

  test('C5.4: two of the same item do not stand for another', () => {
    const given = [
      tiles(['map west', 'money west']),
      takesPile(1),
      tile('map2 west'),
      takesPile(0),
      tile('hideout west'),
    ]
    expect(mistake(lastRound(play({}, [opening(), ...given])).mistakes.runners)).toBe('0:6 C5.4')
  })

  test('C5.4: by either runner', () => {
    const given = tiles(['map2 west', 'money west', 'keys2 west', 'hideout west'])
    expect(mistake(lastRound(play({ players: 3 }, [opening(3), given])).mistakes.runners)).toBe(null)
  })

  test.each([
    { name: 'right', lay: ['map west', 'money west', 'keys west', 'hideout west'] as TilePlace[] },
    { name: 'wrong', lay: ['hideout at 4,4'] as TilePlace[] },
  ])('C6.2: $name, it ends the round at once', ({ lay }) => {
    const before = play({}, [opening(), tiles(lay.slice(0, -1))])
    expect(lastRound(before).status).toBe('running')
    const after = goOn(before, tiles(lay.slice(-1)))
    expect(lastRound(after)).toMatchObject({ status: 'scored', reason: 'hideout' })
    expect(after.match.round?.ending).toMatchObject({ seq: after.events.length, at: after.events.at(-1)?.at })
  })
})

const blamed: { clause: string; name: string; lay: TilePlace[]; runners: string }[] = [
  {
    clause: 'C5.7',
    name: 'the later of the two',
    lay: ['roadblock-south@2 north', 'r1 north'],
    runners: '0:4 C5.3',
  },
  {
    clause: 'C5.7',
    name: 'the first of several',
    lay: ['at-1 north', 'r1 north', 'r2 at 9,9'],
    runners: '0:3 C5.2',
  },
  { clause: 'C8.2', name: 'in path order', lay: ['r1 north', 'r2 at 9,9', 'r3 north'], runners: '0:4 C5.1' },
]

test.each(blamed)('$clause: $name', ({ lay, runners }) => {
  expect(mistake(lastRound(play({ options: BIG }, [opening(), tiles(lay)])).mistakes.runners)).toBe(runners)
})
