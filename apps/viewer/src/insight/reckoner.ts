import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Known } from '../feed/match-store.ts'
import type { AnyInsight, InsightAnswers, InsightQuestion } from '../table/insight.ts'

/** Works out what could be known, bit by bit, while the page has nothing more urgent to do. */
export interface Reckoner {
  /** Another one whenever there is more. */
  readonly answers: ReadonlySignal<InsightAnswers>
  /** The same once nothing is left to be worked out; undefined before. */
  readonly whole: ReadonlySignal<InsightAnswers | undefined>
  /** Whether there is anything to be told. */
  readonly isOpen: ReadonlySignal<boolean>
  dispose(): void
}

interface Dependencies {
  readonly insight: AnyInsight
  readonly known: ReadonlySignal<Pick<Known, 'timeline'> | undefined>
  /** How many events have taken effect where somebody looks: that comes first. */
  readonly index: ReadonlySignal<number>
  /** Calls when there is time, unless its answer is called before. */
  readonly later: (work: () => void) => () => void
  /** ms */
  readonly now: () => number
}

/** So long (ms) it works at a time: no longer than a frame, unless a single answer takes longer. */
const SLICE = 14

export function createReckoner({ insight, known, index, later, now }: Dependencies): Reckoner {
  const found = new Map<string, unknown>()
  const answers = signal<InsightAnswers>(() => undefined)
  const whole = signal<InsightAnswers | undefined>(undefined)
  const isOpen = signal(false)
  let questions: readonly (InsightQuestion | undefined)[] = []
  let missing: number[] = []
  let cancel: (() => void) | undefined

  const tell = () => {
    const [asked, all] = [questions, found]
    const answerOf: InsightAnswers = (at) => {
      const key = asked[Math.min(at, asked.length - 1)]?.key
      return key === undefined ? undefined : all.get(key)
    }
    answers.value = answerOf
    whole.value = missing.length === 0 && isOpen.peek() ? answerOf : undefined
  }
  const work = () => {
    cancel = undefined
    const until = now() + SLICE
    do {
      const at = nearest(missing, index.peek())
      const question = at === undefined ? undefined : questions[at]
      if (!question) break
      if (!found.has(question.key)) found.set(question.key, insight.answer(question))
      missing = missing.filter((one) => !found.has(questions[one]?.key ?? ''))
    } while (now() < until)
    tell()
    if (missing.length > 0) cancel = later(work)
  }
  const stop = effect(() => {
    const match = known.value
    questions = match ? insight.questionsOf(match.timeline) : []
    isOpen.value = questions.some((question) => question !== undefined)
    missing = [...questions.keys()].filter((at) => {
      const key = questions[at]?.key
      return key !== undefined && !found.has(key)
    })
    tell()
    if (missing.length > 0) cancel ??= later(work)
  })
  return {
    answers,
    whole,
    isOpen,
    dispose() {
      stop()
      cancel?.()
    },
  }
}

function nearest(all: readonly number[], to: number): number | undefined {
  let best: number | undefined
  for (const at of all) if (best === undefined || Math.abs(at - to) < Math.abs(best - to)) best = at
  return best
}
