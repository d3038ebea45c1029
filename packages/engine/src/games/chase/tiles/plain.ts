import { type Random, seededRandom } from '../../../random.ts'
import type { Exit, Item, Tile, TileSet } from '../pieces/pieces.ts'
import { tileSetProblems } from './problems.ts'
import { tileStatistics } from './statistics.ts'
import { hideoutStreets, ordinaryStreets, startStreets } from './streets.ts'
import { drawnSectors, drawnTies } from './witnesses.ts'

const ITEMS_IN_ORDER: readonly Item[] = ['map', 'map', 'money', 'money', 'keys', 'keys']
const PLAIN_STREET: Exit = { end: 'street', at: 2 }
const PRISON: Tile = {
  id: 'p',
  kind: 'prison',
  item: null,
  exits: [PLAIN_STREET, PLAIN_STREET, PLAIN_STREET, PLAIN_STREET],
  sectors: [],
}
const ATTEMPTS = 100

/** The tile set of that seed (32 bits): always the same, and without `tileSetProblems`. */
export function plainTileSet(seed: number): TileSet {
  const random = seededRandom(seed)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const set = { id: `plain-${seed}`, tiles: drawnTiles(random) }
    if (isEven(set) && tileSetProblems(set).length === 0) return set
  }
  throw new Error(`No tile set from seed ${seed} in ${ATTEMPTS} attempts`)
}

/** No symbol is right much oftener than another, for the markers are 15 of each colour (C1.4). */
function isEven(set: TileSet): boolean {
  const timesRight = Object.values(tileStatistics(set).answers)
  return Math.max(...timesRight) <= 1.35 * Math.min(...timesRight)
}

/** Tiles of a whole set, by the numbers of C1; not yet checked. */
export function drawnTiles(random: Random): Tile[] {
  const starts = startStreets(random)
  const ordinary = ordinaryStreets(random)
  const hideouts = hideoutStreets(random)
  const ties = [...drawnTies(starts.length, random), ...drawnTies(ordinary.length, random)]
  const sectors = ties.map((tied) => drawnSectors(tied, random))
  const withoutItem = ordinary.length - ITEMS_IN_ORDER.length
  return [
    PRISON,
    ...hideouts.map(
      (exits, n): Tile => ({ id: `h${n + 1}`, kind: 'hideout', item: null, exits, sectors: [] }),
    ),
    ...starts.map(
      (exits, n): Tile => ({ id: `s${n + 1}`, kind: 'start', item: null, exits, sectors: sectors[n] ?? [] }),
    ),
    ...ordinary.map(
      (exits, n): Tile => ({
        id: `r${String(n + 1).padStart(2, '0')}`,
        kind: 'route',
        item: ITEMS_IN_ORDER[n - withoutItem] ?? null,
        exits,
        sectors: sectors[starts.length + n] ?? [],
      }),
    ),
  ]
}
