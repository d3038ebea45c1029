import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HEADINGS, symbolsTowards } from '../pieces/geometry.ts'
import type { Tile, TileSet } from '../pieces/pieces.ts'
import { tileSetSchema } from '../pieces/tile-schema.ts'
import { cityTileSet } from './city.ts'
import { CITY_SEED, citySetProblems, drawnCity } from './draw-city.ts'
import { tileStatistics } from './statistics.ts'
import { quarterTurned } from './turn-tiles.ts'

test('C1: the city is what its generator makes of its seed, and has no problems', () => {
  expect(cityTileSet).toEqual(drawnCity(CITY_SEED))
  expect(citySetProblems(cityTileSet)).toEqual([])
  expect(v.parse(tileSetSchema, cityTileSet)).toEqual(cityTileSet)
})

test('another seed makes another city', () => {
  expect(drawnCity(CITY_SEED + 1).tiles).not.toEqual(cityTileSet.tiles)
})

test('C1.6: no sector of the city takes more than one look', () => {
  const crowds = cityTileSet.tiles.flatMap(({ sectors }) =>
    sectors.map(({ witnesses }) => witnesses.reduce((sum, one) => sum + one, 0)),
  )
  expect(Math.max(...crowds)).toBeLessThanOrEqual(4)
})

function changed(id: string, change: (tile: Tile) => Partial<Tile>): TileSet {
  const tiles = cityTileSet.tiles.map((tile) => (tile.id === id ? { ...tile, ...change(tile) } : tile))
  return { ...cityTileSet, tiles }
}
const exitsOf = (id: string) => cityTileSet.tiles.find((tile) => tile.id === id)?.exits
const [one, other] = ['r01', 'r02'].map(exitsOf)
if (!one || !other) throw new Error('the city has such tiles')
/** Turned a quarter. */
const twin: Tile['exits'] = [one[3], one[0], one[1], one[2]]

/** Every tile turned so that its triangle looks best to the north. */
const northward = cityTileSet.tiles.map(
  (tile) =>
    HEADINGS.map((turns) => quarterTurned(tile, turns)).find((turned) =>
      symbolsTowards({ tile: turned, rot: 0 }, 0).includes('triangle'),
    ) ?? tile,
)

const cases: [problem: string, set: TileSet][] = [
  ['triangle is right towards one side of', { ...cityTileSet, tiles: northward }],
  ['C1.2: p has not four plain streets', changed('p', () => ({ exits: [null, null, null, null] }))],
  ['r02 has the streets of r01', changed('r02', () => ({ exits: twin }))],
  [
    'r03 can follow only',
    changed('r03', () => ({ exits: [{ end: 'roadblock', at: 1 }, { end: 'roadblock', at: 1 }, null, null] })),
  ],
  [
    'one symbol is right',
    {
      ...cityTileSet,
      tiles: cityTileSet.tiles.map((tile) => ({
        ...tile,
        sectors: tile.sectors.map((sector) =>
          sector.symbol === 'star' ? { ...sector, witnesses: [4, 4, 4, 4] } : sector,
        ),
      })),
    },
  ],
]
test.each(cases)('%s', (problem, set) => {
  expect(citySetProblems(set).join('\n')).toContain(problem)
})

test('every ordinary tile can follow most of the others, items too', () => {
  for (const share of Object.values(tileStatistics(cityTileSet).followable))
    expect(share).toBeGreaterThan(0.5)
})
