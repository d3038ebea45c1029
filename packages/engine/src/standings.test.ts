import { describe, expect, test } from 'vitest'
import { newestGames } from './games/registry.ts'
import { unwrap } from './result.ts'
import { marksOf, type StandingsMatch, standingsOver } from './standings.ts'

const ORDER = ['perfect', 'small']
type Seat = readonly [
  name: string | null,
  perfect: number,
  small: number,
  key?: string,
  isClaimed?: 'claimed',
]
/** As a database gives it back: with its own order of keys. */
const match = (
  winners: readonly number[],
  seats: readonly Seat[],
  status: StandingsMatch['status'] = 'ended',
): StandingsMatch => ({
  winners,
  status,
  players: seats.map(([name, perfect, small, key = null, isClaimed]) => ({
    name,
    key,
    isProved: key !== null && !isClaimed,
    marks: { small, perfect },
  })),
})

interface Case {
  readonly name: string
  readonly given: readonly StandingsMatch[]
  readonly matches?: number
  readonly players: readonly (readonly [name: string, played: number, won: number])[]
}

const cases: readonly Case[] = [
  { name: 'nobody has played', given: [], players: [] },
  {
    name: 'most matches won first',
    given: [
      match(
        [1],
        [
          ['Ada', 9, 9],
          ['Ben', 0, 1],
        ],
      ),
      match(
        [0],
        [
          ['Cy', 0, 0],
          ['Ada', 1, 0],
        ],
      ),
    ],
    players: [
      ['Ben', 1, 1],
      ['Cy', 1, 1],
      ['Ada', 2, 0],
    ],
  },
  {
    name: 'then the better mark, whatever a database thinks is first',
    given: [
      match(
        [],
        [
          ['Ada', 0, 9],
          ['Ben', 1, 0],
        ],
      ),
    ],
    players: [
      ['Ben', 1, 0],
      ['Ada', 1, 0],
    ],
  },
  {
    name: 'a key that is only claimed is not its player’s',
    given: [
      match(
        [0],
        [
          ['Ada', 1, 0, 'k'],
          ['Ben', 0, 0],
        ],
      ),
      match(
        [0],
        [
          ['Eve', 1, 0, 'k', 'claimed'],
          ['Ben', 0, 0],
        ],
      ),
    ],
    players: [
      ['Ada', 1, 1],
      ['Eve', 1, 1],
      ['Ben', 2, 0],
    ],
  },
  {
    name: 'then by name, in the same order on every machine',
    given: [
      match(
        [],
        [
          ['ada', 0, 0],
          ['Émile', 0, 0],
          ['Ben', 0, 0],
        ],
      ),
    ],
    players: [
      ['Ben', 1, 0],
      ['ada', 1, 0],
      ['Émile', 1, 0],
    ],
  },
  {
    name: 'several winners have each won',
    given: [
      match(
        [0, 2],
        [
          ['Ada', 0, 0],
          ['Ben', 0, 0],
          ['Cy', 0, 0],
        ],
      ),
    ],
    players: [
      ['Ada', 1, 1],
      ['Cy', 1, 1],
      ['Ben', 1, 0],
    ],
  },
  {
    name: 'a match that ended without a winner counts as played',
    given: [match([], [['Ada', 0, 0]])],
    players: [['Ada', 1, 0]],
  },
  {
    name: 'abandoned and running matches do not count',
    given: [
      match([], [['Ada', 2, 0]], 'abandoned'),
      match([], [['Ada', 1, 0]], 'running'),
      match([0], [['Ada', 0, 0]]),
    ],
    matches: 1,
    players: [['Ada', 1, 1]],
  },
  {
    name: 'a key is one player, whatever the name; the first one is shown',
    given: [match([0], [['Ada', 0, 0, 'k']]), match([0], [['Ada L.', 0, 0, 'k']])],
    players: [['Ada', 2, 2]],
  },
  {
    name: 'one name with and without a key, or with two keys, is several players',
    given: [match([0], [['Ada', 0, 0, 'k']]), match([], [['Ada', 0, 0]]), match([], [['Ada', 0, 0, 'l']])],
    players: [
      ['Ada', 1, 1],
      ['Ada', 1, 0],
      ['Ada', 1, 0],
    ],
  },
  {
    name: 'a name met twice in one match is two people',
    given: [
      match(
        [0],
        [
          ['Ada', 1, 0],
          ['Ada', 0, 0],
        ],
      ),
      match(
        [1],
        [
          ['Ada', 0, 0],
          ['Ada', 0, 0],
        ],
      ),
    ],
    players: [
      ['Ada', 2, 1],
      ['Ada (seat 1)', 2, 1],
    ],
  },
  {
    name: 'a seat without a name is nobody’s',
    given: [
      match(
        [0],
        [
          [null, 0, 0],
          ['Ada', 0, 0],
        ],
      ),
    ],
    players: [['Ada', 1, 0]],
  },
]

describe('standings', () => {
  test.each(cases)('$name', ({ given, matches = given.length, players }) => {
    const standings = standingsOver(given, ORDER)
    expect(standings.matches).toBe(matches)
    expect(standings.players.map(({ name, played, won }) => [name, played, won])).toEqual(players)
  })

  test('marks add up, in the order of the game', () => {
    const { players } = standingsOver(
      [match([0], [['Ada', 1, 2]]), match([], [['Ada', 0, 3]]), match([], [['Ada', 5, 5]], 'abandoned')],
      ORDER,
    )
    expect(Object.entries(players[0]?.marks ?? {})).toEqual([
      ['perfect', 1],
      ['small', 5],
    ])
  })
})

describe.each(newestGames())('$id', (game) => {
  test('every seat has the game’s marks from the beginning', () => {
    const { fewest } = game.seats
    const draft = unwrap(game.create({ id: 'none', at: 0, seats: fewest, options: {} }, () => 0))
    const { players, status, target } = game.outcomeOf(game.begin({ ...draft, seq: 1, hash: '' }))
    expect(status).toBe('running')
    for (const { marks } of players) expect(Object.keys(marks)).toEqual(game.marks)
    expect(game.marks).toEqual(expect.arrayContaining(target.flatMap((need) => Object.keys(need))))
  })
})

test('the marks of all games, each game’s best first', () => {
  expect(marksOf(newestGames())).toEqual(['perfect', 'small', 'escapes', 'arrests'])
})
