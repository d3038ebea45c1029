import type { ChapterReview, LeadLine, MatchReview } from '../../table/reviewing.ts'
import { faultsOf } from '../faults-of.ts'

/** What a match comes to, on one card. */
export interface EndCard {
  readonly winners: readonly number[]
  readonly chapters: readonly Pick<ChapterReview, 'number' | 'counts'>[]
  /** By chapter: who won it. */
  readonly chapterWinners: readonly (readonly number[])[]
  /** Undefined: nobody was ever ahead. */
  readonly longestLead:
    | { readonly lead: LeadLine; readonly value: number; readonly chapter: number }
    | undefined
  /** By seat. */
  readonly mistakes: readonly number[]
}

/** Of what counts, as far as the referee is concerned; mistakes also of what was voided. */
export function endCardOf(review: MatchReview, seats: number): EndCard {
  const { chapters, why } = review
  const leads = chapters
    .filter(({ counts }) => counts)
    .flatMap(({ number, leads }) =>
      leads.flatMap((lead) => lead.points.map(({ value }) => ({ lead, value, chapter: number }))),
    )
  const longest = leads.reduce<(typeof leads)[number] | undefined>(
    (best, one) => (best && best.value >= one.value ? best : one),
    undefined,
  )
  return {
    winners: why?.winners ?? [],
    chapters: chapters.map(({ number, counts }) => ({ number, counts })),
    chapterWinners: chapters.map((chapter) => (chapter.counts ? (chapter.why?.winners ?? []) : [])),
    longestLead: longest && longest.value > 0 ? longest : undefined,
    mistakes: Array.from({ length: seats }, (_, seat) => faultsOf(review, seat).length),
  }
}
