import type { ClauseTable } from '../../../rules/rulebook.ts'

/** The numbers of docs/rules.md: they are the same in all languages. */
export const CLAUSES = {
  C1: ['C1.1', 'C1.2', 'C1.3', 'C1.4', 'C1.5', 'C1.6'],
  C2: ['C2.1', 'C2.2', 'C2.3', 'C2.4', 'C2.5', 'C2.6'],
  C3: ['C3.1', 'C3.2', 'C3.3', 'C3.4'],
  C4: ['C4.1', 'C4.2', 'C4.3', 'C4.4', 'C4.5'],
  C5: ['C5.1', 'C5.2', 'C5.3', 'C5.4', 'C5.5', 'C5.6', 'C5.7'],
  C6: ['C6.1', 'C6.2'],
  C7: ['C7.1', 'C7.2', 'C7.3', 'C7.4', 'C7.5', 'C7.6', 'C7.7', 'C7.8'],
  C8: ['C8.1', 'C8.2', 'C8.3', 'C8.4', 'C8.5'],
  C9: ['C9.1', 'C9.2', 'C9.3', 'C9.4'],
  C10: ['C10.1', 'C10.2', 'C10.3', 'C10.4', 'C10.5', 'C10.6'],
} as const

export type ChapterId = keyof typeof CLAUSES
export type ClauseId = (typeof CLAUSES)[ChapterId][number]

export interface ClauseWords {
  readonly text: string
  readonly ours?: string
  readonly table?: ClauseTable
}

/** A rulebook in one language. */
export interface BookWords {
  readonly intro: readonly string[]
  readonly chapters: Readonly<Record<ChapterId, string>>
  readonly clauses: Readonly<Record<ClauseId, ClauseWords>>
}
