import type { FollowedTimeline } from '@getaway/engine'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { UsualPace } from '../../player/record/kept-paces.ts'
import { replayRoute } from '../../review/replay-route.ts'
import { formatRoute, type ReviewRoute } from '../../routes.ts'
import type { AnyReviewing, ChapterReview, MatchReview } from '../../table/reviewing.ts'
import type { ViewingCourse } from '../../viewing/course.ts'

/** A match that is looked back on, for all parts of the page. */
export interface LookedBack {
  readonly route: ReviewRoute
  readonly review: MatchReview
  readonly reviewing: AnyReviewing
  readonly timeline: FollowedTimeline
  /** When it was created: times are told from there. */
  readonly start: number
  readonly course: ViewingCourse
  /** The review is for the player of this browser. */
  readonly isOwn: boolean
  /** How quickly they usually move, by kind of move, over their latest matches; empty where it is not theirs. */
  readonly usual: ReadonlyMap<string, UsualPace>
  /** By seat, in the page’s language. */
  readonly names: readonly string[]
  /** A chapter's heading. */
  labelOf(chapter: ChapterReview): string
}

const Context = createContext<LookedBack | undefined>(undefined)

export const LookedBackProvider = Context.Provider

export function useLookedBack(): LookedBack {
  const value = useContext(Context)
  if (!value) throw new Error('this part of a page needs a match that is looked back on')
  return value
}

/** The replay of an instant, as the review’s seat had it in that chapter. */
export function routeTo({ route, start }: LookedBack, at: number, chapter?: Pick<ChapterReview, 'side'>) {
  return replayRoute(route, at - start, chapter?.side)
}

export function linkTo(looked: LookedBack, at: number, chapter?: Pick<ChapterReview, 'side'>): string {
  return formatRoute(routeTo(looked, at, chapter))
}
