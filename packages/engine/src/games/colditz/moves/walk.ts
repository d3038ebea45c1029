import { askedOf } from '../../../reactions/reaction.ts'
import { withArrest } from '../arrests/arrest.ts'
import { isSafeThisRound } from '../arrests/liability.ts'
import type { Square } from '../board/board.ts'
import { officerOf, TUNNEL_NEEDS } from '../pieces/pieces.ts'
import { occupancyOf, powOf, withGuard, withPow } from '../state/places.ts'
import {
  countOf,
  type Marker,
  type OpenTunnel,
  type Pow,
  RETURNED,
  type Step,
  type Table,
  type Walk,
} from '../state/table.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'
import { withPaid } from './equipment.ts'
import { withEscape } from './escape.ts'
import { type PowStep, powStepOf, safeAfter } from './pow-step.ts'

/** Why a path is refused, as if nobody reacted at a gate. */
export function walkObjection(table: Table, { pow: id, path, asides }: Walk): RefusalCode | undefined {
  if (path.length > table.turn.points) return 'too-few-points'
  let current = table
  for (const [index, next] of path.entries()) {
    const pow = powOf(current, id)
    const step = pow && powStepOf(current, pow, next, asideAt(asides, next))
    if (step === undefined) return 'not-your-piece'
    if (typeof step === 'string') return step
    const isLast = index === path.length - 1
    if (!isLast && (step.arrest || step.to.kind === 'target')) return 'path-ends-before'
    if (isLast && !step.arrest) {
      const objection = endObjection(current, step)
      if (objection) return objection
    }
    if (!isLast) current = withPowStep(current, 0, step)
  }
  return undefined
}

/** K5.5, K5.7: whether a POW's move may end there. */
export function endObjection(table: Table, { to, pow }: PowStep): RefusalCode | undefined {
  if (to.isLit) return 'floodlit'
  if (to.brown !== undefined) return 'ends-on-brown'
  const other = occupancyOf(table).pow(to.id)
  return to.kind === 'hideaway' && other && other.id !== pow.id ? 'square-taken' : undefined
}

/**
 * The table after the path, up to the first gate whose card the security officer might answer (K6.6, K7.5): there the
 * reaction is put first, and the rest of the path after it. A path that was admitted can't be barred meanwhile, since
 * everything else waits for the reaction.
 */
export function withWalk(table: Table, seq: number, walk: Walk): Table {
  let current = table
  for (const [index, next] of walk.path.entries()) {
    const pow = powOf(current, walk.pow)
    const step = pow && powStepOf(current, pow, next, asideAt(walk.asides, next))
    if (step === undefined || typeof step === 'string') return current
    current = withPowStep(current, seq, step)
    const { gate, to } = step
    const passing = powOf(current, walk.pow)
    const react = gate && passing && gateReaction(current, gate, passing, to)
    if (!react) continue
    const path = walk.path.slice(index + 1)
    const rest: Step[] = path.length > 0 ? [{ type: 'walk', walk: { ...walk, path } }] : []
    return { ...current, steps: [react, ...rest, ...current.steps] }
  }
  return current
}

/** K10.4: out of the security officer's turn, whoever holds any card could hold that one; K9.7: nobody where it can't be played. */
export function gateReaction(
  table: Table,
  gate: 'key' | 'pass',
  pow: Pow,
  at: Square,
): Extract<Step, { readonly card: 'arrest-pass' | 'arrest-key' }> | undefined {
  if (table.turn.seat === table.security) return undefined
  if (at.zone === 'inner' && isSafeThisRound(table, pow)) return undefined
  const open = askedOf([table.security], (seat) => countOf(table.hands[seat] ?? 0) > 0)
  return open.length > 0 ? { type: 'react', card: `arrest-${gate}`, pow: pow.id, at: at.id, open } : undefined
}

