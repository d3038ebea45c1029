import type { Point } from '../table/extent.ts'
import type { AnyTable } from '../table/game-table.ts'
import type { TablePlan } from '../table/table-plan.ts'

/** Acts name whole cells; where pieces lie between them, it is the nearest one of that cell. */
const HALF = 0.5

/** Where the piece at a point of the table lies, if anything is known to lie there; undefined: nothing, as far as this viewer knows. */
export function cellAt(
  table: Pick<AnyTable, 'miniatureOf'>,
  plan: TablePlan,
  instant: number,
  point: Point,
): Point | undefined {
  let found: { readonly at: Point; readonly distance: number } | undefined
  for (const { x, y } of table.miniatureOf(plan, instant)) {
    const [dx, dy] = [Math.abs(x - point.x), Math.abs(y - point.y)]
    const distance = Math.hypot(dx, dy)
    if (dx > HALF || dy > HALF || (found && found.distance <= distance)) continue
    found = { at: { x, y }, distance }
  }
  return found?.at
}
