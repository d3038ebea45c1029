import { type ChaseSymbol, type Exit, SYMBOLS, type Tile } from './pieces.ts'

/** 0 north, 1 east, 2 south, 3 west: an edge of a cell, or the way something faces. */
export type Heading = 0 | 1 | 2 | 3
export const HEADINGS: readonly Heading[] = [0, 1, 2, 3]

/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3

export interface Cell {
  readonly x: number
  readonly y: number
}

/** A tile as it lies on the table. */
export interface Lying extends Cell {
  readonly tile: Tile
  readonly rot: Rotation
}

/** Prison at (0,0); x grows east, y grows south. */
export const PRISON_CELL: Cell = { x: 0, y: 0 }

/** The edge that looks back at `heading`. */
export function opposite(heading: Heading): Heading {
  return ((heading + 2) & 3) as Heading
}

/** The direction of a printed edge or witness that faces `heading` once the tile is turned. */
export function printed(heading: Heading, rot: Rotation): Heading {
  return ((heading - rot) & 3) as Heading
}

/** Which way from `from` the adjacent cell `to` lies; undefined if they do not share an edge. */
export function headingTo(from: Cell, to: Cell): Heading | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx === 0) return dy === -1 ? 0 : dy === 1 ? 2 : undefined
  if (dy === 0) return dx === 1 ? 1 : dx === -1 ? 3 : undefined
  return undefined
}

/** Whether two cells share an edge. */
export function isBeside(one: Cell, other: Cell): boolean {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx * dx + dy * dy === 1
}

/** How the street at an edge of a lying tile ends; null where the edge is closed. */
export function exitAt(lying: Pick<Lying, 'tile' | 'rot'>, edge: Heading): Exit | null {
  return lying.tile.exits[printed(edge, lying.rot)]
}

/** C5.2: both tiles have a street there and the ends meet, 1 with 3, 2 with 2, 3 with 1. */
export function endsMeet(one: Exit | null, other: Exit | null): boolean {
  return one !== null && other !== null && one.at + other.at === 4
}

/** C5.3: a roadblock only ever meets trees. */
export function endsAgree(one: Exit, other: Exit): boolean {
  if (one.end === 'roadblock') return other.end === 'trees'
  return other.end !== 'roadblock' || one.end === 'trees'
}

/** C7.2: the symbols of the sectors with most witnesses looking towards `heading`; all of them where none looks. */
export function symbolsTowards(lying: Pick<Lying, 'tile' | 'rot'>, heading: Heading): ChaseSymbol[] {
  const looking = printed(heading, lying.rot)
  const { sectors } = lying.tile
  if (sectors.length === 0) return [...SYMBOLS]
  let most = 0
  for (const sector of sectors) most = Math.max(most, sector.witnesses[looking])
  const symbols: ChaseSymbol[] = []
  for (const { symbol, witnesses } of sectors) if (witnesses[looking] === most) symbols.push(symbol)
  return symbols
}
