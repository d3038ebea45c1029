import { describe, expect, test } from 'vitest'
import {
  type ActionTime,
  deal,
  type GivenFacts,
  lastRound,
  mark,
  marks,
  mistake,
  opening,
  play,
  type Setup,
  start,
  type TilePlace,
  tile,
  tiles,
} from '../testing/fixture.ts'
import { PILES } from '../testing/table-tiles.ts'

const FAIR: Setup = { players: 4, options: { race: { policy: 'fair', capMs: 100 } } }
const path1: ActionTime = { path: 1 }

const swapped = new Map(
  ['at-1 r6', 'only-south r7', 'roadblock-south r8'].flatMap((pair): [string, string][] => {
    const [one = '', other = ''] = pair.split(' ')
    return [
      [one, other],
      [other, one],
    ]
  }),
)
const dealt = (ids: readonly string[]) => ids.map((id) => swapped.get(id) ?? id)

/** Seats 0 and 1 chase, 2 (path 0) and 3 (path 1) run; both paths go west, two rows apart. */
const begun: GivenFacts = [
  deal({ piles: [dealt(PILES[0]), dealt(PILES[1])] }),
  start(['s1 north', 's2 west']),
  start(['s3 south', 's4 west'], path1),
]
/** Path 0 ends at (-3,-1) then, path 1 at (-3,1): a hideout at (-3,0) touches both last tiles. */
const met = (last: TilePlace = 'r5 west'): GivenFacts => [
  ...begun,
  tiles(['map west', 'money west']),
  tiles(['keys2 west', last], path1),
]
const threeMarked: GivenFacts = marks(['star', 'star', 'star'], path1)
const capture = mark('square', path1)

/** What is wrong with the tile that was placed last, wherever. */
function lastBroken(setup: Setup, given: GivenFacts): string | null | undefined {
  const played = play(setup, given)
  const placed = played.events.findLast((event) => event.type === 'tile.placed')
  const path = placed?.type === 'tile.placed' ? placed.data.path : -1
  return lastRound(played).checks.tiles.findLast((check) => check.path === path)?.clause
}

const hideouts: {
  name: string
  last?: TilePlace
  lay: TilePlace
  by?: ActionTime
  free: string | null
  caught: string | null
}[] = [
  { name: 'touching both last tiles', lay: 'hideout south', free: null, caught: null },
  { name: 'touching only one’s own', lay: 'hideout west', free: 'C5.5', caught: null },
  { name: 'touching only the partner’s', lay: 'hideout at -3,2', free: 'C5.1', caught: 'C5.1' },
  { name: 'touching neither', lay: 'hideout at 5,5', free: 'C5.1', caught: 'C5.1' },
  {
    name: 'a street against the partner’s roadblock',
    last: 'roadblock-south@2 west',
    lay: 'hideout south',
    free: 'C5.5',
    caught: 'C5.5',
  },
  {
    name: 'a street against the partner’s closed edge',
    last: 'only-south west',
    lay: 'hideout south',
    free: 'C5.5',
    caught: 'C5.5',
  },
  {
    name: '2 against the partner’s 1',
    last: 'at-1 west',
    lay: 'hideout south',
    free: 'C5.5',
    caught: 'C5.5',
  },
]

