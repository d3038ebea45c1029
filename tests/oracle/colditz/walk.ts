import { type JudgeSquare, STEPS, squareNamed, stepsAway } from './castle.ts'
import { type Equipment, officerOf, type Seen, type SeenPow } from './seen.ts'

/** A step of a POW by the rules page, or why there is none. */
export interface JudgedStep {
  readonly to: string
  /** Equipment that is played for it. */
  readonly costs: readonly Equipment[]
  readonly isGate: boolean
  /** Who stands there and has to go: aside, or a guard who arrests. */
  readonly meets: 'nobody' | 'moves-pow' | 'moves-guard' | 'guard'
}

interface Walker {
  readonly pow: SeenPow
  /** Where everybody stands now, the walker included. */
  readonly powAt: ReadonlyMap<string, number>
  readonly guardAt: ReadonlyMap<string, number>
  readonly openGates: readonly string[]
}

export function standing({ pows, guards }: Pick<Seen, 'pows' | 'guards'>) {
  return {
    powAt: new Map(pows.filter(({ hasEscaped }) => !hasEscaped).map(({ at, id }) => [at, id])),
    guardAt: new Map(guards.map((at, guard) => [at, guard])),
  }
}

/** K5.5–K5.7, K7.3–K7.6, K12.3: one step from where the POW stands. */
export function judgeStep(
  seen: Seen,
  { pow, powAt, guardAt, openGates }: Walker,
  next: string,
): JudgedStep | string {
  const [from, to] = [squareNamed(pow.at), squareNamed(next)]
  if (!from || !to || from === to) return `there is no step from ${pow.at} to ${next}`
  const need = needOf(seen, from, to, powAt, guardAt)
  if (need === 'none') return `there is no step from ${from.id} to ${to.id}`
  if (need === 'ford') return `only Do or Die goes over the ford to ${to.id}`
  const isInward = pow.isInward && homeOf(to) <= homeOf(from)
  const costs = costOf(seen, pow, from, to, need, openGates, isInward)
  if (costs === 'closed') return `the tunnel to ${to.id} is not open`
  const meets = meetingAt(pow, to, powAt, guardAt, isInward)
  return meets === 'blocked' ? `somebody stands on ${to.id}` : { to: next, costs, isGate: isGate(to), meets }
}

function meetingAt(
  pow: SeenPow,
  to: JudgeSquare,
  powAt: Walker['powAt'],
  guardAt: Walker['guardAt'],
  isInward: boolean,
): JudgedStep['meets'] | 'blocked' {
  if (to.kind === 'target') return 'nobody'
  if (guardAt.has(to.id) && to.kind !== 'tunnel') return isInward ? 'moves-guard' : 'guard'
  const other = powAt.get(to.id)
  if (other === undefined || to.kind === 'hideaway') return 'nobody'
  return to.kind === 'room' && officerOf(other) !== officerOf(pow.id) ? 'moves-pow' : 'blocked'
}

/** What the step between two squares needs; undefined for a plain one. */
function needOf(
  seen: Seen,
  from: JudgeSquare,
  to: JudgeSquare,
  powAt: Walker['powAt'],
  guardAt: Walker['guardAt'],
): string | undefined {
  if (from.kind === 'appel' && to.kind === 'appel') {
    const isFree = (id: string) => !powAt.has(id) && !guardAt.has(id)
    const away = stepsAway([from.id], (_, square) => square.kind === 'appel' && isFree(square.id))
    return away.has(to.id) ? undefined : 'none'
  }
  const step = STEPS.get(from.id)?.find((one) => one.to === to.id)
  if (step) return step.need
  // K12.3, the option.
  if (seen.hasChapelExit && from.id === 'tunnel-A.6' && to.id === 'westterrace.8') return undefined
  // K5.5: leaving a hideaway counts from the first square outside.
  const isLeaving =
    from.kind === 'hideaway' &&
    to.area !== from.area &&
    [...STEPS].some(
      ([id, steps]) =>
        squareNamed(id)?.area === from.area &&
        steps.some((one) => one.to === to.id && one.need === undefined),
    )
  return isLeaving ? undefined : 'none'
}

