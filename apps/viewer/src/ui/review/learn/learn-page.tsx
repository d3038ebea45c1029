import type { LogEvent } from '@getaway/engine'
import { loadPlaying } from '@getaway/engine/following'
import { useMemo, useState } from 'preact/hooks'
import { faultsOf } from '../../../review/faults-of.ts'
import { formatRoute } from '../../../routes.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { Loading } from '../../common/loading.tsx'
import { Notice } from '../../common/notice.tsx'
import { useModule } from '../../common/use-module.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { useLookedBack } from '../looked-back.ts'
import { ExerciseTable } from './exercise-table.tsx'
import styles from './learn.module.css'
import type { Answered } from './learn-card.tsx'

interface Props {
  readonly created: LogEvent
  readonly seat: number
  /** The mistake that is asked first; the first is 1. */
  readonly first: number
}

/** A player's mistakes as questions, one after the other, at the table as it stood. */
export function LearnPage({ created, seat, first }: Props) {
  const { review, reviewing, timeline, route } = useLookedBack()
  const { router } = useApp()
  const say = useReviewWords()
  const { module: playing } = useModule(() => loadPlaying(created), true)
  const questions = useMemo(() => {
    const { exercises } = reviewing
    return faultsOf(review, seat).flatMap((act) => {
      const exercise = exercises?.askAgain(timeline, act)
      return exercise ? [{ act, exercise }] : []
    })
  }, [review, reviewing, timeline, seat])
  const [at, setAt] = useState(Math.min(first, Math.max(1, questions.length)) - 1)
  const [answers, setAnswers] = useState<readonly Answered[]>([])
  const { learn: _, ...here } = route
  const back = formatRoute({ ...here, seat })
  if (questions.length === 0)
    return (
      <Notice title={say('learn.done.none')} text={say('learn.done.none.more')}>
        <a class={controlStyles.button} href={back}>
          {say('learn.leave')}
        </a>
      </Notice>
    )
  const question = questions[at]
  if (!question) {
    const right = answers.filter((one) => one === 'first' || one === 'later').length
    return (
      <Notice
        title={say('learn.done', { right, count: answers.length })}
        text={say('learn.done.first', { first: answers.filter((one) => one === 'first').length })}
      >
        <div class={styles.after}>
          <a class={controlStyles.button} href={back}>
            {say('learn.leave')}
          </a>
          <button
            type="button"
            class={classNames(controlStyles.button, controlStyles.second)}
            onClick={() => {
              setAnswers([])
              setAt(0)
            }}
          >
            {say('learn.once-more')}
          </button>
        </div>
      </Notice>
    )
  }
  if (!playing?.ok || !reviewing.exercises) return <Loading text={say('review.reading')} />
  return (
    <ExerciseTable
      key={`${question.act.seq} ${question.act.position}`}
      created={created}
      playing={playing.value}
      question={question}
      nth={at + 1}
      count={questions.length}
      answers={answers}
      onLeave={() => router.go({ ...here, seat })}
      onNext={(answered) => {
        setAnswers([...answers, answered])
        setAt(at + 1)
      }}
    />
  )
}
