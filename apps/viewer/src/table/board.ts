import type { Language } from '../language/language.ts'
import type { Extent, Point } from './extent.ts'

/** A table drawn flat: laid once for each event, and posed at any instant. */
export interface Board<Plan> {
  /** In cells of the table, x east and y south; the caller chooses the part that is shown. */
  readonly element: SVGGElement
  /** All of the table. */
  readonly whole: Extent
  /** Draws, in small steps, what takes long the first time that it comes to lie there: for when nothing else is to be done. */
  readonly ahead?: readonly (() => void)[]
  lay(plan: Plan): void
  pose(instant: number): void
  /** Shows what its player has in hand, where the game can be played; undefined: nobody plays here. */
  hold?(hand: unknown): void
  /** What lies there, for people who cannot see it: row after row, in the order in which it was laid. */
  placesOf(plan: Plan, instant: number, language: Language): readonly PlaceRow[]
  dispose(): void
}

export interface PlaceRow {
  readonly label: string
  readonly places: readonly BoardPlace[]
}

/** A thing on the table to which the user can go. */
export interface BoardPlace extends Point {
  readonly key: string
  readonly label: string
}
