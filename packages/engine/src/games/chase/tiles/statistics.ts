import { endsAgree, endsMeet, HEADINGS, type Heading, symbolsTowards } from '../pieces/geometry.ts'
import {
  type ChaseSymbol,
  END_KINDS,
  type EndKind,
  type Exit,
  SYMBOLS,
  type Tile,
  type TileSet,
} from '../pieces/pieces.ts'

/** What C1.6 speaks of; streets and placements over the ordinary tiles, witnesses over all route tiles. */
export interface TileStatistics {
  /** Share of legal placements, of any ordinary tile and of those with an item. */
  readonly legalShare: number
  readonly itemLegalShare: number
  /** Tile-directions, those in which no witness looks, and the share of them with a tie for "most". */
  readonly directions: number
  readonly blindDirections: number
  readonly tieShare: number
  /** In how many tile-directions each symbol is right. */
  readonly answers: Readonly<Record<ChaseSymbol, number>>
  /** The same by the direction as printed: knowing which way a tile was printed must not give the answer away. */
  readonly answersByDirection: Readonly<Record<ChaseSymbol, readonly number[]>>
  /** How many streets of each kind end at places 1, 2 and 3, and how many edges are closed. */
  readonly exits: Readonly<Record<EndKind, readonly [number, number, number]>>
  readonly closedEdges: number
  /** Of each ordinary tile: the share of the others that it can follow in some way (C5.2, C5.3). */
  readonly followable: Readonly<Record<string, number>>
  /** How many witnesses stand on a route tile: fewest, on the mean, most. */
  readonly crowd: { readonly least: number; readonly mean: number; readonly most: number }
}

/** Exact, by counting every case once. */
export function tileStatistics(set: TileSet): TileStatistics {
  const ordinary = set.tiles.filter((tile) => tile.kind === 'route')
  return {
    legalShare: legalShare(ordinary, ordinary),
    itemLegalShare: legalShare(
      ordinary,
      ordinary.filter((tile) => tile.item !== null),
    ),
    ...witnessStatistics(set.tiles.filter((tile) => tile.kind === 'route' || tile.kind === 'start')),
    ...streetStatistics(ordinary.flatMap((tile) => tile.exits)),
    followable: Object.fromEntries(ordinary.map((tile) => [tile.id, followableShare(tile, ordinary)])),
  }
}

/** In how many of its four turns `tile` fits a street: each turn shows it another edge (C5.2, C5.3). */
export function turnsThatFit(street: Exit | null, tile: Tile): number {
  return tile.exits.filter((exit) => street && exit && endsMeet(street, exit) && endsAgree(street, exit))
    .length
}

function followableShare(tile: Tile, ordinary: readonly Tile[]): number {
  const others = ordinary.filter((other) => other !== tile)
  const before = others.filter((other) => other.exits.some((exit) => turnsThatFit(exit, tile) > 0))
  return share(before.length, others.length)
}

/**
 * A random tile in a random turn on a random free edge of the last tile is legal: each last tile, street it
 * was entered by, one of its other three edges (closed ones too), other tile and turn counts once.
 */
function legalShare(lasts: readonly Tile[], nexts: readonly Tile[]): number {
  let legal = 0
  let all = 0
  for (const last of lasts) {
    const others = nexts.filter((next) => next !== last)
    const fits = last.exits.map((exit) => others.reduce((sum, next) => sum + turnsThatFit(exit, next), 0))
    for (const entry of HEADINGS.filter((edge) => last.exits[edge] !== null)) {
      legal += fits.reduce((sum, count, edge) => (edge === entry ? sum : sum + count), 0)
      all += 3 * 4 * others.length
    }
  }
  return share(legal, all)
}

function witnessStatistics(tiles: readonly Tile[]) {
  const directions = tiles.flatMap((tile) =>
    HEADINGS.map((heading) => ({
      heading,
      seen: tile.sectors.some((sector) => sector.witnesses[heading] > 0),
      right: symbolsTowards({ tile, rot: 0 }, heading),
    })),
  )
  const crowds = tiles.map(({ sectors }) =>
    sectors.reduce((sum, { witnesses }) => sum + witnesses.reduce((all, one) => all + one, 0), 0),
  )
  const timesRight = (symbol: ChaseSymbol) => directions.filter(({ right }) => right.includes(symbol)).length
  const timesRightTo = (symbol: ChaseSymbol, to: Heading) =>
    directions.filter(({ heading, right }) => heading === to && right.includes(symbol)).length
  return {
    directions: directions.length,
    blindDirections: directions.filter(({ seen }) => !seen).length,
    tieShare: share(
      directions.filter(({ seen, right }) => seen && right.length > 1).length,
      directions.length,
    ),
    answers: tally(SYMBOLS, timesRight),
    answersByDirection: tally(SYMBOLS, (symbol) => HEADINGS.map((heading) => timesRightTo(symbol, heading))),
    crowd: {
      least: crowds.length === 0 ? 0 : Math.min(...crowds),
      mean: share(
        crowds.reduce((sum, one) => sum + one, 0),
        crowds.length,
      ),
      most: Math.max(0, ...crowds),
    },
  }
}

function streetStatistics(edges: readonly (Exit | null)[]) {
  const ending = (end: EndKind, at: Exit['at']) =>
    edges.filter((edge) => edge?.end === end && edge.at === at).length
  return {
    exits: tally(END_KINDS, (end) => [ending(end, 1), ending(end, 2), ending(end, 3)] as const),
    closedEdges: edges.filter((edge) => edge === null).length,
  }
}

function tally<Key extends string, Value>(keys: readonly Key[], count: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, Value>
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
