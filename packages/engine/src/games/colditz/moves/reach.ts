import type { Equipment } from '../board/board.ts'
import { areaOf, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { guardWaysOf } from '../board/guards.ts'
import { powOf, squareAt } from '../state/places.ts'
import type { Table } from '../state/table.ts'
import { guardWalkObjection, openToGuards } from './guard-walk.ts'
import { type PowStep, powStepOf } from './pow-step.ts'
import { endObjection, withPowStep } from './walk.ts'

/** Where a piece may go with the points that are left, by a shortest way. */
export interface Reach {
  readonly path: readonly string[]
  /** The equipment that is played on the way. */
  readonly cards: readonly Equipment[]
  /** Whether the move may end there. */
  readonly isEnd: boolean
  /** K9.3: it ends in an arrest. */
  readonly isArrest: boolean
}

/** All squares that a POW can get to now, by square; the first way found to each is a shortest one. */
export function powReach(
  table: Table,
  id: number,
  may: (step: PowStep) => boolean = () => true,
): ReadonlyMap<string, Reach> {
  const start = powOf(table, id)
  const found = new Map<string, Reach>()
  if (!start || !squareAt(start.at)) return found
  const queue: { table: Table; path: readonly string[]; cards: readonly Equipment[] }[] = [
    { table, path: [], cards: [] },
  ]
  for (const { table: current, path, cards } of queue) {
    const pow = powOf(current, id)
    if (!pow || path.length >= table.turn.points) continue
    for (const to of nextSquares(current, pow.at)) {
      if (to.id === start.at || found.has(to.id)) continue
      const step = powStepOf(current, pow, to.id, undefined)
      if (typeof step === 'string' || !may(step)) continue
      const isArrest = step.arrest !== undefined
      const reach = {
        path: [...path, to.id],
        cards: [...cards, ...step.cards],
        isEnd: isArrest || endObjection(current, step) === undefined,
        isArrest,
      }
      found.set(to.id, reach)
      if (!isArrest && to.kind !== 'target')
        queue.push({ table: withPowStep(current, 0, step), path: reach.path, cards: reach.cards })
    }
  }
  return found
}

/** Where a step may lead from a square at all. */
function nextSquares({ hasChapelExit }: Table, at: string): readonly Square[] {
  const square = squareAt(at)
  if (!square) return []
  const next = (castle.powWays[square.index] ?? []).map(({ to }) => to)
  const beyond = square.kind === 'hideaway' ? doorsOf(square) : []
  const exits = hasChapelExit
    ? castle.tunnels.flatMap(({ earlyExit }) =>
        earlyExit?.after === at ? (squareAt(earlyExit.to) ?? []) : [],
      )
    : []
  return [...next, ...beyond, ...exits]
}

/** K5.5: from any place of a hideaway one leaves to the squares before it. */
function doorsOf({ area }: Square): readonly Square[] {
  return areaOf(castle, area).squares.flatMap((id) =>
    (castle.ways[squareAt(id)?.index ?? -1] ?? []).flatMap(({ to, edge }) =>
      to.area !== area && edge?.need === undefined ? [to] : [],
    ),
  )
}

/** All squares that a guard may move to now, with a shortest way to each. */
export function guardReach(table: Table, guard: number): ReadonlyMap<string, Reach> {
  const start = squareAt(table.guards[guard] ?? '')
  const found = new Map<string, Reach>()
  if (!start) return found
  const ways = guardWaysOf(castle, openToGuards(table))
  const seen = new Set([start])
  const queue: { at: Square; path: readonly string[] }[] = [{ at: start, path: [] }]
  for (const { at, path } of queue) {
    if (path.length >= table.turn.points) continue
    for (const { to } of ways[at.index] ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      const next = [...path, to.id]
      const objection = guardWalkObjection(table, { guard, path: next, lifts: [] })
      if (objection !== undefined && STOPS.has(objection)) continue
      found.set(to.id, {
        path: next,
        cards: [],
        isEnd: objection === undefined,
        isArrest: objection === undefined && isArrest(table, to.id),
      })
      queue.push({ at: to, path: next })
    }
  }
  return found
}

/** What stops a guard on the way, not only at its end. */
const STOPS: ReadonlySet<string> = new Set([
  'square-taken',
  'path-ends-before',
  'nobody-outside',
  'guards-stay-out',
  'no-such-step',
])

function isArrest(table: Table, at: string): boolean {
  return table.pows.some((pow) => pow.at === at && !pow.hasEscaped) && squareAt(at)?.kind !== 'tunnel'
}
