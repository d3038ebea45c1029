import { type Liability, liabilityOf } from '../arrests/liability.ts'
import {
  areaOf,
  type Edge,
  type Equipment,
  edgeBetween,
  gateOf,
  type Need,
  type Square,
} from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { isOnFoot, isWhiteWay } from '../board/steps.ts'
import { officerOf } from '../pieces/pieces.ts'
import { occupancyOf, squareAt, takenSquares } from '../state/places.ts'
import type { Pow, Table } from '../state/table.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'
import { asidesOf } from './asides.ts'
import { canPay } from './equipment.ts'

/** A step of a POW that the rules allow, and what it comes to. */
export interface PowStep {
  readonly pow: Pow
  readonly from: Square
  readonly to: Square
  /** The equipment that is played. */
  readonly cards: readonly Equipment[]
  /** K7.5: the card was asked for by the square. */
  readonly gate: 'key' | 'pass' | undefined
  /** K7.4: the rope or wire that is passed outwards. */
  readonly way: Edge | undefined
  /** K5.5, K9.8: who is moved aside, and where to. */
  readonly aside: { readonly at: string; readonly to: string; readonly isGuard: boolean } | undefined
  /** K9.3: it walks into that guard and is arrested. */
  readonly arrest: { readonly guard: number; readonly liability: Liability } | undefined
  readonly isInward: boolean
}

/** What the next step of a POW comes to, or what stands against it; `aside`: where somebody in its way is to go. */
export function powStepOf(
  table: Table,
  pow: Pow,
  next: string,
  aside: string | undefined,
): PowStep | RefusalCode {
  const from = squareAt(pow.at)
  const to = squareAt(next)
  if (!from || !to || pow.hasEscaped) return 'no-such-step'
  const way = wayBetween(table, from, to)
  if (typeof way === 'string') return way
  const officer = officerOf(pow.id)
  const isInward = pow.isInward && homeOf(to) <= homeOf(from)
  const fee = feeOf(table, officer, { from, to, edge: way.edge, isInward })
  if (typeof fee === 'string') return fee
  if (!canPay(table, officer, fee.cards)) return NEEDS[fee.cards[0] ?? 'rope']
  if (to.kind === 'target' && !table.kits[officer] && !table.turn.hasKitPlayed) return 'needs-kit'
  if (isAloneInNew(table, from, to)) return 'too-few-pows'
  if (entersHideaway(from, to) && isFull(table, to.area)) return 'hideaway-full'
  const step = { pow, from, to, ...fee, aside: undefined, arrest: undefined, isInward }
  return metAt(table, step, aside)
}

/** K5.5: what becomes of a step onto a square where somebody stands. */
function metAt(table: Table, step: PowStep, wished: string | undefined): PowStep | RefusalCode {
  const { pow, to } = step
  if (to.kind === 'target') return step
  const { pow: powAt, guard: guardAt } = occupancyOf(table)
  const guard = guardAt(to.id)
  if (guard !== undefined) {
    const { isInward } = step
    if (isInward) return withAside(table, step, wished, true)
    const liability = liabilityOf(table, { ...pow, at: to.id, isInward, safeIn: safeAfter(pow, step) })
    return liability ? { ...step, arrest: { guard, liability } } : 'square-taken'
  }
  const other = powAt(to.id)
  if (!other) return step
  if (to.kind === 'hideaway') return step
  const isOthers = officerOf(other.id) !== officerOf(pow.id)
  return to.kind === 'room' && isOthers ? withAside(table, step, wished, false) : 'square-taken'
}

function withAside(
  table: Table,
  step: PowStep,
  wished: string | undefined,
  isGuard: boolean,
): PowStep | RefusalCode {
  const open = asidesOf(table, step.to.id, step.from.id, isGuard)
  const to = wished ?? open[0]
  if (to === undefined || !open.includes(to)) return 'no-such-aside'
  return { ...step, aside: { at: step.to.id, to, isGuard } }
}

