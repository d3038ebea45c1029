/** Never, as an instant: what has none does not happen. */
export const NEVER = Number.POSITIVE_INFINITY
/** Before anything of a match. */
export const LONG_AGO = Number.NEGATIVE_INFINITY

/** How far something that began at an instant has gone, 0 to 1. */
export function progress(instant: number, from: number, duration: number): number {
  if (instant < from) return 0
  return instant >= from + duration ? 1 : (instant - from) / duration
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3
}

export function easeIn(t: number): number {
  return t ** 3
}

export function easeInOut(t: number): number {
  return t * t * (3 - 2 * t)
}

/** There and back again: a hop, highest in the middle. */
export function hop(t: number): number {
  return 4 * t * (1 - t)
}

/** Falls faster and faster: 1 where it is let go of, 0 once it has come down. */
export function fallAt(t: number): number {
  return t >= 1 ? 0 : 1 - t * t
}

/** Rocks back and forth, less and less, and is still at the end: -1 to 1. */
export function rockAt(t: number): number {
  return t <= 0 || t >= 1 ? 0 : Math.sin(t * 2.5 * Math.PI) * (1 - t) ** 2
}
