import type { ChaseSymbol, Exit, Item, Sector, Tile, TileSet } from '../pieces/pieces.ts'

// All streets plain and at 2, in each direction one symbol with most witnesses, unless a tile's name says more.

const NORTH_TO_WEST: readonly ChaseSymbol[] = ['triangle', 'square', 'diamond', 'star']
export const STARTS = ['s1', 's2', 's3', 's4', 's5', 's6']
const PLAIN = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10']
const ITEM_TILES = ['map', 'money', 'keys', 'map2', 'money2', 'keys2']
const street = (at: Exit['at'] = 2): Exit => ({ end: 'street', at })
const roadblock: Exit = { end: 'roadblock', at: 2 }
const trees: Exit = { end: 'trees', at: 2 }
const around = (exit: Exit): Tile['exits'] => [exit, exit, exit, exit]
const looking = (count: (way: number, corner: number) => number): Sector[] =>
  NORTH_TO_WEST.map((symbol, corner) => ({
    symbol,
    witnesses: [count(0, corner), count(1, corner), count(2, corner), count(3, corner)],
  }))

function printed(id: string, kind: Tile['kind'], change: Partial<Tile> = {}): Tile {
  const item = ITEM_TILES.includes(id) ? (id.replace('2', '') as Item) : null
  const sectors =
    kind === 'prison' || kind === 'hideout' ? [] : looking((way, corner) => (way === corner ? 3 : 1))
  return { id, kind, item, exits: around(street()), sectors, ...change }
}

export const TILES: TileSet = {
  id: 'table',
  tiles: [
    printed('p', 'prison'),
    ...STARTS.map((id) => printed(id, 'start')),
    ...[...PLAIN, ...ITEM_TILES].map((id) => printed(id, 'route')),
    printed('trees', 'route', { exits: around(trees) }),
    printed('trees2', 'route', { exits: around(trees) }),
    printed('roadblocks', 'route', { exits: around(roadblock) }),
    printed('roadblock-south', 'route', { exits: [street(), street(), roadblock, street()] }),
    printed('at-1', 'route', { exits: around(street(1)) }),
    printed('at-3', 'route', { exits: around(street(3)) }),
    printed('only-south', 'route', { exits: [null, null, street(), null] }),
    printed('blind', 'route', { sectors: looking(() => 0) }),
    printed('tied', 'route', { sectors: looking((_, corner) => [2, 1, 0, 2][corner] ?? 0) }),
    printed('hideout', 'hideout'),
    printed('blocked-hideout', 'hideout', { exits: around(roadblock) }),
    printed('hideout-at-1', 'hideout', { exits: around(street(1)) }),
  ],
}

export const PILES: readonly [readonly string[], readonly string[]] = [
  'map money keys r1 r2 r3 r4 trees roadblocks at-1 at-3 only-south roadblock-south hideout'.split(' '),
  'map2 money2 keys2 r5 r6 r7 r8 r9 r10 trees2 tied blind blocked-hideout hideout-at-1'.split(' '),
]
