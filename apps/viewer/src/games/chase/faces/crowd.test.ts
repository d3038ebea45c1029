import { plainTileSet } from '@getaway/engine/chase'
import { expect, it } from 'vitest'
import { crowdOf, looksOf } from './crowd.ts'

it('looks are as many as the witnesses, each its way', () => {
  expect(looksOf({ symbol: 'star', witnesses: [2, 0, 1, 3] })).toEqual([0, 2, 3, 0, 3, 3])
})

it.each([0, 7, 42])('every witness of set %i has a place on the face', (seed) => {
  for (const tile of plainTileSet(seed).tiles.filter(({ sectors }) => sectors.length > 0)) {
    const { places } = crowdOf(tile)
    expect(places.map(({ length }) => length)).toEqual(tile.sectors.map((sector) => looksOf(sector).length))
  }
})

it('nobody stands on anybody', () => {
  for (const tile of plainTileSet(1).tiles) {
    const { size, places } = crowdOf(tile)
    const heads = places.flat()
    for (const [index, head] of heads.entries()) {
      for (const other of heads.slice(index + 1)) {
        expect(Math.hypot(head.x - other.x, head.y - other.y)).toBeGreaterThan(size * 1.9)
      }
    }
  }
})
