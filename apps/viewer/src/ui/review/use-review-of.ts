import { signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { createKeptPaces } from '../../player/record/kept-paces.ts'
import type { ReviewRoute } from '../../routes.ts'
import type { MatchReview } from '../../table/reviewing.ts'
import { createViewingCourse } from '../../viewing/course.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { ownStorage } from '../common/own-storage.ts'
import { useReckoner } from '../insight/use-reckoner.ts'
import type { LookedBack } from './looked-back.ts'
import type { ToLookBack } from './whole-match.tsx'

/** Nothing is held back from somebody who has come to look back. */
const KNOWS_ALL = signal(false)

const NOTHING_USUAL: LookedBack['usual'] = new Map()

/** What a seat did in rounds that count. */
function actsOf({ chapters }: MatchReview, seat: number) {
  const acts = chapters.filter(({ counts }) => counts).flatMap((chapter) => chapter.acts)
  return acts.filter((act) => act.seat === seat)
}

/** The review of a match that is there as a whole, with all its words; another seat is another review. */
export function useReviewOf(
  route: ReviewRoute,
  viewing: Viewing,
  { known, reviewing, own }: ToLookBack,
  seat: number | undefined,
): LookedBack {
  const { language, player } = useApp()
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
  const isOwn = seat !== undefined && seat === own
  const usual = useMemo(() => {
    if (!isOwn) return NOTHING_USUAL
    const { id, game } = known.created.data as { readonly id: string; readonly game: string }
    const paces = createKeptPaces(ownStorage(), player.profile.peek().key)
    paces.keep({ match: id, game, createdAt: known.created.at }, actsOf(review, seat))
    return paces.usualIn(game)
  }, [isOwn, known.created, review, seat])
  // Another value draws the whole page again.
  return useMemo(
    () => ({
      ...{ route, review, reviewing, timeline, start, course, isOwn, usual, names },
      labelOf: (chapter) =>
        reviewing.sayChapter?.(timeline, chapter, language.value) ??
        course.strip.value.chapters.find(({ sign }) => sign === String(chapter.number))?.label ??
        String(chapter.number),
    }),
    [route, review, reviewing, timeline, start, course, isOwn, usual, names, language],
  )
}
