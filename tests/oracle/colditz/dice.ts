import { type Allowed, arrested, type Memory, powOf } from './allowed.ts'
import { dareDistance, searchDistances, shotDistance, squareNamed } from './castle.ts'
import { officerOf, type Seen, type SeenEvent } from './seen.ts'

export function judgeDice(
  before: Seen,
  { data }: SeenEvent,
  after: Seen,
  allowed: Allowed,
  memory: Memory,
): void {
  const series = data.series as (readonly [number, number])[][]
  const total = series.flat().reduce((sum, [one, other]) => sum + one + other, 0)
  const { what, pow = -1, guard = -1 } = memory.throwFor ?? { what: 'nothing' }
  memory.throwFor = undefined
  // K5.2: a double may be followed by a throw, anything else not.
  for (const throws of series)
    if (throws.slice(0, -1).some(([one, other]) => one !== other))
      allowed.complaints.push('one throws again after a double only')
  if (what === 'move' && after.turn.points !== total)
    allowed.complaints.push(`${total} are ${after.turn.points} points`)
  if (what === 'search') judgeGeneralSearch(before, after, total, allowed)
  if (what === 'shot') {
    const [one = 0, other = 0] = series[0]?.[0] ?? []
    const distance = shotDistance(before.guards[guard] ?? '', powOf(before, pow)?.at ?? '')
    memory.shot = { pow, guard, total, first: one + other, isDoubled: true, distance }
  }
  if (what === 'car') {
    const isThere = total >= 47
    if (series.length !== 6) allowed.complaints.push('the staff car has six throws')
    if (isThere !== (powOf(after, pow)?.hasEscaped ?? false))
      allowed.complaints.push(`the staff car with ${total}`)
    if (isThere) allowed.pows.set(pow, (at) => at === 'target-frontier')
    else arrested(before, after, pow, 'outer', allowed)
  }
  if (what === 'die') {
    const isThere = total >= dareDistance(powOf(before, pow)?.at ?? '')
    if (isThere) allowed.pows.set(pow, (at) => squareNamed(at)?.kind === 'target')
    else
      for (const { id, hasEscaped } of before.pows)
        if (officerOf(id) === officerOf(pow) && !hasEscaped)
          allowed.pows.set(id, (at) => squareNamed(at) === undefined)
    if (isThere !== (powOf(after, pow)?.hasEscaped ?? false) || isThere === after.isOut[officerOf(pow)])
      allowed.complaints.push(`Do or Die with ${total}`)
  }
}

/** K10.1: who is within reach of any guard, and no one else. */
function judgeGeneralSearch(before: Seen, after: Seen, total: number, allowed: Allowed): void {
  const away = searchDistances(before.guards.filter((at) => squareNamed(at)))
  for (const { id, at, hasEscaped, safeIn, isInward } of before.pows) {
    const square = squareNamed(at)
    if (!square || hasEscaped || safeIn === before.turn.round) continue
    if (square.zone === 'outside' || ['appel', 'hideaway', 'tunnel'].includes(square.kind)) continue
    if ((away.get(at) ?? Number.POSITIVE_INFINITY) > total) continue
    arrested(before, after, id, square.zone === 'outer' && !isInward ? 'outer' : 'inner', allowed)
  }
}

/** K10.3: dead if the throws cover the distance, the first of them doubled unless the talisman was played. */
export function judgeShot(before: Seen, after: Seen, allowed: Allowed, memory: Memory): void {
  const { shot } = memory
  if (!shot || after.guards[shot.guard] === before.guards[shot.guard]) return
  memory.shot = undefined
  allowed.guards.set(shot.guard, (at) => squareNamed(at) === undefined)
  const isHit = shot.total + (shot.isDoubled ? shot.first : 0) >= shot.distance
  const isGone = squareNamed(powOf(after, shot.pow)?.at ?? '') === undefined
  if (isHit !== isGone) allowed.complaints.push(`a shot of ${shot.total} over ${shot.distance}`)
  if (isHit) allowed.pows.set(shot.pow, (at) => squareNamed(at) === undefined)
}
