import { type Cell, PRISON_CELL } from '../pieces/geometry.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import type { RefusalCode } from './refusals.ts'

/** Why nothing can be placed in a cell, whatever it is; undefined: it is free. */
export function objectionToCell(match: Match, round: Round, cell: Cell): RefusalCode | undefined {
  const { width, height } = match.options
  if (Math.abs(cell.x) > (width - 1) / 2 || Math.abs(cell.y) > (height - 1) / 2) return 'off-the-table'
  return isTaken(round, cell) ? 'cell-taken' : undefined
}

function isTaken(round: Round, cell: Cell): boolean {
  if (isSame(cell, PRISON_CELL)) return true
  for (const path of round.paths) {
    for (const placed of path.tiles) if (isSame(placed, cell)) return true
    if (round.started) continue
    for (const placed of path.start?.tiles ?? []) if (isSame(placed, cell)) return true
  }
  return false
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y
}
