import type { Square } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import { guardWaysOf } from '../../board/guards.ts'
import { FAR, stepsFrom } from '../../board/steps.ts'
import { guardsOnBoard, openToGuards } from '../../moves/guard-walk.ts'
import { squareAt } from '../../state/places.ts'
import { RESERVE, type Table } from '../../state/table.ts'
import { atLeast, MEAN_THROW } from '../dice-odds.ts'

/**
 * The chance that a POW that stands there is caught in the security officer's next turn: the nearest guard, one of
 * the reserve included, spends a whole throw on it. `marked`: the ropes and gaps that it has passed; `led`: by how much
 * guards have come nearer by then.
 */
export function catchChance(table: Table, at: Square, marked: readonly string[], led = 0): number {
  if (at.zone !== 'outside' && SHELTERS.has(at.kind)) return 0
  if (at.kind === 'target') return 0
  return atLeast(nearestGuard(table, at, marked) - led)
}

const SHELTERS: ReadonlySet<string> = new Set(['hideaway', 'appel', 'tunnel', 'room'])

const known = new WeakMap<readonly string[], Map<string, number>>()

/** How far the nearest guard has to a square; kept for as long as no guard moves. */
function nearestGuard(table: Table, at: Square, marked: readonly string[]): number {
  const open = openToGuards(table)
  const all = [...new Set([...open.marked, ...marked])].toSorted()
  const name = `${at.id} ${all.join()} ${open.detected.join()}`
  const distances = known.get(table.guards) ?? new Map<string, number>()
  known.set(table.guards, distances)
  const found = distances.get(name)
  if (found !== undefined) return found
  const steps = stepsFrom(guardWaysOf(castle, { ...open, marked: all }), [at])
  const near = (square: string) => steps[squareAt(square)?.index ?? -1] ?? FAR
  const there = guardsOnBoard(table).map((guard) => near(guard.at))
  const posts = [...castle.posts.inner, ...castle.posts.outer].filter((post) => !table.guards.includes(post))
  const reserve = table.guards.includes(RESERVE) ? posts.map((post) => near(post) + 1) : []
  const distance = Math.min(FAR, ...there, ...reserve)
  distances.set(name, distance)
  return distance
}

/** By how much the nearest guard has come nearer after each turn in which it caught nobody. */
const GAINED = 6

/** The chance to get through on the rest of a way, with so many points now and average throws later. */
export function runChance(
  table: Table,
  way: readonly Square[],
  points: number,
  marked: readonly string[],
): number {
  let chance = 1
  let led = 0
  for (let gone = points; gone < way.length; gone += MEAN_THROW) {
    const at = way[Math.max(0, Math.floor(gone) - 1)]
    if (!at) return 0
    const caught = catchChance(table, at, marked, led)
    chance *= 1 - caught
    if (chance < 0.02) return 0
    if (caught > 0) led += GAINED
  }
  return chance
}

/** The ropes and gaps of a way, by their edges. */
export function marksAlong(from: Square, way: readonly Square[]): readonly string[] {
  return way.flatMap((to, index) => {
    const before = way[index - 1] ?? from
    const edge = castle.ways[before.index]?.find((one) => one.to === to)?.edge
    return edge?.need === 'rope30' || edge?.need === 'rope60' || edge?.need === 'wire' ? [edge.id] : []
  })
}
