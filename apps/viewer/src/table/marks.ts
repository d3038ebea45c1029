import type { Language } from '../language/language.ts'
import type { Emblem } from './emblem.ts'

/** Something that players collect over a match. */
export interface MarkKind {
  readonly id: string
  readonly emblem: Emblem
  /** In the plural; a number follows. */
  readonly label: Readonly<Record<Language, string>>
}

/** How many marks of a kind a player has. */
export interface MarkCount {
  readonly kind: MarkKind
  readonly count: number
}
