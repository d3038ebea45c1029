import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { HEADINGS, type Heading, type Lying, type Rotation, symbolsTowards } from '../pieces/geometry.ts'
import type { Sector, Tile } from '../pieces/pieces.ts'
import { cityTileSet } from '../tiles/city.ts'
import { ACTS_MS } from './acts.ts'
import { PERSONS } from './person.ts'
import { lookForWitnesses } from './witness-count.ts'

const sure = { ...PERSONS.regular, slips: 0 }
const crowded = cityTileSet.tiles.filter(({ sectors }) => sectors.length > 0)
const lying = (tile: Tile, rot: Rotation = 0): Lying => ({ x: 0, y: 0, tile, rot })

/** Four sectors with so many looking north, and as many as are said looking elsewhere. */
function tileWith(north: readonly number[], elsewhere = 0): Tile {
  const [first] = crowded
  if (!first) throw new Error('no tile')
  const sectors = first.sectors.map(
    ({ symbol }, corner): Sector => ({ symbol, witnesses: [north[corner] ?? 0, elsewhere, 0, 0] }),
  )
  return { ...first, sectors }
}

test('C7.2: who never slips finds the right symbols on every tile, in every turn and direction', () => {
  for (const tile of crowded) {
    for (const rot of HEADINGS) {
      for (const heading of HEADINGS) {
        const { symbols } = lookForWitnesses(lying(tile, rot), heading, sure, seededRandom(1))
        expect(symbols).toEqual(symbolsTowards(lying(tile, rot), heading))
      }
    }
  }
})

describe('takes the middle player', () => {
  const northwards = (tile: Tile) => lookForWitnesses(lying(tile), 0, sure, seededRandom(1)).meanMs
  const cases: [name: string, tile: Tile, ms: number][] = [
    ['a look for each sector', tileWith([0, 0, 0, 0]), 4 * ACTS_MS.look],
    ['and something for each witness', tileWith([2, 1, 0, 0]), 4 * ACTS_MS.look + 3 * ACTS_MS.see],
    ['a second look where more than four stand', tileWith([0, 0, 0, 0], 5), 8 * ACTS_MS.look],
    [
      'and counts where more than four look that way',
      tileWith([6, 0, 0, 0]),
      5 * ACTS_MS.look + 4 * ACTS_MS.see + 2 * ACTS_MS.count,
    ],
  ]
  test.each(cases)('%s', (_, tile, ms) => {
    expect(northwards(tile)).toBe(ms)
  })

  test('about 3 s for a tile of the city, with the way found and the key pressed', () => {
    const random = seededRandom(1)
    const times = crowded.flatMap((tile) =>
      HEADINGS.map((heading: Heading) => lookForWitnesses(lying(tile), heading, sure, random).meanMs),
    )
    const mean = times.reduce((sum, one) => sum + one, 0) / times.length
    const around = 2 * ACTS_MS.look + 2 * ACTS_MS.choose + ACTS_MS.press
    expect(mean + around).toBeGreaterThan(2500)
    expect(mean + around).toBeLessThan(3500)
  })
})

test('miscounts where it is close, and more often where many look', () => {
  const wrongShare = (north: readonly number[]) => {
    const random = seededRandom(3)
    const tile = tileWith(north)
    const right = String(symbolsTowards(lying(tile), 0))
    const tries = 4000
    const wrong = Array.from({ length: tries }).filter(
      () => String(lookForWitnesses(lying(tile), 0, PERSONS.novice, random).symbols) !== right,
    )
    return wrong.length / tries
  }
  const [clear, close, many] = [wrongShare([3, 0, 0, 0]), wrongShare([3, 2, 0, 0]), wrongShare([6, 5, 0, 0])]
  expect(clear).toBe(0)
  expect(close).toBeGreaterThan(0.01)
  expect(many).toBeGreaterThan(close * 2)
})
