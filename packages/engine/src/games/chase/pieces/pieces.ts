/** The pieces of C1: tiles, their edges and sectors, markers, victory markers. */

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const ITEMS = ['map', 'money', 'keys'] as const
export type Item = (typeof ITEMS)[number]

export const SYMBOLS = ['triangle', 'square', 'diamond', 'star'] as const
export type ChaseSymbol = (typeof SYMBOLS)[number]

export const COLOURS = ['red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export const END_KINDS = ['street', 'trees', 'roadblock'] as const
export type EndKind = (typeof END_KINDS)[number]

export const TILE_KINDS = ['route', 'start', 'hideout', 'prison'] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** Where a street leaves an edge: 1, 2 or 3, counted clockwise along the outline (C1.2). */
export interface Exit {
  readonly end: EndKind
  readonly at: 1 | 2 | 3
}

/** One corner of a tile and how many of its witnesses look north, east, south and west, as printed. */
export interface Sector {
  readonly symbol: ChaseSymbol
  readonly witnesses: readonly [number, number, number, number]
}

/** A tile as printed (rot 0): exits by edge N, E, S, W (null: closed), sectors NE, SE, SW, NW. */
export interface Tile {
  readonly id: string
  readonly kind: TileKind
  readonly item: Item | null
  readonly exits: readonly [Exit | null, Exit | null, Exit | null, Exit | null]
  readonly sectors: readonly Sector[]
}

export interface TileSet {
  readonly id: string
  readonly tiles: readonly Tile[]
}

/** C1.3 [ours]: which symbol has which colour. */
export function colourOf(symbol: ChaseSymbol): Colour {
  return symbol === 'triangle' || symbol === 'square' ? 'red' : 'blue'
}
