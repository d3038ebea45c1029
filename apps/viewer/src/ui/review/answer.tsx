import { faultsOf } from '../../review/faults-of.ts'
import { replayRoute } from '../../review/replay-route.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { clockText } from '../common/clock-text.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { useReviewWords } from '../common/use-review-words.ts'
import styles from './answer.module.css'
import { CauseLinks } from './cause-links.tsx'
import { useLookedBack } from './looked-back.ts'
import { ResultBadge } from './result-badge.tsx'
import { SeatChoice } from './seat-choice.tsx'

/** Why somebody won, in the first sentence of the page, with the clause and the instant. */
export function Answer() {
  const { route, review, reviewing, timeline, start } = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const { why, seat } = review
  const chapter = review.chapters.find(({ number }) => number === why?.chapter)
  const count = seat === undefined ? 0 : faultsOf(review, seat).length
  const canLearn = count > 0 && reviewing.exercises !== undefined
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <header class={styles.answer}>
      <div class={styles.above}>
        {why && <ResultBadge why={why} counts />}
        <SeatChoice />
      </div>
      <h2>{why ? reviewing.sayWhy(timeline, review, why, language.value) : say('review.unfinished')}</h2>
      {why ? <CauseLinks why={why} chapter={chapter} /> : <p>{say('review.unfinished.more')}</p>}
      <div class={styles.acts}>
        {canLearn && (
          <a class={controlStyles.button} href={formatRoute({ ...route, seat: seat ?? 0, learn: 1 })}>
            <PageIcon name="right" />
            {say(count === 1 ? 'review.learn.one' : 'review.learn', { count })}
          </a>
        )}
        <a class={second} href={formatRoute(replayRoute(route))}>
          {say('review.replay')}
        </a>
        <small>{clockText((review.chapters.at(-1)?.until ?? start) - start)}</small>
      </div>
    </header>
  )
}
