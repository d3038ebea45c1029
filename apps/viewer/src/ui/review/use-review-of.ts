import { signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Known } from '../../feed/match-store.ts'
import type { ReviewRoute } from '../../routes.ts'
import type { AnyReviewing, MatchReview } from '../../table/reviewing.ts'
import { createViewingCourse } from '../../viewing/course.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { useReckoner } from '../insight/use-reckoner.ts'
import type { LookedBack } from './looked-back.ts'

/** Nothing is held back from somebody who has come to look back. */
const KNOWS_ALL = signal(false)

/** The review of a match that is there as a whole, with all its words; another seat is another review. */
export function useReviewOf(
  route: ReviewRoute,
  viewing: Viewing,
  { known, reviewing }: { readonly known: Known; readonly reviewing: AnyReviewing },
  seat: number | undefined,
): LookedBack {
  const { language } = useApp()
  const course = useMemo(() => createViewingCourse(viewing, language, KNOWS_ALL), [viewing, language])
  useEffect(() => course.dispose, [course])
  const { timeline, table, start } = known
  // Words come first, and the odds when they have been worked out.
  const answers = useReckoner(viewing)?.reckoner.whole.value
  const review = useMemo<MatchReview>(
    () => reviewing.reviewOf(timeline, seat, answers),
    [reviewing, timeline, seat, answers],
  )
  const names = useMemo(() => {
    const plan = table?.planOf(timeline, timeline.length, viewing.look.peek())
    const status = plan && table?.statusOf(timeline, plan, Number.MAX_SAFE_INTEGER, language.value)
    return status?.players.map(({ name }) => name) ?? []
  }, [timeline, table, viewing, language.value])
  // Another value draws the whole page again.
  return useMemo(
    () => ({
      ...{ route, review, reviewing, timeline, start, course, names },
      labelOf: (chapter) =>
        reviewing.sayChapter?.(timeline, chapter, language.value) ??
        course.strip.value.chapters.find(({ sign }) => sign === String(chapter.number))?.label ??
        String(chapter.number),
    }),
    [route, review, reviewing, timeline, start, course, names, language],
  )
}
