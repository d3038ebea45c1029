import type { Extent, Point } from '../table/extent.ts'
import type { TablePlan } from '../table/table-plan.ts'

/** So much of the table stands around what a shot shows, in cells. */
const AROUND = 1.5

/** What a shot of a cell has in the picture. */
export function extentOfShot({ x, y }: Point): Extent {
  return { west: x - AROUND, east: x + AROUND, north: y - AROUND, south: y + AROUND }
}

/** The same table with a camera that stays with a part of it, whatever else is worth a look. */
export function withShot<Plan extends TablePlan>(plan: Plan, extent: Extent): Plan {
  return { ...plan, overviews: plan.overviews.map(({ from }) => ({ from, extent })), highlights: [] }
}
