import { type Allowed, arrested, type Memory, powOf } from './allowed.ts'
import { STEPS, squareNamed } from './castle.ts'
import { journeyOf } from './journey.ts'
import { judgeRelease } from './moves.ts'
import {
  type Equipment,
  handSize,
  KINDS,
  officerOf,
  type Seen,
  type SeenEvent,
  type SeenPow,
  stockSize,
} from './seen.ts'

export function judgeCard(
  before: Seen,
  event: SeenEvent,
  after: Seen,
  allowed: Allowed,
  memory: Memory,
): void {
  const { by, data } = event
  const card = data.card as string
  const [kind = '', what = ''] = card.split('-')
  const pow = data.pow as number
  const named = (data.guards ?? []) as number[]
  switch (kind) {
    case 'fast':
      judgeFast(before, after, pow, data.to as string, what, allowed, memory)
      return
    case 'search':
      for (const { id, at, safeIn, hasEscaped } of before.pows) {
        const isFound =
          !hasEscaped && squareNamed(at)?.area === what && stockSize(before.equipment[officerOf(id)]) > 0
        if (isFound && safeIn !== before.turn.round) arrested(before, after, id, 'inner', allowed)
      }
      return
    case 'diversion':
    case 'inspection':
      for (const guard of named) allowed.guards.set(guard, (at) => at === 'returned')
      return
    case 'exchange':
    case 'bribe': {
      const taken = (kind === 'bribe' ? data.kind : what) as Equipment
      const seat = by as number
      if ((after.equipment[seat]?.[taken] ?? 0) !== (before.equipment[seat]?.[taken] ?? 0) + 1)
        allowed.complaints.push(`${card} brings no ${taken}`)
      return
    }
    case 'arrest': {
      const gate = memory.walk?.gate ?? memory.arrival?.gates[0] ?? ''
      const held = memory.walk?.pow ?? memory.arrival?.pow ?? -1
      if (squareNamed(gate)?.kind !== what) allowed.complaints.push(`${card} at ${gate}`)
      arrested(before, after, held, squareNamed(gate)?.zone === 'inner' ? 'inner' : 'outer', allowed)
      memory.walk = undefined
      memory.arrival = undefined
      return
    }
    case 'release':
      judgeRelease(before, pow, data.to as string, allowed)
      return
    case 'warning':
      for (const { pow: id, to } of (data.hides ?? []) as { pow: number; to: string }[]) {
        if (squareNamed(to)?.kind !== 'hideaway') allowed.complaints.push(`${to} is no hideaway`)
        allowed.pows.set(id, (at) => at === to)
      }
      return
    case 'appel':
      memory.attending = new Set()
      return
    case 'shot':
      memory.throwFor = { what: 'shot', pow, guard: named[0] ?? -1 }
      if (squareNamed(powOf(before, pow)?.at ?? '')?.zone !== 'outside')
        allowed.complaints.push('one shoots at POWs outside')
      return
    case 'staff':
      memory.throwFor = { what: 'car', pow, guard: -1 }
      if (!['court.17', 'court.18'].includes(powOf(before, pow)?.at ?? ''))
        allowed.complaints.push('not beside the staff car')
      return
    case 'talisman':
      if (memory.shot) memory.shot.isDoubled = false
      return
  }
}

/** K11.1: by a way with the fewest cards, whoever stands there; at its gates cards may be answered. */
function judgeFast(
  before: Seen,
  after: Seen,
  id: number,
  to: string,
  room: string,
  allowed: Allowed,
  memory: Memory,
): void {
  const pow = powOf(before, id)
  if (!pow || squareNamed(to)?.area !== room)
    return void allowed.complaints.push(`${to} is not in the ${room}`)
  const fewest = fewestCards(before, pow, to)
  const spent = stockSize(before.equipment[officerOf(id)]) - stockSize(after.equipment[officerOf(id)])
  if (fewest !== spent)
    allowed.complaints.push(`${spent} cards are played on the way to ${to}, ${fewest} are enough`)
  const isSafe = pow.safeIn === before.turn.round
  const gates = after.turn.gates
    .slice(before.turn.gates.length)
    .filter((gate) => !(isSafe && squareNamed(gate)?.zone === 'inner'))
  const mayAnswer = before.turn.seat !== before.security && handSize(before.hands[before.security]) > 0
  if (mayAnswer && gates.length > 0) memory.arrival = { pow: id, to, gates }
  else allowed.pows.set(id, (at) => at === to)
}

/** With pieces out of the way, the fewest cards of those in hand; no card leads through tunnels. */
function fewestCards(before: Seen, pow: SeenPow, to: string): number {
  const empty: Seen = { ...before, pows: [], guards: [], tunnels: [], hasChapelExit: false }
  const own = before.equipment[officerOf(pow.id)]
  const canHold = (costs: readonly Equipment[]) =>
    KINDS.every((kind) => costs.filter((one) => one === kind).length <= (own?.[kind] ?? 0))
  const reached = new Set<string>()
  const byCount: { at: string; costs: readonly Equipment[] }[][] = [[{ at: pow.at, costs: [] }]]
  for (let count = 0; count < byCount.length; count++) {
    for (const { at, costs } of byCount[count] ?? []) {
      if (at === to) return count
      for (const { to: next } of STEPS.get(at) ?? []) {
        const step = journeyOf(empty, { ...pow, at }, [next], [], false)
        if (step.complaints.length > 0) continue
        const isFree = pow.isInward && ['key', 'pass'].includes(squareNamed(next)?.kind ?? '')
        const all = isFree ? costs : [...costs, ...step.costs].toSorted()
        const place = `${next} ${all.join()}`
        if (reached.has(place) || !canHold(all)) continue
        reached.add(place)
        byCount[all.length] ??= []
        byCount[all.length]?.push({ at: next, costs: all })
      }
    }
  }
  return Number.POSITIVE_INFINITY
}
