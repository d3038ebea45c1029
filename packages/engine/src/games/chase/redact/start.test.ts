import { describe, expect, test } from 'vitest'
import type { Audience } from '../../../game.ts'
import { chase } from '../game.ts'
import {
  action,
  claimsStart,
  deal,
  type GivenFact,
  type GivenFacts,
  goOn,
  mark,
  opening,
  type Played,
  play,
  start,
  takesPile,
  tile,
} from '../testing/fixture.ts'

const seen = (played: Played, audience: Audience) => {
  const { round } = chase.viewOf(played.match, audience)
  return {
    starts: round?.starts,
    piles: round?.piles.map(({ tiles }) => tiles !== undefined),
    submitted: round?.paths.map(({ start }) => start?.tiles?.length),
    sides: round?.plan.sides,
    targets: round?.plan.targets,
  }
}
const north = start(['s1 north', 's2 north'])
const south = start(['s3 south', 's4 south'], { path: 1 })
const none = [false, false]

const piles: {
  clause: string
  name: string
  players: 2 | 3 | 4
  given: GivenFacts
  of: number
  sees: boolean[]
}[] = [
  { clause: 'C2.3', name: 'the runner, before the round', players: 2, given: [deal()], of: 1, sees: none },
  {
    clause: 'C3.2',
    name: 'the runner holds none at once',
    players: 2,
    given: [deal(), north],
    of: 1,
    sees: none,
  },
  { clause: 'C4.3', name: 'the runner, one taken', players: 2, given: opening(), of: 1, sees: [true, false] },
  {
    clause: 'C4.3',
    name: 'the runner, both seen',
    players: 2,
    given: [opening(), takesPile(1)],
    of: 1,
    sees: [true, true],
  },
  {
    clause: 'C4.3',
    name: 'the chaser never',
    players: 2,
    given: [opening(), takesPile(1)],
    of: 0,
    sees: none,
  },
  {
    clause: 'C2.3',
    name: 'a runner of 3, before',
    players: 3,
    given: [deal(), claimsStart()],
    of: 1,
    sees: none,
  },
  {
    clause: 'C3.2',
    name: 'the first runner, at once',
    players: 3,
    given: opening(3),
    of: 1,
    sees: [true, false],
  },
  {
    clause: 'C3.2',
    name: 'the second runner, at once',
    players: 3,
    given: opening(3),
    of: 2,
    sees: [false, true],
  },
  {
    clause: 'C2.3',
    name: 'a runner of 4, one start in',
    players: 4,
    given: [deal(), north],
    of: 2,
    sees: none,
  },
  { clause: 'C4.4', name: 'the first of 4', players: 4, given: opening(4), of: 2, sees: [true, false] },
  { clause: 'C4.4', name: 'the second of 4', players: 4, given: opening(4), of: 3, sees: [false, true] },
  { clause: 'C4.4', name: 'a chaser of 4', players: 4, given: opening(4), of: 0, sees: none },
]

test.each(piles)('$clause: who sees which pile: $name', ({ players, given, of, sees }) => {
  expect(seen(play({ players }, given), { seat: of }).piles).toEqual(sees)
})

const hands: {
  clause: string
  name: string
  players: 2 | 3 | 4
  given: GivenFacts
  by: number
  sees: string[]
}[] = [
  { clause: 'C3.1', name: 'the runner alone', players: 2, given: [deal()], by: 1, sees: ['s1', 's2'] },
  { clause: 'C3.1', name: 'not the chaser', players: 2, given: [deal()], by: 0, sees: [] },
  { clause: 'C3.3', name: 'nobody before the claim', players: 3, given: [deal()], by: 1, sees: [] },
  {
    clause: 'C3.3',
    name: 'who claimed',
    players: 3,
    given: [deal(), claimsStart(2)],
    by: 2,
    sees: ['s1', 's2'],
  },
  {
    clause: 'C3.3',
    name: 'not the other runner',
    players: 3,
    given: [deal(), claimsStart(2)],
    by: 1,
    sees: [],
  },
  {
    clause: 'C3.4',
    name: 'both runners, both hands',
    players: 4,
    given: [deal()],
    by: 2,
    sees: ['s1', 's2', 's3', 's4'],
  },
  { clause: 'C3.4', name: 'no chaser', players: 4, given: [deal()], by: 1, sees: [] },
]

test.each(hands)('$clause: who sees starting tiles: $name', ({ players, given, by, sees }) => {
  const { starts = {} } = seen(play({ players }, given), { seat: by })
  expect(Object.values(starts).flat()).toEqual(sees)
})

