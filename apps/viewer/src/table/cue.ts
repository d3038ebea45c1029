/** What can be heard of a table, in any game; how each sounds is told in `sound/recipes.ts`. */
export type Sound =
  | 'begin'
  | 'lay'
  | 'mark'
  | 'slam'
  | 'back'
  | 'right'
  | 'wrong'
  | 'won'
  | 'lost'
  | 'over'
  | 'turn'

/** Something on the table that is heard at an instant of the match, once. */
export interface Cue {
  /** Of the same thing it is always the same. */
  readonly key: string
  readonly at: number
  readonly sound: Sound
  /** The player of this page did it, and feels it, too. */
  readonly isOwn: boolean
}

/** How a game sounds. */
export interface Sounding<Plan> {
  /** What is heard of a plan, by the player of a seat or (undefined) by somebody who watches. */
  cuesOf(plan: Plan, seat: number | undefined): readonly Cue[]
}
