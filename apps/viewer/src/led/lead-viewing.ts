import { effect, untracked } from '@preact/signals'
import type { Casting } from '../shows/casting.ts'
import type { ViewChoice } from '../stage/camera/view-choice.ts'
import { ALL_SEEING, type Viewing } from '../viewing/viewing.ts'
import { type PositionAct, positionSpeed, positionView } from './led-position.ts'

export interface LeadOptions {
  readonly viewing: Viewing
  readonly views: ViewChoice
  readonly match: string
  readonly casting: Pick<Casting, 'air' | 'show' | 'losses'>
}

/** ms: who drags along the timeline is followed in steps, and well within what the service takes in a minute. */
const AT_MOST_EVERY = 300
/** While it plays, so that clocks that differ, or pauses that are passed over, part nobody for long. */
const AGAIN_AFTER = 4_000

/** Tells those who follow where this viewing is, whenever it goes another way. */
export function leadViewing({ viewing, views, match, casting }: LeadOptions): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setInterval> | undefined
  let lastTold = Number.NEGATIVE_INFINITY

  const tell = () => {
    clearTimeout(waiting)
    waiting = undefined
    if (!viewing.known.peek() || !casting.show.peek()) return
    lastTold = performance.now()
    const { isPlaying, speed } = viewing.playback.peek()
    const { side } = viewing.look.peek()
    const act: PositionAct = {
      type: 'position',
      speed: positionSpeed(isPlaying, speed),
      view: positionView(views.view.peek()),
      ...(side !== ALL_SEEING && { side }),
    }
    void casting.air(act, { match, at: Math.round(viewing.instant.peek()) })
  }
  const stopTelling = effect(() => {
    const { isPlaying } = viewing.playback.value
    viewing.look.value
    views.view.value
    casting.show.value
    casting.losses.value
    untracked(() => {
      waiting ??= setTimeout(tell, Math.max(50, lastTold + AT_MOST_EVERY - performance.now()))
      clearInterval(again)
      again = isPlaying ? setInterval(tell, AGAIN_AFTER) : undefined
    })
  })
  return () => {
    stopTelling()
    clearTimeout(waiting)
    clearInterval(again)
  }
}
