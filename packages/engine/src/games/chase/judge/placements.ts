import { type Cell, HEADINGS, headingTo, type Lying, PRISON_CELL } from '../pieces/geometry.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import type { Options } from '../vocabulary/options.ts'
import { connectionClause } from './check-tiles.ts'

/** North, east, south, west of a cell. */
export function cellsAround({ x, y }: Cell): Cell[] {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]
}

export function includesCell(cells: readonly Cell[], { x, y }: Cell): boolean {
  return cells.some((cell) => cell.x === x && cell.y === y)
}

/** How large the table is. */
export interface TableSize {
  readonly options: Pick<Options, 'width' | 'height'>
}

export function isOnTable({ options }: TableSize, { x, y }: Cell): boolean {
  return Math.abs(x) <= (options.width - 1) / 2 && Math.abs(y) <= (options.height - 1) / 2
}

/** What lies on the table, the prison and the starts that hold their cells included. */
export function cellsTaken(round: Round): Cell[] {
  const tiles = round.paths.flatMap((path): readonly Cell[] =>
    round.started ? path.tiles : (path.start?.tiles ?? []),
  )
  return [PRISON_CELL, ...tiles]
}

/** Where a tile may be put that shares an edge with a cell. */
export function freeCellsBeside(match: TableSize, taken: readonly Cell[], cell: Cell): Cell[] {
  return cellsAround(cell).filter((beside) => isOnTable(match, beside) && !includesCell(taken, beside))
}

/** How many of the cells taken share an edge with a cell. */
export function touchesOf(taken: readonly Cell[], cell: Cell): number {
  return cellsAround(cell).filter((beside) => includesCell(taken, beside)).length
}

/** Every tile on every cell in every turn. */
export function waysToLie(match: Match, tiles: readonly string[], cells: readonly Cell[]): Lying[] {
  const ways: Lying[] = []
  for (const id of tiles) {
    const tile = match.tiles.get(id)
    if (tile) for (const { x, y } of cells) for (const rot of HEADINGS) ways.push({ tile, x, y, rot })
  }
  return ways
}

/** Whether two lying tiles share an edge on which they connect by C5.2 and C5.3. */
export function connects(one: Lying, other: Lying): boolean {
  return headingTo(one, other) !== undefined && connectionClause(one, other) === undefined
}
