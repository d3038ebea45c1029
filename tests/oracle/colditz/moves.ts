import {
  type Allowed,
  arrested,
  goesToWhite,
  isOnlyForPursuers,
  judgePoints,
  judgeSpent,
  type Memory,
  powOf,
} from './allowed.ts'
import { arrestBy } from './arrests.ts'
import { CELLS, SYMBOLS, squareNamed } from './castle.ts'
import { type Aside, canPay, type Journey, journeyOf } from './journey.ts'
import { type Equipment, handSize, officerOf, type Seen, type SeenEvent, type SeenPow } from './seen.ts'
import { homeOf, mayGuardStep, standing } from './walk.ts'

export function judgeJourney(
  before: Seen,
  after: Seen,
  pow: SeenPow,
  path: readonly string[],
  asides: readonly Aside[],
  allowed: Allowed,
  memory: Memory,
): void {
  const { turn, security } = before
  const mayAnswer = turn.seat !== security && handSize(before.hands[security]) > 0
  const journey = journeyOf(before, pow, path, asides, mayAnswer)
  const { complaints } = allowed
  complaints.push(...journey.complaints)
  if (!canPay(before, pow.id, journey.costs))
    complaints.push(`the cards for the way of POW ${pow.id} are missing`)
  for (const [id, to] of journey.movedPows) allowed.pows.set(id, (at) => at === to)
  for (const [guard, to] of journey.movedGuards) allowed.guards.set(guard, (at) => at === to)
  judgePoints(before, after, journey.steps, allowed)
  if (journey.gate) memory.walk = { pow: pow.id, rest: journey.gate.rest, asides, gate: journey.gate.at }
  const confiscated = judgeEnd(before, after, journey, allowed)
  judgeSpent(before, after, officerOf(pow.id), journey.costs, confiscated ? 1 : 0, complaints)
}

/** Where the journey's POW is now: where it went, free, or in the right cell. Whether a card may have been confiscated. */
function judgeEnd(before: Seen, after: Seen, { pow, at, guard }: Journey, allowed: Allowed): boolean {
  const now = powOf(after, pow.id)
  if (guard !== undefined) {
    // A POW that leaves grey, or makes for the outside, is safe no more (K9.7, K9.8).
    const [from, to] = [squareNamed(pow.at), squareNamed(at)]
    const isAway = pow.isInward && !!from && !!to && homeOf(to) > homeOf(from)
    const isOut = from?.zone === 'inner' && to?.zone !== 'inner'
    const caught = { ...pow, isInward: pow.isInward && !isAway }
    const zone = arrestBy(before, isOut || isAway ? { ...caught, safeIn: undefined } : caught, at)
    if (!zone) allowed.complaints.push(`POW ${pow.id} may not be arrested on ${at}`)
    else arrested(before, after, pow.id, zone, allowed)
    allowed.guards.set(guard, (where) => where === 'returned')
    return zone === 'outer'
  }
  allowed.pows.set(pow.id, (where) => where === at)
  if (squareNamed(at)?.kind === 'target') {
    if (!now?.hasEscaped) allowed.complaints.push(`POW ${pow.id} on ${at} has not escaped`)
    if (!before.kits[officerOf(pow.id)] && !before.turn.hasKitPlayed)
      allowed.complaints.push('nobody escapes without a kit')
    if (after.kits[officerOf(pow.id)] && !before.turn.hasKitPlayed)
      allowed.complaints.push('the kit is played')
  }
  return false
}

export function judgePosts(before: Seen, posts: readonly string[], allowed: Allowed): void {
  const zones = posts.map((post) =>
    squareNamed(post)?.marks.includes('post') ? squareNamed(post)?.zone : 'none',
  )
  const inner = zones.filter((zone) => zone === 'inner').length
  const outer = zones.filter((zone) => zone === 'outer').length
  // K4.2
  if (inner !== before.players - 1 || outer < 2 || outer > 7 || inner + outer !== posts.length)
    allowed.complaints.push(`${inner} inner and ${outer} outer posts`)
  for (const [guard, post] of posts.entries()) allowed.guards.set(guard, (at) => at === post)
}

