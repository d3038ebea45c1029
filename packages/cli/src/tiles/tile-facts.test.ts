import { cityTileSet, type Tile, type TileSet } from '@getaway/engine/chase'
import { expect, test } from 'vitest'
import { tileFactsOf } from './tile-facts.ts'

const tile = (id: string, exits: Tile['exits'], kind: Tile['kind'] = 'route'): Tile => ({
  id,
  kind,
  item: null,
  exits,
  sectors: [
    { symbol: 'triangle', witnesses: [2, 1, 0, 0] },
    { symbol: 'square', witnesses: [1, 1, 0, 0] },
    { symbol: 'diamond', witnesses: [0, 0, 3, 0] },
    { symbol: 'star', witnesses: [0, 0, 0, 1] },
  ],
})
const set: TileSet = {
  id: 'tiny',
  tiles: [
    tile('s', [{ end: 'street', at: 1 }, null, null, null], 'start'),
    tile('a', [{ end: 'street', at: 3 }, { end: 'trees', at: 2 }, null, null]),
    tile('b', [null, null, { end: 'roadblock', at: 2 }, null]),
    tile('c', [null, null, null, { end: 'roadblock', at: 1 }]),
  ],
}

test('C5.2, C5.3: what can follow is an ordinary tile whose street meets and agrees', () => {
  expect(tileFactsOf(set).map(({ id, followers }) => [id, followers])).toEqual([
    ['s', 1],
    ['a', 1],
    ['b', 1],
    ['c', 0],
  ])
})

test('edges, witnesses and ties', () => {
  expect(tileFactsOf(set)[1]).toMatchObject({ edges: ['s3', 't2', '–', '–'], witnesses: 9, ties: 1 })
})

test('the city: all tiles, and each can be gone on from', () => {
  const facts = tileFactsOf(cityTileSet)
  expect(facts).toHaveLength(35)
  expect(facts.every(({ followers }) => followers > 0)).toBe(true)
})
