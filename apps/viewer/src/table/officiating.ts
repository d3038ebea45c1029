import type { Language } from '../language/language.ts'

/** What organisers may do in a match of a game, in words: fetched at the desk only. To break it off is theirs in every game. */
export interface Officiating<State> {
  /** What may be asked for as the match stands, the most likely first. */
  actsOf(state: State, language: Language): readonly OfferedAct[]
  /** What was done, by the type of its event; undefined: not one of this game’s. */
  nameAct(type: string, language: Language): string | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: a state goes back to the game it came from.
export type AnyOfficiating = Officiating<any>

export interface OfferedAct {
  /** Of the same act always the same, as long as it is offered. */
  readonly key: string
  readonly title: string
  /** What comes of it. */
  readonly text: string
  readonly fields: readonly ActField[]
  /** What is asked for, by the values that were chosen; its reason comes with it. */
  commandOf(
    values: Readonly<Record<string, string>>,
    reason: string,
  ): { readonly type: string; readonly [field: string]: unknown }
}

/** One of a few, with the one that stands there at first. */
export interface ActField {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly first: string
}
