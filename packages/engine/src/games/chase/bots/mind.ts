import type { Random } from '../../../random.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Person } from './person.ts'

/** A player in the middle of a round: what they see, and their seat and strength. */
export interface Mind {
  readonly match: Match
  readonly round: Round
  readonly seat: number
  readonly person: Person
  readonly random: Random
}

/** What came of thinking, and how long that and the doing take the middle player. */
export interface Thought {
  readonly command: Command
  readonly meanMs: number
  /** Whether what it was thought upon is still so. */
  holds?(round: Round): boolean
}
