export interface ToldMove {
  readonly seq: number
  /** Which entry of the timeline. */
  readonly index: number
  readonly at: number
  /** Before this instant nobody at the table knew; in the order of the list. */
  readonly knownFrom: number
  readonly text: string
  /** The seat that did it; undefined: the referee. */
  readonly seat: number | undefined
  /** A chapter begins, somebody acts, or something is decided. */
  readonly kind: 'chapter' | 'act' | 'late' | 'decision'
  /** Its player waits for it to be confirmed. */
  readonly isPending: boolean
  /** What was wrong with it, and what would have been right, once the table has told of it. */
  readonly fault?: ToldLater | undefined
  /** What was hidden of it then, and the table has shown since. */
  readonly shown?: ToldLater | undefined
}

export interface ToldLater {
  readonly text: string
  readonly knownFrom: number
}
