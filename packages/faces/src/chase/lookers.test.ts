import { cityTileSet, HEADINGS } from '@getaway/engine/chase'
import { expect, test } from 'vitest'
import { countedFace } from './lookers.ts'
import { GOLD } from './paint/palette.ts'

test('a ring for every witness who looks that way, and for no other', () => {
  for (const tile of cityTileSet.tiles.filter(({ sectors }) => sectors.length > 0).slice(0, 4)) {
    for (const heading of HEADINGS) {
      const rings = countedFace(tile, heading).marks.at(-1)
      const count = tile.sectors.reduce((all, { witnesses }) => all + witnesses[heading], 0)
      expect(rings?.stroke).toBe(GOLD)
      expect(rings?.d.match(/M/g)).toHaveLength(count)
    }
  }
})