describe('C3.2: the round starts for everybody at once', () => {
  test('when the starting tiles are down', () => {
    const before = play({}, [deal()])
    expect(before.match.round).toMatchObject({ started: undefined, laid: 0 })
    const { match, events } = goOn(before, [north])
    expect(match.round).toMatchObject({ started: { at: events.at(-1)?.at }, laid: 2, held: undefined })
  })
})

describe('C3.3: 3 players', () => {
  test('the first claim to arrive is final, and the other runner goes on', () => {
    const played = play({ players: 3 }, [deal(), claimsStart(2), start(['s1 north', 's2 north'])])
    expect(played.match.round).toMatchObject({ claimer: 2, turn: 1 })
  })

  test('they alternate', () => {
    const turns: (number | undefined)[] = []
    let played = play({ players: 3 }, opening(3))
    for (const place of ['r5 north', 'r1 north', 'r6 north'] as const) {
      turns.push(played.match.round?.turn)
      played = goOn(played, [tile(place)])
    }
    expect([...turns, played.match.round?.turn]).toEqual([2, 1, 2, 1])
  })
})

describe('C3.4: 4 players', () => {
  test('a submitted start is hidden from the chasers until both are in; then both are shown at once', () => {
    const one = play({ players: 4 }, [deal(), north])
    expect(one.match.round).toMatchObject({ started: undefined, laid: 0 })
    expect(seen(one, { seat: 0 }).submitted).toEqual([undefined, undefined])
    expect(seen(one, 'public').submitted).toEqual([undefined, undefined])
    expect(seen(one, { seat: 3 }).submitted).toEqual([2, undefined])
    const both = goOn(one, [south])
    expect(seen(both, { seat: 0 }).submitted).toEqual([2, 2])
  })

  test('the round starts at the later of the two; all starting tiles count as placed then, by seq', () => {
    const { match, events } = play({ players: 4 }, [deal(), south, north])
    const { at, seq } = events.at(-1) ?? {}
    expect(match.round?.started).toEqual({ at, seq })
    const placed = match.round?.paths.flatMap((path) => path.tiles) ?? []
    expect(placed.map(({ tile, order }) => `${tile.id} ${order}`)).toEqual(['s1 2', 's2 3', 's3 0', 's4 1'])
    expect(placed.map((one) => one.at)).toEqual([at, at, at, at])
  })

  const plan = (data: object, by: number): GivenFact => action('plan.set', data, { by })
  const sides = { 2: 'east', 3: 'west' } as const
  const swapped = { 0: 1, 1: 0 }

  test('without a word the lower seats go with path 0, the other with path 1', () => {
    const { round } = play({ players: 4 }, [opening(4), mark('triangle'), mark('diamond', { path: 1 })]).match
    expect(round?.paths.map(({ start }) => start?.by)).toEqual([2, 3])
    expect(round?.paths.map(({ markers }) => markers[0]?.by)).toEqual([0, 1])
  })

  test('targets: either chaser sets them, the last word counts, and they are kept to', () => {
    const early = [deal(), plan({ targets: { 0: 0, 1: 1 } }, 0), north, plan({ targets: swapped }, 1), south]
    const { round } = play({ players: 4 }, [early, mark('triangle'), mark('diamond', { path: 1 })]).match
    expect(round?.paths.map(({ markers }) => markers[0]?.by)).toEqual([1, 0])
  })

  test('sides: either runner sets them, the last word counts; chasers learn of them when the round runs', () => {
    const planned = play({ players: 4 }, [
      deal(),
      plan({ sides: { 2: 'north', 3: 'south' } }, 2),
      plan({ sides }, 3),
    ])
    expect([0, 1, 2, 3].map((seat) => seen(planned, { seat }).sides)).toEqual([
      undefined,
      undefined,
      sides,
      sides,
    ])
    const running = goOn(planned, [north, south])
    expect([0, 1, 2, 3].map((seat) => seen(running, { seat }).sides)).toEqual([sides, sides, sides, sides])
  })

  test('the one does not unsay the other', () => {
    const plans = [plan({ sides }, 2), plan({ targets: swapped }, 0)]
    for (const both of [plans, plans.toReversed()]) {
      expect(play({ players: 4 }, [deal(), both]).match.round?.plan).toEqual({ sides, targets: swapped })
    }
  })

  test('targets are the chasers’ secret until the round runs', () => {
    const planned = play({ players: 4 }, [deal(), plan({ targets: swapped }, 1), north])
    expect([0, 2].map((seat) => seen(planned, { seat }).targets)).toEqual([swapped, undefined])
    expect(seen(goOn(planned, [south]), { seat: 2 }).targets).toEqual(swapped)
  })
})
