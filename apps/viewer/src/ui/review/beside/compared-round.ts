import type { ChapterReview } from '../../../table/reviewing.ts'
import type { LookedBack } from '../looked-back.ts'

/** One of the two rounds, and the match it is from. */
export interface ComparedRound {
  readonly looked: LookedBack
  readonly chapter: ChapterReview
  /** Its name: of two matches with their players. */
  readonly title: string
}

/** The rounds of a match in which something was laid. */
export function playedChapters({ review }: Pick<LookedBack, 'review'>): readonly ChapterReview[] {
  return review.chapters.filter(({ leads }) => leads.some(({ points }) => points.length > 0))
}