export function judgeGuardMove(before: Seen, { data }: SeenEvent, after: Seen, allowed: Allowed): void {
  const guard = data.guard as number
  const path = data.path as string[]
  const { powAt, guardAt } = standing(before)
  const hasOutsider = before.pows.some(
    ({ at, hasEscaped }) => !hasEscaped && squareNamed(at)?.zone === 'outside',
  )
  let at = before.guards[guard] ?? ''
  let caught: number | undefined
  for (const [index, next] of path.entries()) {
    const to = squareNamed(next)
    if (!mayGuardStep(before, at, next)) allowed.complaints.push(`no guard steps from ${at} to ${next}`)
    if (
      to?.zone === 'outside' &&
      to.kind !== 'tunnel' &&
      !hasOutsider &&
      !before.tunnels.some(({ isDetected }) => isDetected)
    )
      allowed.complaints.push('no guard goes outside without a reason')
    const other = guardAt.get(next)
    if (other !== undefined && other !== guard) allowed.complaints.push(`a guard stands on ${next}`)
    const met = to?.kind === 'tunnel' ? undefined : powAt.get(next)
    if (met !== undefined) {
      caught = met
      if (index < path.length - 1) allowed.complaints.push(`a guard passes the POW on ${next}`)
    }
    at = next
  }
  judgePoints(before, after, path.length, allowed)
  const pow = powOf(before, caught)
  const zone = pow && arrestBy(before, pow, at)
  if (pow && !zone) allowed.complaints.push(`POW ${pow.id} may not be arrested on ${at}`)
  if (pow && zone) arrested(before, after, pow.id, zone, allowed)
  allowed.guards.set(
    guard,
    (where) => where === (pow ? 'returned' : at) || (isOnlyForPursuers(at) && where === 'returned'),
  )
}

/** K7.1 */
export function judgeFind(before: Seen, { by, data }: SeenEvent, after: Seen, allowed: Allowed): void {
  const kind = data.kind as Equipment
  const pows = (data.pows as number[]).flatMap((id) => powOf(before, id) ?? [])
  const areas = pows.map(({ at }) => squareNamed(at)?.area ?? '')
  if (
    pows.length !== 2 ||
    pows.some(({ id }) => officerOf(id) !== by) ||
    areas.some((area) => SYMBOLS.get(area) !== kind)
  )
    allowed.complaints.push(`no two POWs where ${kind} is found`)
  if (before.piles[kind] < 1) allowed.complaints.push(`no ${kind} is left`)
  if ((after.equipment[by as number]?.[kind] ?? 0) !== (before.equipment[by as number]?.[kind] ?? 0) + 1)
    allowed.complaints.push(`the ${kind} is missing`)
  const home = data.home as { pow: number; to: string }[]
  if (home.length === 0) allowed.complaints.push('one of the two goes to a white square')
  for (const { pow, to } of home) goesToWhite(before, pow, to, allowed)
}

/** K9.7 */
export function judgeRelease(before: Seen, id: number, to: string, allowed: Allowed): void {
  const cell = CELLS.find((one) => one.id === powOf(before, id)?.at)
  const { powAt, guardAt } = standing(before)
  const isTaken = (square: string) => powAt.has(square) || guardAt.has(square)
  const isRight =
    to === cell?.arrow
      ? !isTaken(to)
      : cell !== undefined &&
        isTaken(cell.arrow) &&
        !isTaken(to) &&
        (cell.zone === 'inner' ? squareNamed(to)?.kind === 'appel' : squareNamed(to)?.zone === 'outer')
  if (!isRight) allowed.complaints.push(`POW ${id} is not freed to ${to}`)
  allowed.pows.set(id, (at) => at === to)
}
