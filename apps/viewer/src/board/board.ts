import type { Extent } from '../stage/extent.ts'

/** A table drawn flat: laid once for each event, and posed at any instant. */
export interface Board<Plan> {
  /** In cells of the table, x east and y south; whoever shows it chooses the part. */
  readonly element: SVGGElement
  /** All of the table. */
  readonly whole: Extent
  lay(plan: Plan): void
  pose(instant: number): void
  dispose(): void
}
