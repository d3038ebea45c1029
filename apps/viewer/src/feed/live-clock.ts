/**
 * How late the match is seen: by how much this browser's clock is ahead of the events it is shown.
 * All in µs. Network, spectators' delay and the difference of the clocks are one number here.
 */
export interface LiveClock {
  /** By the server's own clock, when it last said what time it is. */
  readonly heard: number | undefined
  /** Of the last events that came while one watched. */
  readonly delays: readonly number[]
}

export const UNHEARD: LiveClock = { heard: undefined, delays: [] }

const KEPT = 8
/** What is older came with the past of the match, not as it happened. */
const STALE = 3_000_000

export function hearTime(clock: LiveClock, now: number, wall: number): LiveClock {
  return { ...clock, heard: wall - now }
}

export function hearEvent(clock: LiveClock, at: number, wall: number): LiveClock {
  const delay = wall - at
  if (clock.heard === undefined || delay - clock.heard > STALE) return clock
  return { ...clock, delays: [...clock.delays, delay].slice(-KEPT) }
}

/**
 * The instant that lies at the live end: what is known is never held back, but where something may still come
 * in front of it. There the viewer lags `behind` the server by so much that nothing shown is taken back.
 */
export function liveInstant(
  { heard, delays }: LiveClock,
  wall: number,
  lastKnown: number,
  behind = 0,
): number {
  if (behind > 0 && heard !== undefined) return wall - heard - behind
  const lag = delays.length > 0 ? Math.min(...delays) : heard
  return lag === undefined ? lastKnown : Math.max(lastKnown, wall - lag)
}
