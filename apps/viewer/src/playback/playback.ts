import { passing, type Stretch } from './pauses.ts'

/** What there is to see of a match, in µs of match time; of a live one the end moves. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly isLive: boolean
  /** Stretches that one passes over while playing, in order. */
  readonly pauses?: readonly Stretch[]
}

/** Where somebody watches, as a value: the instant itself is asked for with the clock (ms). */
export interface Playback {
  /** At the live end, wherever that is. */
  readonly isFollowing: boolean
  readonly isPlaying: boolean
  /** Below zero: backwards. */
  readonly speed: number
  /** A picture of one moment: what it set in motion has come to rest. */
  readonly isSettled: boolean
  /** Where it stood … */
  readonly instant: number
  /** … when this browser's clock showed this. */
  readonly since: number
}

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16] as const

const FASTEST = 16
const NO_PAUSES: readonly Stretch[] = []

export const FOLLOWING: Playback = {
  isFollowing: true,
  isPlaying: true,
  speed: 1,
  isSettled: false,
  instant: 0,
  since: 0,
}

export function playingFrom(instant: number, now: number): Playback {
  return { ...FOLLOWING, isFollowing: false, instant, since: now }
}

export function instantOf(playback: Playback, span: Span, now: number): number {
  if (playback.isFollowing) return span.end
  const gone = playback.isPlaying ? Math.max(0, now - playback.since) * 1000 * playback.speed : 0
  return within(span, passing(span.pauses ?? NO_PAUSES, playback.instant, gone))
}

/** At the end, playback follows the live match or rests; back at the start, it rests. */
export function arrived(playback: Playback, span: Span, now: number): Playback {
  if (playback.isFollowing) return span.isLive ? playback : pausedAt(playback, span.end, now)
  if (!playback.isPlaying) return playback
  const instant = instantOf(playback, span, now)
  if (playback.speed < 0) return instant > span.start ? playback : pausedAt(playback, span.start, now)
  if (instant < span.end) return playback
  return span.isLive ? follow(playback, now) : pausedAt(playback, span.end, now)
}

/** Plays on, forwards; from the end again from the start. */
export function playForwards(playback: Playback, span: Span, now: number): Playback {
  const instant = instantOf(playback, span, now)
  const isAtEnd = !span.isLive && instant >= span.end
  return { ...playingFrom(isAtEnd ? span.start : instant, now), speed: onwards(playback) }
}

/** As in a film editor: once more in the same direction is twice as fast, the other direction starts at single speed. */
export function shuttle(playback: Playback, span: Span, towards: 1 | -1, now: number): Playback {
  // At the end that moves there is nothing ahead.
  if (playback.isFollowing && towards === 1) return playback
  const instant = instantOf(playback, span, now)
  const isOnItsWay = playback.isPlaying && !playback.isFollowing && Math.sign(playback.speed) === towards
  const speed = isOnItsWay ? Math.min(Math.max(Math.abs(playback.speed) * 2, 1), FASTEST) : 1
  return { ...playingFrom(instant, now), speed: speed * towards }
}

export function pause(playback: Playback, span: Span, now: number): Playback {
  return pausedAt(playback, instantOf(playback, span, now), now)
}

export function toggle(playback: Playback, span: Span, now: number): Playback {
  return playback.isPlaying ? pause(playback, span, now) : playForwards(playback, span, now)
}

/** Goes on playing if it played, and else shows that very instant; new events never drag the watcher forward from here. */
export function seek(playback: Playback, span: Span, instant: number, now: number): Playback {
  return {
    ...playback,
    isFollowing: false,
    isSettled: false,
    instant: whole(within(span, instant)),
    since: now,
  }
}

/** An address tells whole µs, and has to lead to the same picture. */
const whole = Math.round

export function pausedAt(playback: Playback, instant: number, now: number): Playback {
  return { ...playingFrom(whole(instant), now), isPlaying: false, speed: onwards(playback) }
}

/** Playback runs backwards only until it stops; then it goes on forwards. */
function onwards({ speed }: Playback): number {
  return speed > 0 ? speed : 1
}

/** Stands still at an event, with all that it set in motion done. */
export function settledAt(playback: Playback, instant: number, now: number): Playback {
  return { ...pausedAt(playback, instant, now), isSettled: true }
}

export function withSpeed(playback: Playback, span: Span, speed: number, now: number): Playback {
  return { ...playback, instant: instantOf(playback, span, now), since: now, speed }
}

export function follow(playback: Playback, now: number): Playback {
  return { ...playback, isFollowing: true, isPlaying: true, isSettled: false, speed: 1, since: now }
}

export function within(span: Span, instant: number): number {
  return Math.min(Math.max(instant, span.start), span.end)
}
