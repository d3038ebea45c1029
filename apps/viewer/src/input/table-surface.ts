import type { Point } from '../table/extent.ts'
import type { Spot } from './gesture.ts'

type PointAt = (place: Spot) => Point | undefined
type SpotOf = (point: Point) => Spot | undefined

/** Where on the table a place of the window is, for what stands beside the table; whichever picture of it is shown. */
export interface TableSurface {
  readonly pointAt: PointAt
  /** Where in the window a point of the table is seen. */
  readonly spotOf: SpotOf
  /** Until the answer is called. */
  show(picture: ShownTable): () => void
}

interface ShownTable {
  readonly pointAt: PointAt
  readonly spotOf: SpotOf
}

export function createTableSurface(): TableSurface {
  let shown: ShownTable | undefined
  return {
    pointAt: (place) => shown?.pointAt(place),
    spotOf: (point) => shown?.spotOf(point),
    show(picture) {
      shown = picture
      return () => {
        if (shown === picture) shown = undefined
      }
    },
  }
}
