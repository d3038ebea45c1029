import { type Allowed, arrested, isOnlyForPursuers, type Memory, powOf } from './allowed.ts'
import { rollCallOf, squareNamed } from './castle.ts'
import { shutIn } from './order.ts'
import { officerOf, type Seen, type SeenEvent } from './seen.ts'

/** None of these ends a turn, also not the last one, after which no other begins. */
const WITHIN_TURNS = [
  'pow.moved',
  'guard.moved',
  'guard.called',
  'guard.dismissed',
  'equipment.found',
  'kit.made',
  'dice.asked',
  'card.drawn',
  'offer.made',
  'offer.accepted',
]

/** K12.3: a tunnel falls in at the end of a turn with fewer than two inside, or is taken by two guards at once. */
export function judgeTunnels(before: Seen, { type }: SeenEvent, after: Seen, allowed: Allowed): void {
  const inside = (seen: Seen, name: string) =>
    seen.pows.filter(({ at }) => squareNamed(at)?.area === `tunnel-${name}`)
  for (const { name, isDetected } of before.tunnels) {
    if (after.tunnels.some((tunnel) => tunnel.name === name)) {
      if (isTurnOver(before, after) && inside(after, name).length < 2)
        allowed.complaints.push(`tunnel ${name} should have fallen in`)
      continue
    }
    if (WITHIN_TURNS.includes(type) && !isDetected)
      allowed.complaints.push(`tunnel ${name} has gone within a turn`)
    for (const { id, at } of inside(before, name)) {
      const isStill = powOf(after, id)?.at === at
      if (isStill) allowed.complaints.push(`POW ${id} is in no tunnel`)
      else if (!allowed.pows.has(id))
        arrested(before, after, id, squareNamed(at)?.zone === 'inner' ? 'inner' : 'outer', allowed)
    }
  }
}

export function isTurnOver({ turn }: Seen, after: Seen): boolean {
  return turn.seat !== after.turn.seat || turn.round !== after.turn.round
}

/** K10.1: who attends, and who stands on white already, stands by the roll call before anything is thrown. */
export function judgeRollCall(
  before: Seen,
  event: SeenEvent,
  after: Seen,
  allowed: Allowed,
  memory: Memory,
): void {
  const { attending } = memory
  if (!attending) return
  const answered =
    event.type === 'roll.answered' || event.type === 'step.lapsed' ? event.data.pows : undefined
  for (const id of (answered ?? []) as number[]) attending.add(id)
  for (const { id, at } of before.pows) {
    const isCalled = squareNamed(at)?.kind === 'appel' || attending.has(id)
    if (isCalled && !allowed.pows.has(id))
      allowed.pows.set(id, (now) => now === at || placesOf(after, id).includes(now))
  }
  if (event.type !== 'dice.asked' && !isTurnOver(before, after)) return
  memory.attending = undefined
  for (const { id, at, hasEscaped } of before.pows) {
    const isCalled = squareNamed(at)?.kind === 'appel' || attending.has(id)
    if (isCalled && !hasEscaped && !placesOf(before, id).includes(at))
      allowed.complaints.push(`POW ${id} is not at the roll call, but on ${at}`)
  }
}

function placesOf({ players, security }: Seen, pow: number): readonly string[] {
  return rollCallOf(players, (officerOf(pow) - security - 1 + players) % players)
}

/** K9.2, K9.9: at the end of the security officer's turn nobody waits, and nothing is shut. */
export function judgeGuardsHome(before: Seen, after: Seen, { complaints }: Allowed): void {
  if (before.turn.seat !== before.security || !isTurnOver(before, after)) return
  if (after.guards.includes('returned')) complaints.push('a guard still waits in the returned wing')
  complaints.push(...shutIn(after))
}

/** Nothing changes by itself. */
export function unexplained(before: Seen, after: Seen, allowed: Allowed): readonly string[] {
  const pows = after.pows.flatMap(({ id, at }) => {
    const was = powOf(before, id)
    if (!was) return []
    const may = allowed.pows.get(id)
    if (may ? may(at) : was.at === at) return []
    return [`POW ${id} came from ${was.at} to ${at}`]
  })
  const guards = after.guards.flatMap((at, guard) => {
    const was = before.guards[guard] ?? ''
    const may = allowed.guards.get(guard)
    if (
      may
        ? may(at) || (isTurnOver(before, after) && at === 'reserve')
        : was === at || mayGoHome(before, after, was, at)
    )
      return []
    return [`guard ${guard} came from ${was} to ${at}`]
  })
  return [...pows, ...guards]
}

/** K9.2, K9.9, K9.10: pursuers return, those who shut something too, and who has returned joins the reserve. */
function mayGoHome(before: Seen, after: Seen, was: string, at: string): boolean {
  // Also with the last turn of all, after which no other one begins.
  if (at === 'reserve') return before.turn.seat === before.security && !after.guards.includes('returned')
  return at === 'returned' && isOnlyForPursuers(was)
}