/** The table after one step that is allowed. */
export function withPowStep(table: Table, seq: number, step: PowStep): Table {
  const { pow, to, cards, gate, aside, arrest } = step
  const { turn } = table
  const cleared = aside ? withMovedAside(table, aside) : table
  const safeIn = safeAfter(pow, step)
  const isInward = step.isInward && to.zone !== 'inner' && cards.length === 0
  const moved: Table = {
    ...cleared,
    pows: cleared.pows.map((one) => (one.id === pow.id ? { ...one, at: to.id, safeIn, isInward } : one)),
    turn: { ...turn, points: turn.points - 1, gates: gate ? [...turn.gates, to.id] : turn.gates },
    tunnels: tunnelsAfter(table.tunnels, step),
  }
  const paid = cards.length > 0 ? withPaid(moved, officerOf(pow.id), cards) : moved
  const marked = withAttempt(withMarker(paid, step), seq, step)
  if (arrest) {
    const { guard, liability } = arrest
    return withArrest(withGuard(marked, guard, RETURNED), seq, pow.id, 'gave-in', liability)
  }
  return to.kind === 'target' ? withEscape(marked, seq, pow.id, to.id, 'walk') : marked
}

function withMovedAside(table: Table, { at, to, isGuard }: NonNullable<PowStep['aside']>): Table {
  const { pow, guard } = occupancyOf(table)
  if (isGuard) return withGuard(table, guard(at) ?? -1, to)
  return withPow(table, pow(at)?.id ?? -1, { at: to })
}

/** K12.3: who has stepped into a tunnel that was just opened, until they are two. */
function tunnelsAfter(tunnels: Table['tunnels'], { pow, from, to }: PowStep): Table['tunnels'] {
  const isIn = from.kind !== 'tunnel' && to.kind === 'tunnel'
  const isCounted = (tunnel: OpenTunnel) =>
    tunnel.entered !== undefined && to.area === `tunnel-${tunnel.name}`
  if (!isIn || !tunnels.some(isCounted)) return tunnels
  return tunnels.map((tunnel) => {
    if (!isCounted(tunnel)) return tunnel
    const { entered = [], ...open } = tunnel
    const all = new Set([...entered, pow.id])
    return all.size < TUNNEL_NEEDS ? { ...open, entered: [...all] } : open
  })
}

/** K7.4: the marker of its officer lies where the way begins, and keeps count of who passed. */
function withMarker(table: Table, { way, pow, from, cards }: PowStep): Table {
  if (!way) return table
  const seat = officerOf(pow.id)
  const others = table.markers.filter((marker) => marker.way !== way.id)
  const last = table.markers.find((marker) => marker.way === way.id)
  const passed =
    cards.length === 0 && last ? [...last.passed.filter((one) => one !== pow.id), pow.id] : [pow.id]
  const marker: Marker = { way: way.id, at: from.id, seat, passed }
  return { ...table, markers: [...others, marker] }
}

/** For the report: by what ways POWs tried to get out. */
function withAttempt(table: Table, seq: number, { way, pow, from, to }: PowStep): Table {
  const isOut = to.zone === 'outside' && from.zone !== 'outside'
  if (!way && !isOut) return table
  const by = way?.id ?? (from.kind === 'tunnel' ? from.area : from.id)
  const { chronicle, turn } = table
  if (chronicle.attempts.some((one) => one.pow === pow.id && one.round === turn.round)) return table
  const attempts = [...chronicle.attempts, { seq, round: turn.round, pow: pow.id, by }]
  return { ...table, chronicle: { ...chronicle, attempts } }
}

function asideAt(asides: Walk['asides'], at: string): string | undefined {
  return asides.find((one) => one.at === at)?.to
}

/** The asides of a path, with those that were not wished for as the table gives them first. */
export function asidesAlong(table: Table, { pow: id, path, asides }: Walk): Walk['asides'] {
  let current = table
  const found: { at: string; to: string }[] = []
  for (const next of path) {
    const pow = powOf(current, id)
    const step = pow && powStepOf(current, pow, next, asideAt(asides, next))
    if (step === undefined || typeof step === 'string') return asides
    if (step.aside) found.push({ at: step.aside.at, to: step.aside.to })
    current = withPowStep(current, 0, step)
  }
  return found
}