function costOf(
  seen: Seen,
  pow: SeenPow,
  from: JudgeSquare,
  to: JudgeSquare,
  need: string | undefined,
  openGates: readonly string[],
  isInward: boolean,
): readonly Equipment[] | 'closed' {
  if (to.kind === 'key' || to.kind === 'pass') return isInward || openGates.includes(to.id) ? [] : [to.kind]
  const isOwn = isMarkedBy(seen, officerOf(pow.id), from.id, to.id)
  switch (need) {
    case 'rope30':
      return isOwn && !from.marks.includes('landing') ? [] : ['rope']
    case 'rope60':
      return isOwn && !from.marks.includes('landing') ? [] : ['rope', 'rope']
    case 'wire':
      return isOwn && to.zone === 'outside' ? [] : ['cutters']
    case undefined:
      return []
    default:
      return seen.tunnels.some(({ name }) => need === `tunnel-${name}`) ? [] : 'closed'
  }
}

/** K7.4: whether the marker of that officer lies at the way between two squares. */
function isMarkedBy({ markers }: Seen, seat: number, from: string, to: string): boolean {
  return markers.some((marker) => {
    const ends = marker.way.split('/')
    return marker.seat === seat && ends.includes(from) && ends.includes(to)
  })
}

function isGate({ kind }: JudgeSquare): boolean {
  return kind === 'key' || kind === 'pass'
}

/** K9.8: how far it is back to grey. */
export function homeOf({ zone, home }: JudgeSquare): number {
  if (zone === 'inner') return 0
  return zone === 'outer' && home !== undefined ? home : 1000
}

/** K5.8, K9.6, K9.10, K12.3: whether a guard may step from one square to the next, whoever stands there. */
export function mayGuardStep(seen: Seen, from: string, next: string): boolean {
  const to = squareNamed(next)
  if (!to) return false
  const step = STEPS.get(from)?.find((one) => one.to === next)
  const detected = seen.tunnels.filter(({ isDetected }) => isDetected).map(({ name }) => name)
  if (!step) return isDetectedEntry(from, next, detected)
  const isMarked = seen.markers.some(({ way }) => way.split('/').every((end) => end === from || end === next))
  const tunnel = step.need?.startsWith('tunnel-') ? step.need.slice(7) : undefined
  const isOpen = step.need === undefined || isMarked || (tunnel !== undefined && detected.includes(tunnel))
  return isOpen && mayGuardBeOn(seen, to)
}

/** Into a detected tunnel by its exit, or from beside a brown square; and up again beside it. */
function isDetectedEntry(from: string, next: string, detected: readonly string[]): boolean {
  const tunnelOf = (id: string) => /^tunnel-([ABC])\./.exec(id)?.[1] ?? ''
  const isExit = STEPS.get(next)?.some(({ to, need }) => to === from && need?.startsWith('tunnel-'))
  if (isExit) return detected.includes(tunnelOf(next))
  const below: Readonly<Record<string, string>> = {
    'tunnel-A.6': 'westterrace.9',
    'tunnel-B.3': 'southterrace.10',
  }
  const beside = (tunnel: string, other: string) =>
    detected.includes(tunnelOf(tunnel)) &&
    (STEPS.get(below[tunnel] ?? '') ?? []).some(({ to, need }) => to === other && need === undefined)
  return beside(next, from) || beside(from, next)
}

/** Whether guards may be on that square at all. */
export function mayGuardBeOn(seen: Seen, to: JudgeSquare): boolean {
  const hangsHere = seen.markers.some(({ at }) => squareNamed(at)?.area === to.area && to.zone !== 'outside')
  switch (to.kind) {
    case 'appel':
    case 'target':
      return false
    case 'hideaway':
      return hangsHere
    case 'room':
      return hangsHere || isDetectedRoom(seen, to.area)
    case 'tunnel':
      return seen.tunnels.some(({ name, isDetected }) => isDetected && to.area === `tunnel-${name}`)
    default:
      return true
  }
}

const ROOM_OF: Readonly<Record<string, string>> = { A: 'chapel', B: 'kitchen', C: 'cellar' }

export function isDetectedRoom({ tunnels }: Seen, area: string): boolean {
  return tunnels.some(({ name, isDetected }) => isDetected && ROOM_OF[name] === area)
}