/** K7.3, K7.5, K12.3: what it takes to go that way. */
function feeOf(
  table: Table,
  officer: number,
  { from, to, edge, isInward }: { from: Square; to: Square; edge: Edge | undefined; isInward: boolean },
): Pick<PowStep, 'cards' | 'gate' | 'way'> | RefusalCode {
  const gate = gateOf(to)
  if (gate) {
    const isOpen = isInward || table.turn.gates.includes(to.id)
    return { cards: isOpen ? [] : [gate], gate: isOpen ? undefined : gate, way: undefined }
  }
  if (edge?.need === undefined) return { cards: [], gate: undefined, way: undefined }
  switch (edge.need) {
    case 'ford':
      return 'only-for-life'
    case 'rope30':
    case 'rope60': {
      const isOut = from.rope !== undefined
      const cards: Equipment[] = edge.need === 'rope30' ? ['rope'] : ['rope', 'rope']
      return {
        cards: isOut && isMarked(table, officer, edge) ? [] : cards,
        gate: undefined,
        way: isOut ? edge : undefined,
      }
    }
    case 'wire': {
      const isOut = to.zone === 'outside'
      return {
        cards: isOut && isMarked(table, officer, edge) ? [] : ['cutters'],
        gate: undefined,
        way: isOut ? edge : undefined,
      }
    }
    default:
      return table.tunnels.some(({ name }) => edge.need === tunnelNeed(name))
        ? { cards: [], gate: undefined, way: undefined }
        : 'tunnel-closed'
  }
}

function isMarked({ markers }: Table, seat: number, { id }: Edge): boolean {
  return markers.some((marker) => marker.way === id && marker.seat === seat)
}

function tunnelNeed(name: 'A' | 'B' | 'C'): Need {
  return `tunnel-${name}`
}

/** K3.1: what a step from one square to the other follows, or why there is none. */
function wayBetween(
  table: Table,
  from: Square,
  to: Square,
): { readonly edge: Edge | undefined } | RefusalCode {
  if (from === to) return 'no-such-step'
  // K5.6
  if (from.kind === 'appel' && to.kind === 'appel') {
    const taken = takenSquares(table)
    return isWhiteWay(castle, from, to, ({ id }) => !taken.has(id)) ? { edge: undefined } : 'no-white-way'
  }
  const edge = edgeBetween(castle, from.id, to.id)
  if (edge) return { edge }
  if (table.hasChapelExit && isChapelExit(from, to)) return { edge: undefined }
  // K5.5: one leaves a hideaway from any place in it.
  if (from.kind !== 'hideaway' || to.area === from.area) return 'no-such-step'
  return areaOf(castle, from.area).squares.some((id) =>
    (castle.ways[squareAt(id)?.index ?? -1] ?? []).some((way) => isOnFoot(way) && way.to === to),
  )
    ? { edge: undefined }
    : 'no-such-step'
}

/** K12.3 */
function isChapelExit(from: Square, to: Square): boolean {
  return castle.tunnels.some(({ earlyExit }) => earlyExit?.after === from.id && earlyExit.to === to.id)
}

/** K12.3: out at the end of a tunnel into which nobody else has stepped since it was opened. */
function isAloneInNew({ tunnels }: Table, from: Square, to: Square): boolean {
  if (from.kind !== 'tunnel' || to.kind === 'tunnel') return false
  const name = castle.tunnels.find(
    (tunnel) => from.area === `tunnel-${tunnel.name}` && to.area !== tunnel.room,
  )?.name
  return tunnels.some((tunnel) => tunnel.name === name && tunnel.entered !== undefined)
}

function entersHideaway(from: Square, to: Square): boolean {
  return to.kind === 'hideaway' && from.area !== to.area
}

function isFull(table: Table, area: string): boolean {
  const { pow } = occupancyOf(table)
  return areaOf(castle, area).squares.every((id) => pow(id) !== undefined)
}

/** K9.8: how far it is back to grey; outside all the farther. */
export function homeOf({ zone, home }: Square): number {
  if (zone === 'inner') return 0
  return zone === 'outer' ? (home ?? FAR_FROM_HOME) : FAR_FROM_HOME
}
const FAR_FROM_HOME = 1000

/** K9.7: until when it may not be arrested, once it has gone that step: who leaves grey, or K9.8, is safe no more. */
export function safeAfter(pow: Pow, { from, to, isInward }: Pick<PowStep, 'from' | 'to' | 'isInward'>) {
  const leavesGrey = from.zone === 'inner' && to.zone !== 'inner'
  return leavesGrey || (pow.isInward && !isInward) ? undefined : pow.safeIn
}

const NEEDS = {
  rope: 'needs-rope',
  cutters: 'needs-cutters',
  key: 'needs-key',
  pass: 'needs-pass',
} as const satisfies Readonly<Record<Equipment, RefusalCode>>
