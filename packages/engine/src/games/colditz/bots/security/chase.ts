import { cellFor } from '../../arrests/arrest.ts'
import { liabilityOf } from '../../arrests/liability.ts'
import type { Square } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import { guardWaysOf } from '../../board/guards.ts'
import { FAR, stepsFrom } from '../../board/steps.ts'
import { guardsOnBoard, guardWalkObjection, openToGuards, shuts } from '../../moves/guard-walk.ts'
import { isOnBoard, occupancyOf, powOf, squareAt } from '../../state/places.ts'
import { type Pow, RESERVE, type Table } from '../../state/table.ts'
import { cheapest, type Mind, type Thought, thought } from '../mind.ts'
import { type Threat, threatsOf } from '../threats.ts'

const CHASE_MS = 5000
const CALL_MS = 2500

/** Those who are out and may be taken, the nearest to a target first. */
export function fugitives(table: Table): readonly (Threat & { readonly at: Square })[] {
  return threatsOf(table)
    .flatMap((threat) => {
      const pow = powOf(table, threat.pow)
      const at = pow && squareAt(pow.at)
      return threat.isOut && pow && at && liabilityOf(table, pow) ? [{ ...threat, at }] : []
    })
    .toSorted((one, other) => Math.min(99, one.least) - Math.min(99, other.least))
}

/** Moves a guard onto a fugitive, or from the reserve to where it can catch one, or as near as it gets. */
export function chasing(mind: Mind): Thought | undefined {
  const { table } = mind
  const fled = fugitives(table)
  for (const fugitive of fled) {
    const caught = arresting(table, fugitive.at) ?? called(table, fugitive.at)
    if (caught) return caught
  }
  for (const fugitive of fled) {
    const nearer = closingIn(table, fugitive.at)
    if (nearer) return nearer
  }
  return undefined
}

/** K9.3: POWs in grey that may be arrested there, while there is a cell for them. */
export function roundingUp({ table }: Mind): Thought | undefined {
  if (cellFor(table, 'inner') === undefined) return undefined
  const liable = table.pows.filter((pow: Pow) => isOnBoard(pow) && liabilityOf(table, pow) !== undefined)
  for (const pow of liable) {
    const at = squareAt(pow.at)
    const arrest = at && arresting(table, at)
    if (arrest) return arrest
  }
  return undefined
}

/** A guard that gets there with the points that are left. */
function arresting(table: Table, at: Square): Thought | undefined {
  const steps = stepsTo(table, at)
  const near = guardsOnBoard(table)
    .map(({ guard, at: from }) => ({ guard, far: steps[squareAt(from)?.index ?? -1] ?? FAR }))
    .filter(({ far }) => far <= table.turn.points)
    .toSorted((one, other) => one.far - other.far)
  for (const { guard } of near) {
    const path = pathTo(table, guard, at)
    if (path && guardWalkObjection(table, { guard, path, lifts: [] }) === undefined)
      return thought({ type: 'move-guard', guard, path: [...path] }, CHASE_MS)
  }
  return undefined
}

/** A guard of the reserve, if it can be there in this turn. */
function called(table: Table, at: Square): Thought | undefined {
  const guard = table.guards.indexOf(RESERVE)
  if (guard === -1 || table.turn.hasArrested) return undefined
  const steps = stepsTo(table, at)
  const { isFree } = occupancyOf(table)
  const posts = [...castle.posts.inner, ...castle.posts.outer].filter(
    (post) => isFree(post) && !shuts(table, guard, post),
  )
  const far = (post: string) => steps[squareAt(post)?.index ?? -1] ?? FAR
  const post = cheapest(posts, far)
  return post !== undefined && far(post) + 1 <= table.turn.points
    ? thought({ type: 'call-guard', guard, post }, CALL_MS)
    : undefined
}

/** The nearest guard as near as it gets. */
function closingIn(table: Table, at: Square): Thought | undefined {
  const steps = stepsTo(table, at)
  const near = guardsOnBoard(table)
    .map(({ guard, at: from }) => ({ guard, from, far: steps[squareAt(from)?.index ?? -1] ?? FAR }))
    .filter(({ far }) => far < FAR && far > 1)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
  for (const { guard, far } of near) {
    const path = pathTo(table, guard, at)
    if (!path) continue
    for (let count = Math.min(path.length - 1, table.turn.points); count > 0; count--) {
      const end = squareAt(path[count - 1] ?? '')
      if (!end || (steps[end.index] ?? FAR) >= far) continue
      const part = path.slice(0, count)
      if (guardWalkObjection(table, { guard, path: part, lifts: [] }) === undefined)
        return thought({ type: 'move-guard', guard, path: [...part] }, CHASE_MS)
    }
  }
  return undefined
}

/** How far a guard has to that square from each square, whatever stands in between. */
function stepsTo(table: Table, at: Square): Int16Array {
  return stepsFrom(guardWaysOf(castle, openToGuards(table)), [at])
}

/** A shortest way of a guard around everybody else. */
function pathTo(table: Table, guard: number, to: Square): readonly string[] | undefined {
  const from = squareAt(table.guards[guard] ?? '')
  if (!from) return undefined
  const ways = guardWaysOf(castle, openToGuards(table))
  const { isFree } = occupancyOf(table)
  const cameFrom = new Map<Square, Square>([[from, from]])
  const queue = [from]
  for (const square of queue) {
    if (square === to) return wayBack(cameFrom, from, to)
    for (const way of ways[square.index] ?? []) {
      if (cameFrom.has(way.to) || (way.to !== to && !isFree(way.to.id))) continue
      cameFrom.set(way.to, square)
      queue.push(way.to)
    }
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<Square, Square>, from: Square, to: Square): readonly string[] {
  const path: string[] = []
  for (let at = to; at !== from; at = cameFrom.get(at) ?? from) path.unshift(at.id)
  return path
}
