import type { Extent } from '../../table/extent.ts'
import type { Highlight, Overview, TablePlan } from '../../table/table-plan.ts'

/** What is looked at where nothing lies. */
export const EMPTY: Overview = {
  from: Number.NEGATIVE_INFINITY,
  extent: { west: -0.5, east: 0.5, north: -0.5, south: 0.5 },
}

/** All that lies at an instant. */
export function overviewAt({ overviews }: Pick<TablePlan, 'overviews'>, instant: number, aspect = 1): Extent {
  return partOf(overviewShotAt(overviews, instant) ?? EMPTY, aspect)
}

/** From which form on a picture counts as upright: width by height. */
const UPRIGHT = 1

/** What of a shot is in a picture of that form. */
export function partOf({ extent, upright }: Overview, aspect: number): Extent {
  return aspect < UPRIGHT ? (upright ?? extent) : extent
}

export function overviewShotAt(overviews: readonly Overview[], instant: number): Overview | undefined {
  let found = overviews[0]
  for (const one of overviews) if (one.from <= instant) found = one
  return found
}

/**
 * What a director has in the picture: the last thing that is worth it and lasts, a close one before a near one.
 * A highlight begins when everybody knows of it, so nothing is told early.
 */
export function highlightAt(
  { highlights }: Pick<TablePlan, 'highlights'>,
  instant: number,
): Highlight | undefined {
  let found: Highlight | undefined
  for (const one of highlights) {
    if (instant < one.from || instant >= one.until) continue
    if (found?.kind === 'close' && one.kind === 'near') continue
    found = one
  }
  return found
}
