import { type Cell, endsAgree, endsMeet, exitAt, headingTo, type Lying } from '../geometry.ts'
import type { Match } from '../match.ts'
import type { Exit } from '../pieces.ts'
import { freeCellsBeside, touchesOf } from '../placements.ts'

/** How a path could go on behind a tile: not at all, by a street somewhere, or with a tile of the hand. */
export const CLOSED = 0
export const OPEN = 1
export const FOLLOWED = 2

/** `taken` is the table without the tile, `hand` what is left once it lies. */
export function opennessOf(
  match: Match,
  taken: readonly Cell[],
  placed: Lying,
  hand: readonly string[],
): typeof CLOSED | typeof OPEN | typeof FOLLOWED {
  const all = [...taken, placed]
  const exits = freeCellsBeside(match, all, placed).flatMap((cell): Exit[] => {
    const heading = headingTo(placed, cell)
    const exit = heading === undefined ? null : exitAt(placed, heading)
    return exit && touchesOf(all, cell) === 1 ? [exit] : []
  })
  if (exits.length === 0) return CLOSED
  return hand.some((id) => canFollow(match, id, exits)) ? FOLLOWED : OPEN
}

/** A tile may be turned as one likes: one of its exits has to fit. */
function canFollow(match: Match, id: string, exits: readonly Exit[]): boolean {
  const own = match.tiles.get(id)?.exits ?? []
  return own.some((one) => one && exits.some((exit) => endsMeet(one, exit) && endsAgree(one, exit)))
}
