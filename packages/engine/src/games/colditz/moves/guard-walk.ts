import { withArrest } from '../arrests/arrest.ts'
import { hasMarkerIn, isDetectedRoom, type Liability, liabilityOf } from '../arrests/liability.ts'
import { gateOf, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { guardWaysOf, type OpenToGuards } from '../board/guards.ts'
import { shutBy } from '../board/shut.ts'
import { isGuardOnBoard, isOutside, occupancyOf, squareAt, withGuard } from '../state/places.ts'
import { type Marker, RETURNED, type Table } from '../state/table.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

export interface GuardWalk {
  readonly guard: number
  readonly path: readonly string[]
  readonly lifts: readonly string[]
}

/** What is open to guards besides their own ways. */
export function openToGuards({ markers, tunnels }: Table): OpenToGuards {
  return {
    marked: markers.map(({ way }) => way),
    detected: tunnels.flatMap(({ name, isDetected }) => (isDetected ? [name] : [])),
  }
}

/** What stands against a guard's path. */
export function guardWalkObjection(table: Table, { guard, path, lifts }: GuardWalk): RefusalCode | undefined {
  const start = squareAt(table.guards[guard] ?? '')
  if (!start) return 'guard-not-on-board'
  if (path.length > table.turn.points) return 'too-few-points'
  const ways = guardWaysOf(castle, openToGuards(table))
  let from = start
  for (const [index, next] of path.entries()) {
    const to = squareAt(next)
    if (!to || !ways[from.index]?.some((way) => way.to === to)) return barred(from, to)
    if (to.zone === 'outside' && to.kind !== 'tunnel' && !mayGoOutside(table)) return 'nobody-outside'
    const met = metBy(table, guard, to)
    if (met === 'blocked') return 'square-taken'
    const isLast = index === path.length - 1
    if (met && !isLast) return 'path-ends-before'
    if (isLast && !met) {
      const objection = endObjection(table, guard, to)
      if (objection) return objection
    }
    from = to
  }
  const squares = [start.id, ...path]
  return lifts.every((at) => table.markers.some((marker) => marker.at === at && passes(marker, squares)))
    ? undefined
    : 'no-marker-passed'
}

function barred(from: Square, to: Square | undefined): RefusalCode {
  const isNext = to !== undefined && castle.ways[from.index]?.some((way) => way.to === to)
  return isNext ? 'guards-stay-out' : 'no-such-step'
}

/** Whom a guard meets on a square: somebody to arrest, or somebody in the way; undefined if nobody. */
function metBy(
  table: Table,
  guard: number,
  to: Square,
): { readonly pow: number; readonly liability: Liability } | 'blocked' | undefined {
  const { pow: powAt, guard: guardAt } = occupancyOf(table)
  const other = guardAt(to.id)
  if (other !== undefined && other !== guard) return 'blocked'
  const pow = to.kind === 'tunnel' || to.kind === 'target' ? undefined : powAt(to.id)
  if (!pow) return undefined
  const liability = liabilityOf(table, pow)
  return liability ? { pow: pow.id, liability } : 'blocked'
}

/** K5.7, K9.9: whether a guard's move may end there. */
function endObjection(table: Table, guard: number, to: Square): RefusalCode | undefined {
  if (gateOf(to)) return 'guard-on-gate'
  if (to.brown !== undefined) return 'ends-on-brown'
  if (to.kind === 'target') return 'guards-stay-out'
  if (to.isLanding && !isPursuit(table)) return 'ends-on-landing'
  return shuts(table, guard, to.id) ? 'shuts' : undefined
}

/** K9.9: whether guards would shut something that is open now, if this one stood there. */
export function shuts(table: Table, guard: number, at: string): boolean {
  const before = shutIn(table)
  return shutIn(withGuard(table, guard, at)).some((area) => !before.includes(area))
}

/** K9.9: what guards shut as they stand; a pursuer may stand in a passage. */
export function shutIn(table: Table): readonly string[] {
  const all = table.guards.flatMap((at) => squareAt(at) ?? [])
  const squares = isPursuit(table) ? all.filter((square) => !isOnlyForPursuers(square)) : all
  const name = squares
    .map(({ id }) => id)
    .toSorted()
    .join()
  const known = shutKnown.get(name)
  if (known) return known
  const shut = shutBy(castle, squares)
  // A match has few guards, and they stand where they stood for long.
  if (shutKnown.size >= MOST_KNOWN) shutKnown.clear()
  shutKnown.set(name, shut)
  return shut
}

const MOST_KNOWN = 500
const shutKnown = new Map<string, readonly string[]>()

/** K9.10: a POW is outside, or somebody has just used a rope or gap. */
export function isPursuit({ pows, markers }: Table): boolean {
  return markers.length > 0 || pows.some(isOutside)
}

/** K9.10 */
export function mayGoOutside({ pows, tunnels }: Table): boolean {
  return tunnels.some(({ isDetected }) => isDetected) || pows.some(isOutside)
}

/** K5.7, K9.8, K9.9: a guard stands there in pursuit only. */
export function isOnlyForPursuers({ kind, zone, isLanding }: Square): boolean {
  return (
    kind === 'room' ||
    kind === 'hideaway' ||
    isLanding ||
    (zone === 'outside' && kind !== 'tunnel') ||
    (zone === 'inner' && kind === 'passage')
  )
}

/** K7.4: whether a path passes the marker: the square of a rope, or the gap in the wire itself. */
function passes({ at, way }: Marker, squares: readonly string[]): boolean {
  if (squareAt(at)?.rope !== undefined) return squares.includes(at)
  const ends = way.split('/')
  return squares.some((square, index) => ends.includes(square) && ends.includes(squares[index + 1] ?? ''))
}

/** The table after a guard's path that is allowed. */
export function withGuardWalk(table: Table, seq: number, { guard, path, lifts }: GuardWalk): Table {
  const to = squareAt(path.at(-1) ?? '')
  if (!to) return table
  const met = metBy(table, guard, to)
  const { turn } = table
  const paid = { ...table, turn: { ...turn, points: turn.points - path.length } }
  const squares = [table.guards[guard] ?? '', ...path]
  const lifted: Table = {
    ...paid,
    markers: paid.markers.filter((marker) => !(lifts.includes(marker.at) && passes(marker, squares))),
  }
  if (met && met !== 'blocked') {
    const returned = withGuard(lifted, guard, RETURNED)
    const arrested = withArrest(returned, seq, met.pow, 'guard', met.liability)
    return { ...arrested, turn: { ...arrested.turn, hasArrested: true } }
  }
  const isStuck = (to.kind === 'room' || to.kind === 'hideaway') && !mayBeIn(lifted, to.area)
  return withGuard(lifted, guard, isStuck ? RETURNED : to.id)
}

/** K9.6, K9.10: whether guards may be in that room or hideaway now. */
export function mayBeIn(table: Table, area: string): boolean {
  return hasMarkerIn(table, area) || isDetectedRoom(table, area)
}

/** The guards on the board with their squares. */
export function guardsOnBoard({ guards }: Table): readonly { readonly guard: number; readonly at: string }[] {
  return guards.flatMap((at, guard) => (isGuardOnBoard(at) ? [{ guard, at }] : []))
}
