import { type AnyGame, extendCourse, headOf, type LiveCourse, openCourse } from '@getaway/engine'
import type { MatchRecord, Recorded } from './match-record.ts'

/** Reads a record again from its first event, with the state of the match after each. */
export interface Refold {
  /** The next event; undefined if the record ends here for now. */
  next(): Recorded | undefined
}

/** States are not kept after every event: a reader that comes later folds them again. */
export function createRefold(game: AnyGame, record: MatchRecord): Refold {
  let course: LiveCourse<unknown> | undefined
  let seq = 0
  return {
    next() {
      const event = record.eventAt(seq + 1)
      const line = record.lineAt(seq + 1)
      if (event === undefined || line === undefined) return undefined
      seq++
      course = course ? extendCourse(game, course, event) : openCourse(game, event)
      return { event, line, after: headOf(course) }
    },
  }
}
