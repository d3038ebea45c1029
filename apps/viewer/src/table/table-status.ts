import type { MarkCount } from './marks.ts'
import type { ScoreTarget } from './score-target.ts'

/** The table in words. */
export interface TableStatus {
  readonly title: string
  readonly sentence: string
  readonly players: readonly PlayerStatus[]
  /** Who has to do something before the match goes on. */
  readonly waitsFor: readonly string[]
  /** What wins, while nobody has won. */
  readonly target: ScoreTarget | undefined
  readonly signs: SignGroup | undefined
  readonly counts: readonly { readonly label: string; readonly value: string }[]
  /** What a player did and had to take back just now, each with its reason. */
  readonly takenBack: readonly string[]
}

export interface PlayerStatus {
  readonly seat: number
  readonly name: string
  readonly role: string | undefined
  readonly hasWon: boolean
  readonly marks: readonly MarkCount[]
}

/** What is reached or not, under one heading: the items to be collected, say. */
export interface SignGroup {
  readonly label: string
  readonly signs: readonly Sign[]
}

export interface Sign {
  readonly label: string
  /** A line drawing, in a box of 24 × 24. */
  readonly icon: string
  readonly isReached: boolean
  /** The sign in words, with whether it is reached. */
  readonly said: string
}
