import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChaseSymbol,
  type Colour,
  colourOf,
  ITEMS,
  SYMBOLS,
  type Tile,
  type TileKind,
} from '../pieces/pieces.ts'
import { plainTileSet } from './plain.ts'
import { tileSetProblems } from './problems.ts'
import { tileStatistics, turnsThatFit } from './statistics.ts'

const sets = Array.from({ length: 50 }, (_, n) => plainTileSet(n + 1))
const ofKind = (tiles: readonly Tile[], kind: TileKind) => tiles.filter((tile) => tile.kind === kind)
const ends = (tile: Tile) => tile.exits.map((exit) => exit?.end)

describe.each(sets)('$id', (set) => {
  test('C1: no problems', () => {
    expect(tileSetProblems(set)).toEqual([])
  })

  test('C1.1: 35 tiles under the agreed ids, items on r20 to r25', () => {
    const numbers = Array.from({ length: 25 }, (_, n) => `r${String(n + 1).padStart(2, '0')}`)
    const others = ['p', 'h1', 'h2', 'h3', 's1', 's2', 's3', 's4', 's5', 's6']
    expect(set.tiles.map((tile) => tile.id)).toEqual([...others, ...numbers])
    const items = set.tiles.filter((tile) => tile.item !== null)
    expect(items.map((tile) => tile.id)).toEqual(['r20', 'r21', 'r22', 'r23', 'r24', 'r25'])
    expect(items.map((tile) => tile.item)).toEqual(ITEMS.flatMap((item) => [item, item]))
  })

  test('C1.2: starting tiles hold no roadblock, but a street at every place', () => {
    for (const tile of ofKind(set.tiles, 'start')) {
      const streets = tile.exits.filter((exit) => exit !== null)
      expect(streets.length).toBeGreaterThanOrEqual(3)
      expect(ends(tile)).not.toContain('roadblock')
      expect(new Set(streets.map((exit) => exit.at))).toEqual(new Set([1, 2, 3]))
    }
  })

  test('C5.5: a hideout has two ways in, at different places, and no roadblock', () => {
    for (const tile of ofKind(set.tiles, 'hideout')) {
      const streets = tile.exits.filter((exit) => exit !== null)
      expect(streets).toHaveLength(2)
      expect(ends(tile)).not.toContain('roadblock')
      expect(new Set(streets.map((exit) => exit.at)).size).toBe(2)
    }
  })

  test('C1.2: every ordinary tile can be entered and left', () => {
    for (const tile of ofKind(set.tiles, 'route')) {
      expect(tile.exits.filter((exit) => exit !== null).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('C1.3: few enough witnesses to draw; prison and hideouts have none', () => {
    for (const tile of set.tiles) {
      const counts = tile.sectors.flatMap((sector) => sector.witnesses)
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(4)
      expect(counts.reduce((total, count) => total + count, 0)).toBeLessThanOrEqual(20)
      expect(tile.sectors).toHaveLength(tile.kind === 'prison' || tile.kind === 'hideout' ? 0 : 4)
    }
  })

  test('C1.6: item tiles are harder than the rest, yet placeable', () => {
    const { legalShare, itemLegalShare } = tileStatistics(set)
    expect(itemLegalShare).toBeGreaterThan(0.035)
    expect(itemLegalShare).toBeLessThan(legalShare - 0.04)
  })
})

const colours: { symbol: ChaseSymbol; colour: Colour }[] = [
  { symbol: 'triangle', colour: 'red' },
  { symbol: 'square', colour: 'red' },
  { symbol: 'diamond', colour: 'blue' },
  { symbol: 'star', colour: 'blue' },
]
test.each(colours)('C1.4: $symbol is $colour', ({ symbol, colour }) => {
  expect(colourOf(symbol)).toBe(colour)
})

test('C1.4: neither colour is right much oftener than the other', () => {
  for (const set of sets) {
    const { answers } = tileStatistics(set)
    const counts = SYMBOLS.map((symbol) => answers[symbol])
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThanOrEqual(1.35)
  }
})

test('C1.6: the legal share holds, too, where every street of a tile counts once', () => {
  for (const set of sets) {
    const ordinary = ofKind(set.tiles, 'route')
    const shares = ordinary.flatMap((last) => {
      const others = ordinary.filter((next) => next !== last)
      const streets = last.exits.filter((exit) => exit !== null)
      return streets.flatMap((exit) => others.map((next) => turnsThatFit(exit, next) / 4))
    })
    const share = shares.reduce((total, one) => total + one, 0) / shares.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
  }
})

test('C1.6: any 32-bit seed gives a set without problems, the same each time', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const set = plainTileSet(seed)
      expect(set.id).toBe(`plain-${seed}`)
      expect(tileSetProblems(set)).toEqual([])
      expect(plainTileSet(seed)).toEqual(set)
    }),
    { numRuns: 50 },
  )
})

test('C1.6: different seeds give different sets', () => {
  expect(new Set(sets.map((set) => JSON.stringify(set.tiles))).size).toBe(sets.length)
})
