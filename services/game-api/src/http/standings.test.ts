import { newestGames, wonBy } from '@getaway/engine'
import { describe, expect, test } from 'vitest'
import type { Summary } from '../store/index.ts'
import { addUp, marksOf } from './standings.ts'

const ORDER = ['perfect', 'small']
type Seat = readonly [name: string | null, perfect: number, small: number]
/** As a database gives it back: with its own order of keys. */
const match = (winner: number | null, ...seats: readonly Seat[]): Summary => ({
  players: seats.map(([name, perfect, small]) => ({ name, key: null, bot: null, marks: { small, perfect } })),
  ...wonBy(winner === null ? [] : [winner]),
  abandoned: false,
})

describe('standings', () => {
  const cases: { name: string; given: Summary[]; players: [string, number, number][] }[] = [
    { name: 'nobody has played', given: [], players: [] },
    {
      name: 'most matches won first',
      given: [match(1, ['Ada', 9, 9], ['Ben', 0, 1]), match(0, ['Cy', 0, 0], ['Ada', 1, 0])],
      players: [
        ['Ben', 1, 1],
        ['Cy', 1, 1],
        ['Ada', 2, 0],
      ],
    },
    {
      name: 'then the better mark, whatever the database thinks is first',
      given: [match(null, ['Ada', 0, 9], ['Ben', 1, 0])],
      players: [
        ['Ben', 1, 0],
        ['Ada', 1, 0],
      ],
    },
    {
      name: 'a name met twice in one match is two people',
      given: [match(0, ['Ada', 1, 0], ['Ada', 0, 0])],
      players: [
        ['Ada', 1, 1],
        ['Ada (seat 1)', 1, 0],
      ],
    },
    {
      name: 'an empty seat is nobody',
      given: [match(null, [null, 0, 0], ['Ada', 0, 0])],
      players: [['Ada', 1, 0]],
    },
  ]
  test.each(cases)('$name', ({ given, players }) => {
    const standings = addUp('cup', given, ORDER)
    expect(standings.matches).toBe(given.length)
    expect(standings.players.map(({ name, played, won }) => [name, played, won])).toEqual(players)
  })

  test('every game lists what can be won in it, the best first', () => {
    expect(newestGames().map((game) => [game.id, marksOf(game)])).toEqual([
      ['chase', ORDER],
      ['fugitive', ['escapes', 'arrests']],
    ])
  })
})
