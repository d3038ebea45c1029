import type { Language } from '../language/language.ts'

/** Why nothing comes of what a hand does, for its player. */
export type WhyNot = Readonly<Record<Language, string>> & {
  /** The rule that is against it. */
  readonly rule?: { readonly code: string; readonly clause: string }
}
