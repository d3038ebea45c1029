import type { Cause } from '../../table/reviewing.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useReviewWords } from '../common/use-review-words.ts'
import styles from './answer.module.css'

/** How it went for the review’s seat, in a word; nothing where it is nobody’s. */
export function ResultBadge({ why, counts }: { readonly why: Cause; readonly counts: boolean }) {
  const say = useReviewWords()
  const { result, winners } = why
  if (!counts) return <b class={controlStyles.badge}>{say('review.void')}</b>
  if (winners.length === 0) return <b class={controlStyles.badge}>{say('review.level')}</b>
  if (result === undefined) return null
  return (
    <b class={classNames(controlStyles.badge, result === 'won' ? styles.won : styles.lost)}>
      {say(result === 'won' ? 'review.won' : 'review.lost')}
    </b>
  )
}
