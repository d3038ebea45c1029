import { moodOf } from '@getaway/engine/following'
import type { FilmedMatch } from '../../clips/filmed-match.ts'
import type { ViewingCourse } from '../../viewing/course.ts'

/**
 * The match of a page, as far as its viewer has been shown it: of a live match up to the live end, which keeps the
 * spectators' delay; without spoilers up to the furthest instant reached.
 */
export function filmedBy({ viewing, knownUntil }: ViewingCourse): FilmedMatch | undefined {
  const [known, table] = [viewing.known.peek(), viewing.table.peek()]
  if (!known || !table) return undefined
  const { side } = viewing.look.peek()
  return {
    table,
    timeline: known.timeline,
    mood: moodOf(known.created),
    start: known.start,
    until: Math.max(knownUntil.peek(), viewing.instant.peek()),
    // A file is for others: what moves, moves in it.
    look: { side, skipped: undefined, motion: 'full' },
  }
}
