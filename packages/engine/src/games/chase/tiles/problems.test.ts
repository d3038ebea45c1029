import { expect, test } from 'vitest'
import type { Exit, Sector, Tile, TileSet } from '../pieces/pieces.ts'
import { plainTileSet } from './plain.ts'
import { tileSetProblems } from './problems.ts'

const plain = plainTileSet(1)
const street: Exit = { end: 'street', at: 2 }
const roadblock: Exit = { end: 'roadblock', at: 2 }

/** The plain set with the tiles that are asked for changed. */
function changed(asked: (tile: Tile) => boolean, change: (tile: Tile) => Tile): TileSet {
  return { ...plain, tiles: plain.tiles.map((tile) => (asked(tile) ? change(tile) : tile)) }
}
const named = (id: string) => (tile: Tile) => tile.id === id
const withExits =
  (...exits: Tile['exits']) =>
  (tile: Tile): Tile => ({ ...tile, exits })
const withSectors = (change: (sector: Sector, n: number) => Sector) => (tile: Tile) => ({
  ...tile,
  sectors: tile.sectors.map(change),
})
const everybodyEverywhere = withSectors((sector) => ({ ...sector, witnesses: [1, 1, 1, 1] }))

const cases: { set: TileSet; problem: string }[] = [
  { set: { ...plain, tiles: plain.tiles.slice(0, -1) }, problem: 'C1.1: 24 tiles of kind route, not 25' },
  {
    set: { ...plain, tiles: plain.tiles.filter((t) => t.kind !== 'prison') },
    problem: 'C1.1: 0 tiles of kind prison, not 1',
  },
  {
    set: changed(named('h3'), (tile) => ({ ...tile, kind: 'start' })),
    problem: 'C1.1: 2 tiles of kind hideout, not 3',
  },
  {
    set: changed(named('s6'), (tile) => ({ ...tile, kind: 'route' })),
    problem: 'C1.1: 5 tiles of kind start, not 6',
  },
  {
    set: changed(named('r25'), (tile) => ({ ...tile, item: 'map' })),
    problem: 'C1.1: 3 tiles with map, not 2',
  },
  {
    set: changed(named('s1'), (tile) => ({ ...tile, item: 'map' })),
    problem: 'C1.1: s1 has an item but is no ordinary tile',
  },
  {
    set: changed(named('r02'), (tile) => ({ ...tile, id: 'r01' })),
    problem: 'C1.1: 34 different tile ids, not 35',
  },
  {
    set: changed(named('p'), withExits(street, street, street, null)),
    problem: 'C1.2: p has not four plain streets at 2',
  },
  {
    set: changed(named('p'), withExits(street, street, street, { end: 'street', at: 1 })),
    problem: 'C1.2: p has not four plain streets at 2',
  },
  {
    set: changed(named('r03'), (tile) => ({ ...tile, sectors: tile.sectors.slice(1) })),
    problem: 'C1.3: r03 has not four sectors with different symbols',
  },
  {
    set: changed(
      named('s2'),
      withSectors((sector) => ({ ...sector, symbol: 'star' })),
    ),
    problem: 'C1.3: s2 has not four sectors with different symbols',
  },
  {
    set: changed(
      named('r04'),
      withSectors((sector) => ({ ...sector, witnesses: [1, 0.5, 1, 1] })),
    ),
    problem: 'C1.3: r04 has witnesses that cannot be counted',
  },
  {
    set: changed(
      named('r05'),
      withSectors((sector) => ({ ...sector, witnesses: [1, 1, 0, 1] })),
    ),
    problem: 'C1.6: no witness on r05 looks south',
  },
  {
    set: changed(named('r20'), withExits(street, street, roadblock, roadblock)),
    problem: 'C1.6: r20 is not mostly roadblocks',
  },
  {
    set: changed(named('r21'), withExits(roadblock, null, null, null)),
    problem: 'C1.6: r21 cannot be both entered and left',
  },
  {
    set: changed((tile) => tile.kind === 'route', withExits(street, street, street, street)),
    problem: 'C1.6: 100.0 % of placements are legal, not 15.0 % to 25.0 %',
  },
  {
    set: changed((tile) => tile.sectors.length > 0, everybodyEverywhere),
    problem: 'C1.6: 100.0 % of tile-directions have a tie, not 10.0 % to 25.0 %',
  },
]

test.each(cases)('$problem', ({ set, problem }) => {
  expect(tileSetProblems(set)).toContain(problem)
})

test('C1.1: nothing but what is wrong is named', () => {
  const set = changed(named('r25'), (tile) => ({ ...tile, item: 'map' }))
  expect(tileSetProblems(set)).toEqual(['C1.1: 3 tiles with map, not 2', 'C1.1: 1 tiles with keys, not 2'])
})

test('C1.6: an item tile all of roadblocks is no problem, one that nothing can meet is', () => {
  const blocked = withExits(roadblock, roadblock, roadblock, roadblock)
  const among = (other: Exit) =>
    changed(
      (tile) => tile.kind === 'route',
      (tile) => (tile.id === 'r22' ? blocked(tile) : withExits(other, other, other, other)(tile)),
    )
  const aboutIt = (set: TileSet) => tileSetProblems(set).filter((problem) => problem.includes('r22'))
  expect(aboutIt(among({ end: 'trees', at: 2 }))).toEqual([])
  expect(aboutIt(among(street))).toEqual(['C1.6: r22 cannot be both entered and left'])
})
