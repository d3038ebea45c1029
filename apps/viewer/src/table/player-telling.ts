import type { Language } from '../language/language.ts'
import type { MarkCount } from './marks.ts'
import type { TablePlan } from './table-plan.ts'

/** What a game tells somebody who plays it, and nobody else: fetched for players only. */
export interface PlayerTelling<State, Plan extends TablePlan> {
  /** How the last round, or the match, has ended for a seat; undefined while play goes on. */
  endingOf(plan: Plan, seat: number, language: Language): ToldEnding | undefined
  /** Whose turn it is, or what a team has arranged; undefined where nobody waits and nothing is arranged. */
  turnOf(view: State, seat: number, language: Language): ToldTurn | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: states and plans go back to the game they came from.
export type AnyPlayerTelling = PlayerTelling<any, any>

export interface ToldEnding {
  /** Of the same ending always the same. */
  readonly key: string
  readonly of: 'round' | 'match'
  /** When the table has shown all of it: nobody is told early. */
  readonly from: number
  readonly result: 'won' | 'lost' | 'level'
  readonly title: string
  /** Who won and why, in one sentence, with the clause that says so. */
  readonly reason: string
  readonly clause: string
  /** What it brought. */
  readonly gains: readonly {
    readonly seat: number
    readonly name: string
    readonly marks: readonly MarkCount[]
  }[]
  /** What the player does in the next round. */
  readonly next: string | undefined
  /** The instant that decided it. */
  readonly decidedAt: number
  /** The act that ended the round, where one did: a race for the ending was about it. */
  readonly endedAt: number | undefined
  /** Who is ready for the next round. */
  readonly readiness: readonly { readonly seat: number; readonly name: string; readonly isReady: boolean }[]
}

export interface ToldTurn {
  readonly isOwn: boolean
  readonly text: string
}
