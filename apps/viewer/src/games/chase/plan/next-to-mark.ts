import { isRunning, type Round } from '@getaway/engine/chase'
import { DROP } from './motion.ts'
import { laidAt } from './pieces-of.ts'
import type { NextToMark } from './plan.ts'

/** C7.1: markers go on the tiles in their order, so a chaser has one tile to look at; nobody else is shown it. */
export function nextToMark(round: Round | undefined, chased: number | undefined): NextToMark[] {
  if (!round || chased === undefined || !isRunning(round)) return []
  const path = round.paths[chased]
  const index = path?.markers.length ?? 0
  const tile = path?.tiles[index]
  // A hideout takes none.
  if (!path || !tile || path.caught || tile.tile.kind === 'hideout') return []
  const { x, y } = tile
  return [{ x, y, from: Math.max(laidAt(round, tile, index) + DROP, path.markers.at(-1)?.at ?? 0) }]
}
