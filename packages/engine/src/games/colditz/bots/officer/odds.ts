import type { Square } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import { guardWaysOf } from '../../board/guards.ts'
import { FAR, stepsFrom } from '../../board/steps.ts'
import { guardsOnBoard, openToGuards } from '../../moves/guard-walk.ts'
import { occupancyOf, squareAt } from '../../state/places.ts'
import { RESERVE, type Table } from '../../state/table.ts'
import { atLeast, MEAN_THROW } from '../dice-odds.ts'

/**
 * The chance that a POW that stands there is caught in the security officer's next turn: the nearest guard, one of
 * the reserve included, spends a whole throw on it. `marked`: the ropes and gaps that it has passed.
 */
export function catchChance(table: Table, at: Square, marked: readonly string[]): number {
  if (at.kind === 'hideaway' || at.kind === 'appel' || at.kind === 'tunnel' || at.kind === 'target') return 0
  if (at.kind === 'room') return 0
  const open = openToGuards(table)
  const ways = guardWaysOf(castle, { ...open, marked: [...new Set([...open.marked, ...marked])] })
  const steps = stepsFrom(ways, [at])
  const near = (square: string) => steps[squareAt(square)?.index ?? -1] ?? FAR
  const there = guardsOnBoard(table).map((guard) => near(guard.at))
  const { isFree } = occupancyOf(table)
  const posts = [...castle.posts.inner, ...castle.posts.outer].filter(isFree)
  const reserve = table.guards.includes(RESERVE) ? posts.map((post) => near(post) + 1) : []
  return atLeast(Math.min(FAR, ...there, ...reserve))
}

/** The chance to get through on the rest of a way, with so many points now and average throws later. */
export function runChance(
  table: Table,
  way: readonly Square[],
  points: number,
  marked: readonly string[],
): number {
  let chance = 1
  for (let gone = points; gone < way.length; gone += MEAN_THROW) {
    const at = way[Math.max(0, Math.floor(gone) - 1)]
    if (!at) return 0
    chance *= 1 - catchChance(table, at, marked)
    if (chance < 0.02) return 0
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
