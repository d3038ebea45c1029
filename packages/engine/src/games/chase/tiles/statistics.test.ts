import { expect, test } from 'vitest'
import type { ChaseSymbol, Exit, Sector, Tile } from '../pieces/pieces.ts'
import { tileStatistics, turnsThatFit } from './statistics.ts'

const street = (at: Exit['at']): Exit => ({ end: 'street', at })
const trees = (at: Exit['at']): Exit => ({ end: 'trees', at })
const roadblock = (at: Exit['at']): Exit => ({ end: 'roadblock', at })

const sectors: Sector[] = [
  { symbol: 'triangle', witnesses: [2, 1, 0, 0] },
  { symbol: 'square', witnesses: [1, 1, 0, 0] },
  { symbol: 'diamond', witnesses: [0, 0, 0, 3] },
  { symbol: 'star', witnesses: [0, 0, 0, 1] },
]
const crossing: Tile = {
  id: 'crossing',
  kind: 'route',
  item: null,
  exits: [street(2), trees(1), null, roadblock(3)],
  sectors,
}
const corner: Tile = {
  id: 'corner',
  kind: 'route',
  item: 'map',
  exits: [street(2), street(3), null, null],
  sectors,
}
const start: Tile = { ...crossing, id: 'start', kind: 'start' }
const prison: Tile = { ...crossing, id: 'p', kind: 'prison', sectors: [] }
const tiny = { id: 'tiny', tiles: [prison, start, crossing, corner] }

const fits: { clause: string; name: string; against: Exit | null; tile: Tile; turns: number }[] = [
  { clause: 'C5.2', name: '2 meets 2', against: street(2), tile: corner, turns: 1 },
  { clause: 'C5.2', name: '1 meets 3', against: trees(1), tile: corner, turns: 1 },
  { clause: 'C5.2', name: '3 meets no 3', against: trees(3), tile: corner, turns: 0 },
  { clause: 'C5.2', name: 'a closed edge meets nothing', against: null, tile: corner, turns: 0 },
  { clause: 'C5.3', name: 'roadblock meets trees', against: roadblock(3), tile: crossing, turns: 1 },
  { clause: 'C5.3', name: 'roadblock meets no roadblock', against: roadblock(1), tile: crossing, turns: 0 },
  { clause: 'C5.3', name: 'roadblock meets no street', against: roadblock(1), tile: corner, turns: 0 },
]

test.each(fits)('$clause: $name', ({ against, tile, turns }) => {
  expect(turnsThatFit(against, tile)).toBe(turns)
})

test('C1.6: the legal share of a tiny set, counted by hand', () => {
  // The crossing's north and east take the corner once each: 1 + 1 + 2 in 3 entries × 3 edges × 4 turns.
  // The corner's north and east take the crossing once each: 1 + 1 of 2 entries × 3 edges × 4 turns.
  expect(tileStatistics(tiny)).toMatchObject({ legalShare: (4 + 2) / (36 + 24), itemLegalShare: 4 / 36 })
})

test('C1.6: ties, directions without a witness and answers, over starting and ordinary tiles', () => {
  expect(tileStatistics(tiny)).toMatchObject({
    directions: 12,
    blindDirections: 3,
    tieShare: 3 / 12,
    answers: { triangle: 9, square: 6, diamond: 6, star: 3 },
  })
})

test('C1.6: answers by direction as printed', () => {
  const { answers, answersByDirection } = tileStatistics(tiny)
  expect(answersByDirection.triangle).toEqual([3, 3, 3, 0])
  for (const [symbol, counts] of Object.entries(answersByDirection)) {
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(answers[symbol as ChaseSymbol])
  }
})

test('C1.2: streets of the ordinary tiles by kind and place', () => {
  expect(tileStatistics(tiny)).toMatchObject({
    exits: { street: [0, 2, 1], trees: [1, 0, 0], roadblock: [0, 0, 1] },
    closedEdges: 3,
  })
})

test('C1.6: which ordinary tiles can follow which, and how many witnesses stand on a tile', () => {
  const { followable, crowd } = tileStatistics(tiny)
  expect(followable).toEqual({ crossing: 1, corner: 1 })
  expect(crowd).toEqual({ least: 9, mean: 9, most: 9 })
})

test('C1.6: an empty set has no shares, and no NaN', () => {
  expect(tileStatistics({ id: 'none', tiles: [] })).toMatchObject({
    legalShare: 0,
    itemLegalShare: 0,
    tieShare: 0,
    followable: {},
    crowd: { least: 0, mean: 0, most: 0 },
  })
})
