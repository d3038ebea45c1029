import { gateOf, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { guardWaysOf } from '../board/guards.ts'
import { isOnFoot } from '../board/steps.ts'
import { occupancyOf, squareAt } from '../state/places.ts'
import type { Table } from '../state/table.ts'

/**
 * K5.5: the squares to which a piece may be moved aside by one that comes from `from`: free ones next to it where it
 * may stand, or, if there is none, the place of the other.
 */
export function asidesOf(table: Table, at: string, from: string, isGuard: boolean): readonly string[] {
  const square = squareAt(at)
  if (!square) return []
  const { isFree } = occupancyOf(table)
  const ways = isGuard ? guardWaysOf(castle, { marked: [], detected: [] }) : castle.ways
  const free = (ways[square.index] ?? [])
    .filter((way) => isOnFoot(way) && mayStand(way.to, isGuard) && isFree(way.to.id))
    .map(({ to }) => to.id)
  return free.length > 0 ? free : [from]
}

/** K3.2, K5.7: where a move may end without a card. */
function mayStand(square: Square, isGuard: boolean): boolean {
  if (gateOf(square) || square.brown !== undefined || square.kind === 'target') return false
  return isGuard ? !square.isLanding : !square.isLit
}
