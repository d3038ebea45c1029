import type { Cause, ChapterReview } from '../../table/reviewing.ts'
import { clockText } from '../common/clock-text.ts'
import { PageIcon } from '../common/icons.tsx'
import { useReviewWords } from '../common/use-review-words.ts'
import styles from './answer.module.css'
import { linkTo, useLookedBack } from './looked-back.ts'

interface Props {
  readonly why: Cause
  readonly chapter: ChapterReview | undefined
}

/** The rule behind a sentence, and the instant that it speaks of. */
export function CauseLinks({ why, chapter }: Props) {
  const looked = useLookedBack()
  const say = useReviewWords()
  return (
    <p class={styles.links}>
      <a href={`/rules#${why.clause}`}>
        <PageIcon name="rules" />
        {say('review.rule', { clause: why.clause })}
      </a>
      <a href={linkTo(looked, why.at, chapter)}>
        <PageIcon name="play" />
        {say('review.moment', { at: clockText(why.at - looked.start) })}
      </a>
    </p>
  )
}
