import type { TournamentRanking } from '@getaway/client/protocol'
import { describe, expect, it } from 'vitest'
import { changedStandings, rankedOf } from './ranking.ts'

type Row = readonly [name: string, played: number, won: number, marks?: Record<string, number>]

const ranking = (...rows: Row[]): TournamentRanking => ({
  matches: 1,
  marks: ['gold', 'tin'],
  players: rows.map(([name, played, won, marks = {}]) => ({
    player: null,
    key: null,
    name,
    played,
    won,
    marks,
  })),
})

it('those who have won the same share a place, and who has not played has none', () => {
  const rows = ranking(
    ['Ada', 3, 2],
    ['Ben', 2, 1, { tin: 1 }],
    ['Cleo', 1, 1, { gold: 0, tin: 1 }],
    ['Eve', 0, 0],
    ['Dan', 2, 0],
  )
  expect(rankedOf(rows).map(({ name, place }) => `${place} ${name}`)).toEqual([
    '1 Ada',
    '2 Ben',
    '2 Cleo',
    '4 Dan',
  ])
})

describe('what an act would change', () => {
  it('is nothing where only zeros come and go', () => {
    const before = ranking(['Ada', 1, 1, { gold: 0 }], ['Ben', 1, 0])
    const after = ranking(['Ada', 1, 1], ['Ben', 1, 0, { tin: 0 }], ['Cleo', 0, 0])
    expect(changedStandings({ before, after })).toEqual({ players: [], moved: [] })
  })

  it('tells whose figures are others apart from who only moves', () => {
    const before = ranking(['Ada', 1, 1], ['Ben', 1, 1], ['Cleo', 2, 0], ['Dan', 0, 0])
    const after = ranking(['Cleo', 2, 2], ['Ben', 1, 1], ['Dan', 1, 0])
    expect(changedStandings({ before, after })).toMatchObject({
      players: [
        { name: 'Cleo', before: { place: 3, won: 0 }, after: { place: 1, won: 2 } },
        { name: 'Dan', before: undefined, after: { place: 3 } },
        { name: 'Ada', before: { place: 1 }, after: undefined },
      ],
      moved: [{ name: 'Ben', before: 1, after: 2 }],
    })
  })
})
