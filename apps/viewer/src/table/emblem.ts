/** A colour of a game's own: on a dark ground and on a light one. */
export interface EmblemColour {
  readonly dark: string
  readonly light: string
}

/** A sign of a game's own, told apart by its form as well as by its colour. */
export interface Emblem {
  /** The outline of what is filled, in a box of 16 × 16. */
  readonly form: string
  readonly colour: EmblemColour
}
