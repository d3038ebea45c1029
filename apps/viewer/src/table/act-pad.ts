import type { Language } from '../language/language.ts'

/**
 * Choices that are made one by one and said together: numbers to be guessed, dice to be kept, an answer from a list.
 * What is known of each stands on it, so that the pad is its player's notebook, too, also while nothing can be said.
 */
export interface ActPad {
  /** Of the same choices always the same: own notes are kept by it. */
  readonly pad: string
  readonly words: Readonly<Record<Language, string>>
  readonly keys: readonly PadKey[]
  /** What its player may note on a key, one after the other by further presses; empty: nothing. */
  readonly notes: readonly PadNote[]
  /** What is known of several keys together, the newest first. */
  readonly told: readonly PadLine[]
}

export interface PadKey {
  /** Tells it from all others of its pad. */
  readonly key: string
  /** What is printed on it, and typed to come to it. */
  readonly label: string
  readonly isChosen: boolean
  /** What is known of it; undefined: nothing. */
  readonly mark: PadMark | undefined
}

export interface PadMark {
  /** `out`: it cannot be it any more. `was-out`: it was not, but may be since. `found`: it was. */
  readonly look: 'out' | 'was-out' | 'found'
  /** Fits in a corner. */
  readonly sign: string
  readonly words: Readonly<Record<Language, string>>
  /** Nobody else knows it: it must not be seen over a shoulder. */
  readonly isSecret: boolean
}

export interface PadNote {
  readonly note: string
  /** Fits in a corner. */
  readonly sign: string
  readonly words: Readonly<Record<Language, string>>
}

export interface PadLine {
  /** Of the same line always the same. */
  readonly line: string
  readonly words: Readonly<Record<Language, string>>
}
