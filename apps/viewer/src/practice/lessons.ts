import type { Draft, Random, Refusal } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { CHASE_LESSONS, isLessonOver, objectionOfTeacher, randomOf } from '../games/chase/tutorial/lessons.ts'
import type { AnyBot } from './local-match.ts'

/** What a lesson changes of a match: who plays against the learner, what is dealt, and what is taken back. */
export interface GuidedMatch {
  readonly bot: AnyBot
  random(): Random
  objection(after: unknown, draft: Draft): Refusal | undefined
  /** The learner has seen all of it. */
  isEnough(match: unknown): boolean
}

export function lessonOf(id: string): GuidedMatch | undefined {
  const lesson = CHASE_LESSONS[id]
  return (
    lesson && {
      bot: lesson.bot,
      random: () => randomOf(lesson),
      objection: (after, draft) => objectionOfTeacher(after as Match, draft),
      isEnough: (match) => isLessonOver(match as Match),
    }
  )
}
