import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import { isOnBoard, squareAt } from '../state/places.ts'
import type { Table } from '../state/table.ts'
import { waysToTarget } from './ways.ts'

/** How near a POW is to getting out, by what everybody sees. */
export interface Threat {
  readonly pow: number
  /** Points to each target with the equipment its officer has; undefined where that does not lead. */
  readonly points: Readonly<Record<string, number | undefined>>
  /** The fewest of them. */
  readonly least: number
  /** It is in the outer zone or outside. */
  readonly isOut: boolean
}

/** The threat of every POW on the board (for the security officer, and for viewers to draw). */
export function threatsOf(table: Table): readonly Threat[] {
  return table.pows.filter(isOnBoard).map((pow) => {
    const square = squareAt(pow.at)
    const own = table.equipment[officerOf(pow.id)]
    const points = Object.fromEntries(
      castle.targets.map((target) => [
        target,
        square && own ? waysToTarget(target).pips(square, own) : undefined,
      ]),
    )
    const least = Math.min(...Object.values(points).map((one) => one ?? Number.POSITIVE_INFINITY))
    return { pow: pow.id, points, least, isOut: square !== undefined && square.zone !== 'inner' }
  })
}
