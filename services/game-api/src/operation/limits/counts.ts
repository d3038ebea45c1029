/** What one asker has used up of a limit at a node, for the other nodes. */
export interface Count {
  readonly limit: string
  /** A digest of a token, or an address. */
  readonly key: string
  readonly count: number
}

export interface Counts {
  /** Used up since it was told last. */
  readonly used: readonly Count[]
  /** Open now. */
  readonly open: readonly Count[]
}

/** Who uses less than that share of a limit here is not worth telling: a few nodes more do not make it too much. */
export const TOLD_FROM = 0.1
