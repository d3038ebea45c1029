import { HEADINGS } from '../pieces/geometry.ts'
import { DIRECTIONS, ITEMS, SYMBOLS, type Tile, type TileKind, type TileSet } from '../pieces/pieces.ts'
import { tileStatistics, turnsThatFit } from './statistics.ts'

const COUNTS: readonly [TileKind, number][] = [
  ['route', 25],
  ['start', 6],
  ['prison', 1],
  ['hideout', 3],
]
const LEGAL_SHARE = { least: 0.15, most: 0.25 }
const TIE_SHARE = { least: 0.1, most: 0.25 }

/** What breaks C1 in a set of our own, each with its clause. Foreign sets need not pass. */
export function tileSetProblems(set: TileSet): string[] {
  return [
    ...countProblems(set.tiles),
    ...set.tiles.filter((tile) => tile.kind === 'prison').flatMap(prisonProblems),
    ...set.tiles.filter((tile) => tile.kind === 'route' || tile.kind === 'start').flatMap(sectorProblems),
    ...itemTileProblems(set.tiles.filter((tile) => tile.kind === 'route')),
    ...shareProblems(set),
  ]
}

function countProblems(tiles: readonly Tile[]): string[] {
  const ids = new Set(tiles.map((tile) => tile.id))
  const misplaced = tiles.filter((tile) => tile.item !== null && tile.kind !== 'route')
  return [
    ...COUNTS.flatMap(([kind, count]) =>
      expected(count, tiles.filter((tile) => tile.kind === kind).length, `tiles of kind ${kind}`),
    ),
    ...ITEMS.flatMap((item) =>
      expected(2, tiles.filter((tile) => tile.item === item).length, `tiles with ${item}`),
    ),
    ...misplaced.map((tile) => `C1.1: ${tile.id} has an item but is no ordinary tile`),
    ...expected(tiles.length, ids.size, 'different tile ids'),
  ]
}

function expected(wanted: number, found: number, what: string): string[] {
  return found === wanted ? [] : [`C1.1: ${found} ${what}, not ${wanted}`]
}

function prisonProblems(prison: Tile): string[] {
  const right = prison.exits.every((exit) => exit?.end === 'street' && exit.at === 2)
  return right ? [] : [`C1.2: ${prison.id} has not four plain streets at 2`]
}

function sectorProblems({ id, sectors }: Tile): string[] {
  const symbols = new Set(sectors.map((sector) => sector.symbol))
  const blind = HEADINGS.filter((heading) => sectors.every((sector) => sector.witnesses[heading] === 0))
  const counted = sectors.every((sector) =>
    sector.witnesses.every((count) => Number.isSafeInteger(count) && count >= 0),
  )
  return [
    ...(sectors.length === 4 && symbols.size === SYMBOLS.length
      ? []
      : [`C1.3: ${id} has not four sectors with different symbols`]),
    ...(counted ? [] : [`C1.3: ${id} has witnesses that cannot be counted`]),
    ...blind.map((heading) => `C1.6: no witness on ${id} looks ${DIRECTIONS[heading]}`),
  ]
}

function itemTileProblems(ordinary: readonly Tile[]): string[] {
  return ordinary
    .filter((tile) => tile.item !== null)
    .flatMap((tile) => {
      const streets = tile.exits.filter((exit) => exit !== null)
      const roadblocks = streets.filter((exit) => exit.end === 'roadblock')
      const usable = streets.filter((exit) =>
        ordinary.some((other) => other !== tile && turnsThatFit(exit, other) > 0),
      )
      return [
        ...(roadblocks.length * 2 > streets.length ? [] : [`C1.6: ${tile.id} is not mostly roadblocks`]),
        // One street to come by and one to go on by, or no path could take the item and live.
        ...(usable.length >= 2 ? [] : [`C1.6: ${tile.id} cannot be both entered and left`]),
      ]
    })
}

function shareProblems(set: TileSet): string[] {
  const { legalShare, tieShare } = tileStatistics(set)
  return [
    ...within(LEGAL_SHARE, legalShare, 'of placements are legal'),
    ...within(TIE_SHARE, tieShare, 'of tile-directions have a tie'),
  ]
}

function within({ least, most }: { least: number; most: number }, share: number, what: string): string[] {
  if (share >= least && share <= most) return []
  return [`C1.6: ${percent(share)} ${what}, not ${percent(least)} to ${percent(most)}`]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
