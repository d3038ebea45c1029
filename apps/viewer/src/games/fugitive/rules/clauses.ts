import type { ClauseTable } from '../../../rules/rulebook.ts'

/** The numbers of docs/fugitive.md: they are the same in all languages. */
export const CLAUSES = {
  F1: ['F1.1', 'F1.2', 'F1.3', 'F1.4'],
  F2: ['F2.1', 'F2.2'],
  F3: ['F3.1', 'F3.2', 'F3.3', 'F3.4', 'F3.5'],
  F4: ['F4.1', 'F4.2', 'F4.3', 'F4.4'],
  F5: ['F5.1', 'F5.2', 'F5.3'],
  F6: ['F6.1', 'F6.2', 'F6.3'],
  F7: ['F7.1', 'F7.2', 'F7.3', 'F7.4'],
  F8: [],
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
  readonly chapters: Readonly<Record<ChapterId, { readonly title: string; readonly lead?: ClauseWords }>>
  readonly clauses: Readonly<Record<ClauseId, ClauseWords>>
  readonly events: {
    readonly title: string
    readonly lead: ClauseWords
    readonly points: readonly string[]
    readonly groups: Readonly<
      Record<'footprints' | 'glass' | 'neither', { readonly title: string; readonly text: string }>
    >
  }
}
