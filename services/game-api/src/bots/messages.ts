/** A seat for a bot, with all that it needs to sit down like anybody else. */
export interface Play {
  readonly url: string
  readonly matchId: string
  readonly seat: number
  readonly token: string
  readonly strength: string
  /** By how much it thinks longer than a person. */
  readonly pace: number
}
