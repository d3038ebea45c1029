import { plainTileSet, type Tile } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { clearanceOf, distance } from '../town/room.ts'
import { siteOf } from '../town/site.ts'
import { crowdOf, looksOf } from './crowd.ts'

const played = (seed: number) => plainTileSet(seed).tiles.filter(({ sectors }) => sectors.length > 0)
const crowd = (tile: Tile) =>
  crowdOf(
    tile,
    tile.sectors.map((_, corner) => siteOf(tile, corner)),
  )

it('looks are as many as the witnesses, each its way', () => {
  expect(looksOf({ symbol: 'star', witnesses: [2, 0, 1, 3] })).toEqual([0, 2, 3, 0, 3, 3])
  expect(looksOf({ symbol: 'star', witnesses: [1000, 0, 0, 0] })).toBeUndefined()
})

const fresh = Math.floor(Math.random() * 2 ** 31)

describe.each([0, 1, 7, 42, fresh])('the witnesses of set %i', (seed) => {
  const crowds = played(seed).map((tile) => ({ tile, ...crowd(tile) }))

  it('are all there, each looking its way', () => {
    for (const { tile, sectors } of crowds) {
      const counted = sectors.map((people) =>
        [0, 1, 2, 3].map((heading) => people?.filter(({ looks }) => looks === heading).length),
      )
      expect(counted).toEqual(tile.sectors.map(({ witnesses }) => witnesses))
    }
  })

  it('stand in their own sector, clear of everything', () => {
    for (const { tile, size, sectors } of crowds) {
      for (const [corner, people] of sectors.entries()) {
        const room = clearanceOf(tile, corner)
        for (const one of people ?? []) expect(room(one.x, one.y)).toBeGreaterThanOrEqual(size - 0.001)
      }
    }
  })

  it('stand on nobody', () => {
    for (const { size, sectors } of crowds) {
      const heads = sectors.flatMap((people) => people ?? [])
      for (const [index, head] of heads.entries())
        for (const other of heads.slice(index + 1)) expect(distance(head, other)).toBeGreaterThan(size * 2)
    }
  })

  it('are nearly of one size', () => {
    expect(Math.min(...crowds.map(({ size }) => size))).toBeGreaterThanOrEqual(3.8)
  })
})
