import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { Viewing } from '../../viewing/viewing.ts'

/** What a bar of a led review is about. */
export interface LedProps {
  readonly viewing: Viewing
  readonly views: ViewChoice
  readonly match: string
  /** Ends this tab's part in it. */
  readonly onLeave: () => void
}
