import type { Shape } from '../../drawing/drawing.ts'
import type { VectorPath } from '../../drawing/path.ts'

/** What stands at an edge, around the place where its street ends, at the northern edge. */
export interface StreetEnd {
  readonly outline: VectorPath
  readonly shapes: readonly Shape[]
}

/** How far what closes a street reaches to each side of it, and into the tile. */
export const END_REACH = { aside: 13.4, deep: 14 }
export const HOUSES_REACH = { aside: 16.4, deep: 12.6 }
