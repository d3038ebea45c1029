import { areaOf, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import { hasEquipment, squareAt } from '../state/places.ts'
import type { Pow, Table } from '../state/table.ts'

/** What an arrest at that place comes to (K9.3). */
export interface Liability {
  readonly zone: 'inner' | 'outer'
  readonly confiscates: boolean
}

/** K9.3, K9.6–K9.8: what happens to a POW onto whose square a guard moves; undefined if nothing may. */
export function liabilityOf(table: Table, pow: Pow): Liability | undefined {
  const square = squareAt(pow.at)
  if (!square || pow.hasEscaped || isSafeThisRound(table, pow) || isShelter(table, square)) return undefined
  if (pow.isInward || square.zone === 'inner') {
    return hasEquipment(table, officerOf(pow.id)) ? { zone: 'inner', confiscates: false } : undefined
  }
  return { zone: 'outer', confiscates: true }
}

/** K9.7 */
export function isSafeThisRound({ turn }: Table, { safeIn }: Pow): boolean {
  return safeIn === turn.round
}

/** K9.6: no guard arrests anybody there. */
function isShelter(table: Table, square: Square): boolean {
  switch (square.kind) {
    case 'appel':
    case 'tunnel':
    case 'target':
      return true
    case 'hideaway':
      return !hasMarkerIn(table, square.area)
    case 'room':
      return !hasMarkerIn(table, square.area) && !isDetectedRoom(table, square.area)
    default:
      return false
  }
}

/** K9.6: a rope hangs from that room or hideaway, and its marker lies there. */
export function hasMarkerIn({ markers }: Table, area: string): boolean {
  const { squares } = areaOf(castle, area)
  return markers.some(({ at }) => squares.includes(at))
}

/** K12.3 */
export function isDetectedRoom({ tunnels }: Table, area: string): boolean {
  return tunnels.some(
    ({ name, isDetected }) =>
      isDetected && castle.tunnels.some((tunnel) => tunnel.name === name && tunnel.room === area),
  )
}
