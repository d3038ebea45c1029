import type { Draft, Random, Refusal } from '@getaway/engine'
import { chaseLessonOf } from '../games/chase/tutorial/lessons.ts'
import { fugitiveLessonOf } from '../games/fugitive/tutorial/lessons.ts'
import type { AnyBot } from './local-match.ts'

/** What a lesson changes of a match: who plays against the learner, what is dealt, and what is taken back. */
export interface GuidedMatch {
  readonly bot: AnyBot
  random(): Random
  objection?(after: unknown, draft: Draft): Refusal | undefined
  /** The learner has seen all of it. */
  isEnough(match: unknown): boolean
}

/** The lessons of a game, by their ids. */
const LESSONS: Readonly<Record<string, (id: string) => GuidedMatch | undefined>> = {
  chase: chaseLessonOf,
  fugitive: fugitiveLessonOf,
}

export function lessonOf(game: string, id: string): GuidedMatch | undefined {
  return LESSONS[game]?.(id)
}
