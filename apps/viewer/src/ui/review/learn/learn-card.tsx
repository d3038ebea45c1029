import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Language } from '../../../language/language.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { ExerciseConnection } from '../../../review/learning/open-exercise.ts'
import type { ReviewedAct } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useReviewWords } from '../../common/use-review-words.ts'
import { useSize } from '../../common/use-size.ts'
import { useLookedBack } from '../looked-back.ts'
import styles from './learn.module.css'

/** How a question was answered: at once, after other answers, not by the player, or not at all. */
export type Answered = 'first' | 'later' | 'shown' | 'skipped'

interface Props {
  readonly connection: ExerciseConnection
  readonly seat: HeldSeat
  readonly act: ReviewedAct
  readonly question: Readonly<Record<Language, string>>
  readonly nth: number
  readonly count: number
  /** To the questions before. */
  readonly answers: readonly Answered[]
  readonly onNext: (answered: Answered) => void
  readonly onLeave: () => void
  /** How many px of the table's head are covered. */
  readonly onFoot: (px: number) => void
}

/** What is asked, and what the rules said to the last answer. */
export function LearnCard(props: Props) {
  const { connection, seat, act, question, nth, count, answers, onNext, onLeave, onFoot } = props
  const { reviewing, timeline } = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const card = useRef<HTMLElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  useSize(card, ({ height }) => onFoot((card.current?.offsetTop ?? 0) + height), true)
  const { state, misses, refusal, isWrong } = connection.standing.value
  const isOpen = state === 'open'
  useLayoutEffect(() => {
    if (!isOpen) onward.current?.focus()
  }, [isOpen])
  const fault = reviewing.sayFault(timeline, act, language.value)
  const giveUp = () => {
    const way = connection.giveUp()
    if (way) void seat.act(way)
  }
  const next = () => onNext(state === 'right' ? (misses === 0 ? 'first' : 'later') : 'shown')
  return (
    <section class={styles.card} ref={card} aria-label={say('learn.tutor')}>
      <div class={styles.place}>
        <ol class={styles.steps} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <li
              key={index}
              class={classNames(
                index === nth - 1 && styles.here,
                (answers[index] === 'first' || answers[index] === 'later') && styles.right,
                (answers[index] === 'shown' || answers[index] === 'skipped') && styles.passed,
              )}
            />
          ))}
        </ol>
        <small>
          {say('learn.of', { n: nth, count })}
          {'. '}
          {say('learn.was', { round: act.chapter, act: reviewing.sayAct(timeline, act, language.value) })}
        </small>
      </div>
      <p role="status" data-state={state}>
        {isOpen ? question[language.value] : sayEnd()}
        {isOpen && refusal && (
          <span class={isWrong ? styles.wrong : styles.refused}>
            {say(isWrong ? 'learn.again' : 'learn.refused', { why: refusal.text[language.value] })}{' '}
            <a href={`/rules#${refusal.clause}`} target="_blank" rel="noreferrer">
              {refusal.clause}
            </a>
          </span>
        )}
      </p>
      <div class={styles.ways}>
        {isOpen ? (
          <>
            <button type="button" class={styles.way} onClick={giveUp}>
              {say('learn.show')}
            </button>
            <button type="button" class={styles.way} onClick={() => onNext('skipped')}>
              {say('learn.skip')}
            </button>
          </>
        ) : (
          <button
            type="button"
            ref={onward}
            class={controlStyles.button}
            // Here Enter goes on; at the table it would put down what the hand carries.
            onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
            onClick={next}
          >
            {say(nth < count ? 'learn.next' : 'learn.finish')}
          </button>
        )}
        <button type="button" class={styles.way} onClick={onLeave}>
          {say('learn.leave')}
        </button>
      </div>
    </section>
  )

  function sayEnd(): string {
    if (state === 'no-way') return say('learn.no-way')
    const values = { wrong: fault?.wrong ?? '' }
    return say(state === 'right' ? 'learn.right.more' : 'learn.shown', values)
  }
}
