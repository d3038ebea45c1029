import type { Outcome } from '@getaway/engine'
import type { Language } from '../language/language.ts'

/**
 * How a game tells its part of an audit: fetched by the audit only, for every game, with a table or without. The report
 * is the game's own, as `getaway audit --json` prints it.
 */
export interface Auditing<Report extends object, State> {
  /** Round by round, or the whole match where it has no rounds; with the replay's last state also where each note belongs. */
  stretchesOf(report: Report, outcome: Outcome, language: Language, state?: State): readonly ToldStretch[]
  /** Every check of a stretch, by its key, with the replay's last state. */
  checksOf(report: Report, state: State, key: string, language: Language): readonly ToldCheck[]
  /** A ruling of the organiser that only this game knows; undefined: it says nothing of it. */
  tellAct(act: Act, outcome: Outcome, language: Language): string | undefined
  /** What a type of action is called. */
  nameAction(type: string, language: Language): string
}

/** A recorded act, as far as its game needs it. */
interface Act {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

// biome-ignore lint/suspicious/noExplicitAny: reports and states go back to the game they came from.
export type AnyAuditing = Auditing<any, any>

/** A part of the match that has a result of its own. */
export interface ToldStretch {
  /** Of the same stretch always the same, also judged by other rules of time. */
  readonly key: string
  readonly title: string
  /** How it ended and for whom, in a sentence. */
  readonly result: string
  /** Somebody set it aside, or ruled otherwise than it was scored: what counts then. */
  readonly ruling: string | undefined
  readonly counts: boolean
  readonly notes: readonly ToldNote[]
}

/** What decided a stretch, or what came too late for it. */
export interface ToldNote {
  readonly text: string
  readonly clause: string | undefined
  readonly kind: 'mistake' | 'late' | 'dropped'
  /** Of the event that it tells of. */
  readonly seq?: number
  /** When that counts, where the replay is there. */
  readonly at?: number
}

export interface ToldCheck {
  /** What is checked: whose tiles, say. */
  readonly title: string
  readonly rows: readonly {
    readonly what: string
    /** Undefined: there is nothing to judge. */
    readonly isRight: boolean | undefined
    /** Why it is wrong. */
    readonly why: string | undefined
    readonly clause: string | undefined
    readonly seq: number | undefined
    readonly at: number | undefined
  }[]
}
