import { type Random, shuffled } from '../../../random.ts'
import { HEADINGS, type Heading, symbolsTowards } from '../pieces/geometry.ts'
import { SYMBOLS, type Tile } from '../pieces/pieces.ts'

const PASSES = 4

/**
 * The same tiles, printed in other turns: so that no symbol is right oftener towards a tile's own north, say,
 * than towards its east. Which turn a tile is printed in changes nothing else, for it may be laid in any.
 */
export function turnedEvenly(tiles: readonly Tile[], random: Random): Tile[] {
  let turned = tiles.map((tile) => quarterTurned(tile, random(4)))
  const counts = SYMBOLS.map(() => HEADINGS.map(() => 0))
  const count = (tile: Tile, change: number) => {
    for (const heading of HEADINGS) {
      for (const symbol of answers(tile, heading)) {
        const row = counts[SYMBOLS.indexOf(symbol)]
        if (row) row[heading] = (row[heading] ?? 0) + change
      }
    }
  }
  for (const tile of turned) count(tile, 1)
  const unevenness = () => counts.flat().reduce((sum, one) => sum + one * one, 0)
  for (let pass = 0; pass < PASSES; pass++) {
    turned = turned.map((tile) => {
      count(tile, -1)
      const ways = shuffled(HEADINGS, random).map((turns) => {
        const way = quarterTurned(tile, turns)
        count(way, 1)
        const uneven = unevenness()
        count(way, -1)
        return { way, uneven }
      })
      const best = ways.reduce((one, other) => (other.uneven < one.uneven ? other : one))
      count(best.way, 1)
      return best.way
    })
  }
  return turned
}

function answers(tile: Tile, heading: Heading) {
  return tile.sectors.length === 0 ? [] : symbolsTowards({ tile, rot: 0 }, heading)
}

/** The tile as it would be printed after this many quarter turns clockwise. */
export function quarterTurned(tile: Tile, turns: number): Tile {
  if (turns === 0) return tile
  const [north, east, south, west] = tile.exits
  const sectors = tile.sectors.map(({ symbol, witnesses: [toNorth, toEast, toSouth, toWest] }) => ({
    symbol,
    witnesses: [toWest, toNorth, toEast, toSouth] as const,
  }))
  const last = sectors.pop()
  const turned: Tile = {
    ...tile,
    exits: [west, north, east, south],
    sectors: last ? [last, ...sectors] : [],
  }
  return quarterTurned(turned, turns - 1)
}
