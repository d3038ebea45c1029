import type { TablePlan } from '../games/game-table.ts'
import type { Extent } from './extent.ts'

const NOTHING: Extent = { west: -0.5, east: 0.5, north: -0.5, south: 0.5 }

/** All that lies at an instant. */
export function overviewAt({ overviews }: Pick<TablePlan, 'overviews'>, instant: number): Extent {
  let found = overviews[0]
  for (const one of overviews) if (one.from <= instant) found = one
  return found?.extent ?? NOTHING
}