describe('a hideout with 4 players', () => {
  test.each(hideouts)('C5.5: both free, $name', ({ last, lay, free }) => {
    expect(lastBroken({ players: 4 }, [met(last), tile(lay)])).toBe(free)
  })

  test.each(hideouts)('C5.5: one caught, $name', ({ last, lay, caught }) => {
    expect(lastBroken({ players: 4 }, [met(last), threeMarked, capture, tile(lay)])).toBe(caught)
  })

  const own: { clause: string; name: string; lay: TilePlace }[] = [
    { clause: 'C5.3', name: 'a roadblock at one’s own', lay: 'blocked-hideout north' },
    { clause: 'C5.2', name: '1 at one’s own 2', lay: 'hideout-at-1 north' },
  ]
  test.each(own)('$clause: $name counts before what is wrong at the partner’s', ({ clause, lay }) => {
    expect(lastBroken({ players: 4 }, [met(), tile(lay, path1)])).toBe(clause)
  })

  const crowded: { name: string; given: GivenFacts; lay: TilePlace }[] = [
    {
      name: 'a third tile',
      given: [tiles(['keys2 west', 'r5 at -4,0', 'r9 at -3,1'], path1)],
      lay: 'hideout south',
    },
    {
      name: 'a tile of the caught path that is not its last',
      given: [
        tiles(['keys2 west', 'r5 west', 'r9 west'], path1),
        marks(['star', 'star', 'star', 'star', 'square'], path1),
      ],
      lay: 'hideout south',
    },
  ]
  test.each(crowded)('C5.1: touching $name', ({ given, lay }) => {
    expect(lastBroken({ players: 4 }, [begun, tiles(['map west', 'money west']), ...given, tile(lay)])).toBe(
      'C5.1',
    )
  })

  test('C5.1: touching the prison between both last tiles', () => {
    expect(lastBroken({ players: 4 }, [begun, tile('hideout south')])).toBe('C5.1')
  })

  test('C5.4: goes before what is wrong at the partner’s, not before one’s own', () => {
    expect(lastBroken({ players: 4 }, [begun, tile('hideout west')])).toBe('C5.4')
    expect(lastBroken({ players: 4 }, [begun, tile('blocked-hideout west', path1)])).toBe('C5.3')
  })

  test('C5.4, C6.1: the items of a caught path count', () => {
    expect(lastBroken({ players: 4 }, [met(), threeMarked, capture, tile('hideout west')])).toBe(null)
  })

  const placed = tile('hideout west', { claims: 1_000_100, arrives: 1_020_000 })
  const instants: { name: string; given: GivenFacts; broken: string }[] = [
    {
      name: 'the capture came first and arrived last',
      given: [placed, mark('square', { path: 1, claims: 1_000_099, arrives: 1_090_000 })],
      broken: 'none',
    },
    {
      name: 'the capture came last',
      given: [placed, mark('square', { path: 1, claims: 1_000_101, arrives: 1_090_000 })],
      broken: 'C5.5',
    },
  ]
  test.each(instants)('C5.5: free or caught is as of its instant, $name', ({ given, broken }) => {
    expect(lastBroken(FAIR, [met(), threeMarked, ...given]) ?? 'none').toBe(broken)
  })

  test('C5.5: the partner’s last tile is as of its instant too', () => {
    const given: GivenFacts = [met(), tile('hideout south', { claims: 1_000_100 })]
    expect(lastRound(play(FAIR, given)).checks.tiles[4]?.clause).toBe(null)
    const earlier = tile('r9 west', { path: 1, claims: 1_000_000, arrives: 1_050_000 })
    expect(lastRound(play(FAIR, [...given, earlier])).checks.tiles[4]?.clause).toBe('C5.1')
  })
})

const north = start(['s1 north', 's2 north'])
const sides: { name: string; given: GivenFacts; runners: string | null }[] = [
  { name: 'north and south', given: [north, start(['s3 south', 's4 south'], path1)], runners: null },
  {
    name: 'west and east',
    given: [start(['s1 west', 's2 west']), start(['s3 east', 's4 east'], path1)],
    runners: null,
  },
  { name: 'north, then east', given: [north, start(['s3 east', 's4 east'], path1)], runners: '1:1 C5.6' },
  { name: 'east, then north', given: [start(['s3 east', 's4 east'], path1), north], runners: '0:1 C5.6' },
  {
    name: 'north, then away from the prison',
    given: [north, start(['s3 at 4,4', 's4 south'], path1)],
    runners: '1:1 C5.1',
  },
]

test.each(sides)('C5.6: two starts, $name', ({ given, runners }) => {
  expect(mistake(lastRound(play({ players: 4 }, [deal(), ...given])).mistakes.runners)).toBe(runners)
})

// r5 lies next to r1 and to nothing of its own path.
const own = tile('r1 north', { arrives: 500_000 })
const strange = tile('r5 at 1,-3', { path: 1, arrives: 500_000 })
const blamed: { name: string; given: GivenFacts; broken: (string | null)[] }[] = [
  {
    name: 'path 1 comes to lie by path 0',
    given: [tile('r1 north'), tile('r5 at 1,-3', path1)],
    broken: [null, 'C5.1'],
  },
  {
    name: 'path 0 comes to lie by path 1',
    given: [tile('r5 at 1,-3', path1), tile('r1 north')],
    broken: ['C5.1', 'C5.1'],
  },
  { name: 'at the same instant, path 1 last', given: [own, strange], broken: [null, 'C5.1'] },
  { name: 'at the same instant, path 0 last', given: [strange, own], broken: ['C5.1', 'C5.1'] },
]

test.each(blamed)('C5.7: only what lay there is touched, $name', ({ given, broken }) => {
  const { checks } = lastRound(play({ players: 4 }, [opening(4), ...given]))
  expect([0, 1].map((path) => checks.tiles.findLast((check) => check.path === path)?.clause)).toEqual(broken)
})

test('C5.7, C3.4: starting tiles lie in order of seq, whoever began', () => {
  const one = start(['s1 north', 's2 east'])
  const other = start(['s3 south', 's4 at 2,-1'], path1)
  const clauses = (given: GivenFacts) =>
    lastRound(play({ players: 4 }, [deal(), ...given])).checks.tiles.map(({ clause }) => clause)
  expect(clauses([one, other])).toEqual([null, null, null, 'C5.1'])
  expect(clauses([other, one])).toEqual([null, 'C5.1', null, 'C5.1'])
})

test('C5.7: a mistake is the path’s of who placed it, at its own position', () => {
  const given = [tile('r1 north'), tiles(['r5 south', 'r6 at 1,-3'], path1)]
  expect(mistake(lastRound(play({ players: 4 }, [opening(4), ...given])).mistakes.runners)).toBe('1:4 C5.1')
})
