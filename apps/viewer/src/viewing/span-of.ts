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
  /** So much later (µs) its watcher wants to see it: nothing later is shown, whatever is known. */
  readonly delay: number
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
  { start, lastAt, isOver, behind, restsAt, delay }: Ends,
  { isWatched, reception, clock, wall }: Watch,
  before: Span,
): Span {
  const last = Math.max(lastAt + TAIL, restsAt)
  if (!isWatched) return { start, end: last, isLive: false }
  const now = Math.max(start, liveInstant(clock, wall, lastAt, behind + delay))
  if (reception !== 'well') {
    const known = delay > 0 ? Math.min(lastAt, now) : lastAt
    return { start, end: Math.max(known, before.end), isLive: reception === 'cut' || known < lastAt }
  }
  // The live end waits where the lag is found to be longer, and never goes back.
  const end = Math.max(now, before.end)
  if (!isOver) return { start, end, isLive: true }
  const isRunningOut = (before.isLive || delay > 0) && end < last
  return isRunningOut ? { start, end, isLive: true } : { start, end: last, isLive: false }
}

/** For drawing: the same value as long as no difference could be seen. */
export function coarse({ start, end, isLive }: Span, before: Span): Span {
  const shown = isLive ? start + Math.floor((end - start) / STEP) * STEP : end
  const isSame = before.start === start && before.end === shown && before.isLive === isLive
  return isSame ? before : { start, end: shown, isLive }
}
