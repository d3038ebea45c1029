import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import type { Exit, Tile, TileSet } from '../pieces/pieces.ts'
import { plainTileSet } from './plain.ts'
import { walksOn } from './walks.ts'

const plain = plainTileSet(1)
const street: Exit = { end: 'street', at: 2 }
const roadblock: Exit = { end: 'roadblock', at: 2 }

/** The plain set, its starting tiles easy, with other streets on all ordinary tiles. */
function paved(...exits: Tile['exits']): TileSet {
  const tiles = plain.tiles.map((tile): Tile => {
    if (tile.kind === 'start') return { ...tile, exits: [street, street, street, street] }
    return tile.kind === 'route' ? { ...tile, exits } : tile
  })
  return { ...plain, tiles }
}
const walks = (set: TileSet) => walksOn(set, 50, seededRandom(1))

describe('a runner who looks ahead', () => {
  test('is never stuck where everything fits', () => {
    expect(walks(paved(street, street, street, street)).stuck).toBe(0)
  })
  test('is stuck at the first step where nothing does (C5.3)', () => {
    expect(walks(paved(roadblock, roadblock, roadblock, roadblock))).toEqual({ steps: 50, stuck: 50 })
  })
  test('is stuck behind a tile with one street', () => {
    expect(walks(paved(street, null, null, null))).toEqual({ steps: 50, stuck: 50 })
  })
})

test('C2.1: no walk leaves the table, on which straight streets would lead it', () => {
  const { steps, stuck } = walks(paved(street, null, street, null))
  expect(stuck).toBeGreaterThan(0)
  expect(steps).toBe(stuck * 5)
})

test('the same seed, the same walks', () => {
  expect(walks(plain)).toEqual(walks(plain))
})

test('a set without a prison has no walks', () => {
  expect(walks({ ...plain, tiles: plain.tiles.filter(({ kind }) => kind !== 'prison') }).steps).toBe(0)
})
