/** How long things move, in µs of match time: short, and the truth never waits for it. */
export const DROP = 260_000
export const STAMP = 200_000
export const SLAM = 650_000
export const SWEEP = 700_000
/** Starting tiles are laid one after the other. */
export const STAGGER = 90_000

/** How far something that began at an instant has gone, 0 to 1. */
export function progress(instant: number, from: number, duration: number): number {
  return Math.min(Math.max((instant - from) / duration, 0), 1)
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3
}

export function easeIn(t: number): number {
  return t ** 3
}
