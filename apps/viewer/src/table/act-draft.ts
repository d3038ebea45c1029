import type { Language } from '../language/language.ts'
import type { WhyNot } from './why-not.ts'

/**
 * What a hand puts together before one press says it: a hideout with its sprint cards, numbers to be guessed, a trade.
 * It is in the hand only: nobody is told of it, and nothing of it is asked for until then.
 */
export interface ActDraft {
  /** The `act` of an `ActingAct` that says it. */
  readonly act: string
  /** What has come together so far. */
  readonly words: Readonly<Record<Language, string>>
  /** What it comes to. */
  readonly figures: readonly DraftFigure[]
  /** Exactly what the press does, on its button. */
  readonly says: Readonly<Record<Language, string>>
  /** Nothing has come together yet. */
  readonly isEmpty: boolean
  /** What is against it as it is; undefined: it can be said. */
  readonly why: WhyNot | undefined
  /** It can be said, though its player may not want to. */
  readonly warning: Readonly<Record<Language, string>> | undefined
}

export interface DraftFigure {
  readonly words: Readonly<Record<Language, string>>
  readonly value: string
  /** It is not enough. */
  readonly isShort: boolean
}
