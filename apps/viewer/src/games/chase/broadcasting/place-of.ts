import { chaserPathOf, runnerPathOf } from '@getaway/engine/chase'
import type { Point } from '../../../table/extent.ts'
import { lyingRound } from '../plan/lying-round.ts'
import type { ChasePlan } from '../plan/plan.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'

/** A runner is on the newest tile of their path, a chaser on the newest that is marked. */
export function chasePlaceOf(_: ChaseTimeline, plan: ChasePlan, seat: number): Point | undefined {
  const round = lyingRound(plan, Number.NEGATIVE_INFINITY)
  if (!round) return undefined
  const path = runnerPathOf(round, seat) ?? chaserPathOf(round, seat)
  const { tiles, markers } = round.paths[path ?? -1] ?? { tiles: [], markers: [] }
  const tile = round.roles[seat] === 'runner' ? tiles.at(-1) : tiles[markers.length - 1]
  return tile && { x: tile.x, y: tile.y }
}
