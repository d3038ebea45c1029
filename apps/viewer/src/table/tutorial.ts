import type { Language } from '../language/language.ts'
import type { Point } from './extent.ts'

/** A game that is learnt at its own table, a few steps one after the other. */
export interface Tutorial {
  readonly game: string
  /** Each is a match of its own. */
  readonly lessons: readonly TutorialLesson[]
}

export interface TutorialLesson {
  readonly id: string
  readonly options: Readonly<Record<string, unknown>>
  readonly opponent: Readonly<Record<Language, string>>
  /** The way to it from the lesson before, on a button. */
  readonly begin: Readonly<Record<Language, string>>
  readonly steps: readonly TutorialStep[]
}

export interface TutorialStep {
  readonly id: string
  /** What is learnt, in a few words. */
  readonly name: Readonly<Record<Language, string>>
  /** Undefined: it is done. `hand` is what the player holds, `isHelped` whether they have tried in vain. */
  adviceOn(view: unknown, hand: unknown, isHelped: boolean): Advice | undefined
}

/** One short sentence, and where to. */
export interface Advice {
  readonly say: Readonly<Record<Language, string>>
  /** In cells. */
  readonly cell?: Point | undefined
  /** A piece of the hand, or an act, as the page names them. */
  readonly piece?: string | undefined
  readonly act?: string | undefined
  /** A key of the pad. */
  readonly key?: string | undefined
}
