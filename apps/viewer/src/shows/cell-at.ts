import type { Point } from '../table/extent.ts'
import type { AnyTable } from '../table/game-table.ts'
import type { TablePlan } from '../table/table-plan.ts'

/** The cell of the table at a point, if anything is known to lie there; undefined: nothing, as far as this viewer knows. */
export function cellAt(
  table: Pick<AnyTable, 'miniatureOf'>,
  plan: TablePlan,
  instant: number,
  point: Point,
): Point | undefined {
  const [x, y] = [Math.round(point.x), Math.round(point.y)]
  const isThere = table
    .miniatureOf(plan, instant)
    .some((piece) => Math.round(piece.x) === x && Math.round(piece.y) === y)
  return isThere ? { x, y } : undefined
}
