import { castle } from '../board/castle.ts'
import { isOnFoot } from '../board/steps.ts'
import { officerOf } from '../pieces/pieces.ts'
import { cellAt, freeWhite, occupancyOf, powOf, squareAt, withPow } from '../state/places.ts'
import type { Table } from '../state/table.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

/** K9.7: where a POW may go that is freed from its cell, the first being where it goes by itself; none if it is in no cell. */
export function placesOfRelease(table: Table, id: number): readonly string[] {
  const pow = powOf(table, id)
  const cell = pow && cellAt(pow.at)
  if (!cell) return []
  const { isFree } = occupancyOf(table)
  if (isFree(cell.arrow)) return [cell.arrow]
  if (cell.zone === 'inner') return freeWhite(table, officerOf(id))
  const arrow = squareAt(cell.arrow)
  return (castle.ways[arrow?.index ?? -1] ?? [])
    .filter((way) => isOnFoot(way) && !way.to.isLit && way.to.brown === undefined)
    .map(({ to }) => to.id)
    .filter(isFree)
}

/** K9.7: what stands against freeing a POW to that square. */
export function freeingObjection(table: Table, id: number, to: string | undefined): RefusalCode | undefined {
  if (!cellAt(powOf(table, id)?.at ?? '')) return 'not-in-a-cell'
  return to !== undefined && placesOfRelease(table, id).includes(to) ? undefined : 'not-beside-cell'
}

/** K9.7, K9.8: the POW outside its cell. */
export function withRelease(table: Table, id: number, to: string): Table {
  const isOuter = cellAt(powOf(table, id)?.at ?? '')?.zone === 'outer'
  const { turn } = table
  return {
    ...withPow(table, id, { at: to, safeIn: turn.round, isInward: isOuter }),
    turn: { ...turn, freed: [...turn.freed, id] },
  }
}
