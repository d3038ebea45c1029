import { type LiveClock, liveInstant } from '../feed/live-clock.ts'
import type { Known } from '../feed/match-store.ts'
import type { Reception } from '../feed/reception.ts'
import type { Span } from '../playback/playback.ts'

/** What is set in motion by the last event comes to rest before the end. */
export const TAIL = 1_200_000
/** The live end is shown in steps of so many µs. */
const STEP = 250_000

/** `restsAt`: when all that the last event set in motion has come to rest; 0 as long as that is unknown. */
export interface Ends extends Pick<Known, 'start' | 'lastAt' | 'isOver' | 'behind'> {
  readonly restsAt: number
}

export interface Watch {
  readonly isWatched: boolean
  readonly reception: Reception
  readonly clock: LiveClock
  /** This browser's clock, in µs. */
  readonly wall: number
}

/** What there is to see of a match by now; of a watched one the end runs on, but never further than one knows. */
export function spanOf(
  { start, lastAt, isOver, behind, restsAt }: Ends,
  { isWatched, reception, clock, wall }: Watch,
  before: Span,
): Span {
  const last = Math.max(lastAt + TAIL, restsAt)
  if (!isWatched) return { start, end: last, isLive: false }
  if (reception !== 'well') {
    return { start, end: Math.max(lastAt, before.end), isLive: reception === 'cut' }
  }
  // The live end waits where the lag is found to be longer, and never goes back.
  const end = Math.max(liveInstant(clock, wall, lastAt, behind), before.end)
  if (!isOver) return { start, end, isLive: true }
  const isRunningOut = before.isLive && end < last
  return isRunningOut ? { start, end, isLive: true } : { start, end: last, isLive: false }
}

/** For drawing: the same value as long as no difference could be seen. */
export function coarse({ start, end, isLive }: Span, before: Span): Span {
  const shown = isLive ? start + Math.floor((end - start) / STEP) * STEP : end
  const isSame = before.start === start && before.end === shown && before.isLive === isLive
  return isSame ? before : { start, end: shown, isLive }
}
