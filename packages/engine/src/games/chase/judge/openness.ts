import { type Cell, endsAgree, endsMeet, exitAt, headingTo, type Lying } from '../pieces/geometry.ts'
import type { Exit, Tile } from '../pieces/pieces.ts'
import { freeCellsBeside, type TableSize, touchesOf } from './placements.ts'

/** How a path could go on after a tile: not at all, by a street, with a tile of the hand, with a tile that is needed. */
export const DEAD_END = 0
export const OPEN = 1
export const FOLLOWED = 2
export const LEADING = 3
export type Openness = typeof DEAD_END | typeof OPEN | typeof FOLLOWED | typeof LEADING

/** `taken` is the table without the tile, `hand` what is left once it lies. */
export function opennessOf(
  table: TableSize,
  taken: readonly Cell[],
  placed: Lying,
  hand: readonly Tile[],
  isNeeded: (tile: Tile) => boolean = () => false,
): Openness {
  const all = [...taken, placed]
  const exits = freeCellsBeside(table, all, placed).flatMap((cell): Exit[] => {
    const heading = headingTo(placed, cell)
    const exit = heading === undefined ? null : exitAt(placed, heading)
    return exit && touchesOf(all, cell) === 1 ? [exit] : []
  })
  if (exits.length === 0) return DEAD_END
  const following = hand.filter((tile) => canFollow(tile, exits))
  if (following.length === 0) return OPEN
  return following.some(isNeeded) ? LEADING : FOLLOWED
}

/** A tile may be turned freely: any of its exits may fit. */
function canFollow(tile: Tile, exits: readonly Exit[]): boolean {
  return tile.exits.some((one) => one && exits.some((exit) => endsMeet(one, exit) && endsAgree(one, exit)))
}
