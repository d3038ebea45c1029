import { sayReview } from '../../language/review-words.ts'
import { useWordsOf } from './app-context.ts'

/** The words of the review. */
export function useReviewWords() {
  return useWordsOf(sayReview)
}
