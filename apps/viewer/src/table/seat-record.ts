import type { LogEvent } from '@getaway/engine'
import type { Language } from '../language/language.ts'

/** What a player did wrong by the rules, and when it was done (µs, by the match's clock). */
export interface SeatMistake {
  readonly round: number
  readonly clause: string
  readonly at: number
}

/** What a seat did in a whole match, for its player to look back on. */
export interface SeatRecord {
  readonly mistakes: readonly SeatMistake[]
  /** From each of the player's moves to their next in the same round. */
  readonly gaps: readonly { readonly at: number; readonly us: number }[]
}

/** How a game looks back on a match, and says what its clauses ask for. */
export interface SeatReview {
  recordOf(events: readonly LogEvent[], seat: number): SeatRecord
  /** In a few words, what went wrong. */
  sayMistake(clause: string, language: Language): string
}
