import { expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { exitAt, HEADINGS, type Heading, type Rotation, symbolsTowards } from '../pieces/geometry.ts'
import { plainTileSet } from './plain.ts'
import { tileStatistics } from './statistics.ts'
import { quarterTurned, turnedEvenly } from './turn-tiles.ts'

const set = plainTileSet(1)

test('a tile printed a quarter further is that tile laid a quarter further', () => {
  for (const tile of set.tiles) {
    for (const turns of HEADINGS) {
      const turned = quarterTurned(tile, turns)
      for (const rot of HEADINGS) {
        const further = ((rot + turns) & 3) as Rotation
        for (const heading of HEADINGS as readonly Heading[]) {
          expect(exitAt({ tile: turned, rot }, heading)).toEqual(exitAt({ tile, rot: further }, heading))
          expect(symbolsTowards({ tile: turned, rot }, heading).toSorted()).toEqual(
            symbolsTowards({ tile, rot: further }, heading).toSorted(),
          )
        }
      }
      const corner = tile.sectors.length > 0 ? tile.sectors[(4 - turns) % 4]?.symbol : undefined
      expect(turned.sectors[0]?.symbol).toBe(corner)
    }
  }
})

test('four quarters are none', () => {
  for (const tile of set.tiles) expect(quarterTurned(tile, 4)).toEqual(tile)
})

test('C1.6: turned evenly, no symbol has a direction of its own', () => {
  const most = (tiles: typeof set.tiles) =>
    Math.max(...Object.values(tileStatistics({ id: 'x', tiles }).answersByDirection).flat())
  const turned = turnedEvenly(set.tiles, seededRandom(1))
  expect(most(turned)).toBeLessThanOrEqual(12)
  expect(most(turned)).toBeLessThanOrEqual(most(set.tiles))
  const { answersByDirection: _, ...rest } = tileStatistics({ id: set.id, tiles: turned })
  const { answersByDirection: __, ...before } = tileStatistics(set)
  expect(rest).toEqual(before)
})
