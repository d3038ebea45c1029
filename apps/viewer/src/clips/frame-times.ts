import type { Stretch } from '../playback/pauses.ts'

/** How a stretch of a match becomes frames. */
export interface Pace {
  /** µs of match time. */
  readonly stretch: Stretch
  /** Below 1: slow motion. */
  readonly speed: number
  readonly fps: number
  /** So many pictures are laid over each other for a frame. */
  readonly exposures: number
}

/** Share of a frame's time during which it is exposed, as with a film camera's half-open disc. */
const SHUTTER = 0.5

export function frameCount({ stretch, speed, fps }: Omit<Pace, 'exposures'>): number {
  return Math.max(1, Math.round(((stretch.until - stretch.from) / 1_000_000 / speed) * fps))
}

/** The instants (whole µs) that the nth frame shows: one, or as many as are laid over each other. */
export function instantsOf(pace: Pace, nth: number): readonly number[] {
  const { stretch, speed, fps, exposures } = pace
  const step = (speed * 1_000_000) / fps
  const begin = stretch.from + nth * step
  return Array.from({ length: exposures }, (_, exposure) =>
    Math.min(Math.round(begin + (SHUTTER * step * exposure) / exposures), stretch.until),
  )
}

/** The part of a stretch that may be filmed; undefined if nothing of it may. */
export function within({ from, until }: Stretch, whole: Stretch): Stretch | undefined {
  const clipped = { from: Math.max(from, whole.from), until: Math.min(until, whole.until) }
  return clipped.until > clipped.from ? clipped : undefined
}
