import { CELLS, squareNamed } from './castle.ts'
import { officerOf, type Seen, type SeenPow, stockSize } from './seen.ts'
import { isDetectedRoom } from './walk.ts'

/** K9.3, K9.6–K9.8: to the cells of which zone a guard may take a POW on that square; undefined if it may not. */
export function arrestBy(seen: Seen, pow: SeenPow, at: string): 'inner' | 'outer' | undefined {
  const square = squareNamed(at)
  if (!square || pow.hasEscaped || pow.safeIn === seen.turn.round) return undefined
  const hasMarker = seen.markers.some((marker) => squareNamed(marker.at)?.area === square.area)
  if (['appel', 'tunnel', 'target'].includes(square.kind)) return undefined
  if (square.kind === 'hideaway' && !hasMarker) return undefined
  if (square.kind === 'room' && !hasMarker && !isDetectedRoom(seen, square.area)) return undefined
  if (square.zone !== 'inner' && !pow.isInward) return 'outer'
  return stockSize(seen.equipment[officerOf(pow.id)]) > 0 ? 'inner' : undefined
}

/** K9.5: where an arrested POW may be now, its zone's cells first; the Appel area if all are full. */
export function isRightCell(before: Seen, after: Seen, id: number, zone: 'inner' | 'outer'): boolean {
  const at = after.pows.find((pow) => pow.id === id)?.at ?? ''
  const cell = CELLS.find((one) => one.id === at)
  const crowd = (seen: Seen, ofZone: 'inner' | 'outer') =>
    CELLS.filter((one) => one.zone === ofZone).reduce(
      (sum, one) => sum + one.holds - seen.pows.filter((pow) => pow.at === one.id).length,
      0,
    )
  const other = zone === 'inner' ? 'outer' : 'inner'
  if (cell?.zone === zone) return true
  if (cell?.zone === other) return crowd(after, zone) === 0 || crowd(before, zone) === 0
  return squareNamed(at)?.kind === 'appel' && crowd(after, zone) + crowd(after, other) === 0
}
