/** What there is to see of a match, in µs of match time; of a live one the end moves. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly isLive: boolean
}

/** Where somebody watches, as a value: the instant itself is asked for with the clock (ms). */
export interface Playback {
  /** At the live end, wherever that is. */
  readonly isFollowing: boolean
  readonly isPlaying: boolean
  readonly speed: number
  /** A picture of one moment: what it set in motion has come to rest. */
  readonly isSettled: boolean
  /** Where it stood … */
  readonly instant: number
  /** … when this browser's clock showed this. */
  readonly since: number
}

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const

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
  return within(span, playback.instant + gone)
}

/** Who has come to the end follows it from there, or rests. */
export function arrived(playback: Playback, span: Span, now: number): Playback {
  if (playback.isFollowing && !span.isLive) return pausedAt(playback, span.end, now)
  if (playback.isFollowing || !playback.isPlaying || instantOf(playback, span, now) < span.end)
    return playback
  return span.isLive ? follow(playback, now) : pausedAt(playback, span.end, now)
}

/** From the end one plays again from the start. */
export function play(playback: Playback, span: Span, now: number): Playback {
  const instant = instantOf(playback, span, now)
  const isAtEnd = !span.isLive && instant >= span.end
  return {
    ...playback,
    isFollowing: false,
    isPlaying: true,
    isSettled: false,
    instant: isAtEnd ? span.start : instant,
    since: now,
  }
}

export function pause(playback: Playback, span: Span, now: number): Playback {
  return pausedAt(playback, instantOf(playback, span, now), now)
}

export function toggle(playback: Playback, span: Span, now: number): Playback {
  return playback.isPlaying ? pause(playback, span, now) : play(playback, span, now)
}

/** Goes on playing if it played, and else shows that moment at rest; new events never drag the watcher forward from here. */
export function seek(playback: Playback, span: Span, instant: number, now: number): Playback {
  const isSettled = !playback.isPlaying
  return { ...playback, isFollowing: false, isSettled, instant: within(span, instant), since: now }
}

export function pausedAt(playback: Playback, instant: number, now: number): Playback {
  return { ...playback, isFollowing: false, isPlaying: false, isSettled: false, instant, since: now }
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
