import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TableSurface } from '../../input/table-surface.ts'
import { sayOfLearning } from '../../language/learn-words.ts'
import type { HeldSeat } from '../../playing/held-seat.ts'
import { movesFor } from '../../practice/moves-for.ts'
import type { Advice, TutorialLesson } from '../../table/tutorial.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useSize } from '../common/use-size.ts'
import type { PlayerAtTable } from '../play/use-player.ts'
import styles from './coach.module.css'
import { usePointers } from './use-pointers.ts'

/** From one move to the next of what is done for a learner, who is to see it. */
const SHOWN_MS = 250
/** How long a skipped step may take to have its effect; after that it cannot be done from where the learner is. */
const STUCK_MS = 5000

interface Props extends Pick<PlayerAtTable, 'player'> {
  readonly lesson: TutorialLesson
  readonly before: number
  readonly count: number
  readonly viewing: Viewing
  readonly seat: HeldSeat
  readonly surface: TableSurface
  /** The step at which the learner begins: those before it are done for them. */
  readonly from: number
  /** What comes after the last step, on its button. */
  readonly next: string
  readonly onNext: () => void
  /** The lesson is laid out afresh, and done for the learner up to that step. */
  readonly onAgain: (from: number) => void
  readonly onLeave: () => void
  /** How many px of the table's head are covered. */
  readonly onFoot: (px: number) => void
}

/** Says one sentence at a time, and points at what it is about. */
export function Coach(props: Props) {
  const {
    lesson,
    before,
    count,
    viewing,
    seat,
    player,
    surface,
    from,
    next,
    onNext,
    onAgain,
    onLeave,
    onFoot,
  } = props
  const { language } = useApp()
  const card = useRef<HTMLElement>(null)
  useSize(card, ({ height }) => onFoot((card.current?.offsetTop ?? 0) + height), true)
  const cell = useRef<HTMLDivElement>(null)
  const thing = useRef<HTMLDivElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  /** The steps before this one are skipped: what they ask for is done for the learner, as the next one builds on it. */
  const until = useSignal(from)
  const now = useComputed((): { readonly step: number; readonly advice: Advice | undefined } | undefined => {
    const [known, hand] = [viewing.known.value, player.value?.held.value]
    if (!known || hand === undefined) return undefined
    const hasFailed = seat.takenBack.value !== undefined
    for (const [step, one] of lesson.steps.entries()) {
      const isHelped = hasFailed || step < until.value
      const advice = one.adviceOn(known.state, hand, isHelped)
      if (advice) return { step, advice }
    }
    return { step: lesson.steps.length, advice: undefined }
  })
  const { step = 0, advice } = now.value ?? {}
  const isDone = now.value !== undefined && !advice
  usePointers(now, surface, cell, thing)
  useSignalEffect(() => {
    const { step = 0, advice } = now.value ?? {}
    if (!advice || step >= until.value) return
    const done = setTimeout(() => {
      for (const move of movesFor(advice)) player.peek()?.move(move, performance.now())
    }, SHOWN_MS)
    const stuck = setTimeout(
      () => (until.peek() < lesson.steps.length ? onAgain(until.peek()) : onNext()),
      STUCK_MS,
    )
    return () => {
      clearTimeout(done)
      clearTimeout(stuck)
    }
  })
  // Pressed again while a step is being done, it skips one step more, and never what comes after the lesson.
  const skip = () => {
    until.value = Math.min(Math.max(until.peek(), step) + 1, lesson.steps.length)
  }
  useLayoutEffect(() => {
    if (isDone) onward.current?.focus()
  }, [isDone])
  return (
    <>
      <section class={styles.coach} ref={card} aria-label={sayOfLearning(language.value, 'tutor')}>
        <ol class={styles.steps} aria-hidden="true">
          {Array.from({ length: count }, (_, nth) => (
            <li
              key={nth}
              class={classNames(nth < before + step && styles.done, nth === before + step && styles.here)}
            />
          ))}
        </ol>
        <p role="status" data-step={isDone ? 'done' : lesson.steps[step]?.id}>
          <span class={controlStyles.spoken}>
            {!isDone && sayOfLearning(language.value, 'step', { n: before + step + 1, count })}{' '}
          </span>
          {isDone ? sayOfLearning(language.value, 'well') : advice?.say[language.value]}
        </p>
        {isDone ? (
          <button
            type="button"
            ref={onward}
            class={controlStyles.button}
            // Here Enter goes on; at the table it would put down what the hand carries.
            onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
            onClick={onNext}
          >
            {next}
          </button>
        ) : (
          <div class={styles.ways}>
            <button type="button" class={styles.skip} onClick={skip}>
              {sayOfLearning(language.value, 'skip')}
            </button>
            <button type="button" class={styles.skip} onClick={onLeave}>
              {sayOfLearning(language.value, 'leave')}
            </button>
          </div>
        )}
      </section>
      <div ref={cell} class={styles.ring} aria-hidden="true" />
      <div ref={thing} class={styles.ring} aria-hidden="true" />
    </>
  )
}
