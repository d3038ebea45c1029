/** A seat for a bot, with all that it needs to sit down like anybody else. */
export interface Play {
  readonly type: 'play'
  readonly url: string
  readonly matchId: string
  readonly seat: number
  readonly token: string
  readonly strength: string
  /** By how much it thinks longer than a person. */
  readonly pace: number
}

/** A bot is to give up its line, and say nothing of it. */
export interface Dismiss {
  readonly type: 'dismiss'
  readonly matchId: string
  readonly seat: number
}

/** A bot has left its seat: the match is over, the service sent it away, or it failed. */
export interface Left {
  readonly matchId: string
  readonly seat: number
  /** What the service said. */
  readonly sentAway: string | undefined
  readonly problem: string | undefined
}
