/** What the check waits for, or consists of. */
export { FLIP, HAND_STAYS, TELL } from '@getaway/engine/chase'

/** Never, as an instant: what has none does not happen. */
export const NEVER = Number.POSITIVE_INFINITY

/** How long things move, in µs of match time: short, and the truth never waits for it. */
export const DROP = 420_000
/** Share of a drop after which a tile has come down; then it settles. */
export const LANDED = 0.6
/** The breath of dust that it stirs up. */
export const DUST = 620_000
export const STAMP = 240_000
export const SLAM = 650_000
/** Share of a slam after which it has hit the table. */
export const SLAMMED = 0.28
/** In the last part of `HAND_STAYS` the hand that slams is drawn back. */
export const HAND_LEAVES = 320_000
export const SWEEP = 700_000
/** So many cells to the east a round is swept, off the table. */
export const SWEPT_AWAY = 34
/** Starting tiles are laid one after the other. */
export const STAGGER = 90_000

/** What was pending comes to rest once it is confirmed. */
export const SETTLE = 220_000
/** What was taken back goes home to its player. */
export const LEAVE = 480_000
/** From one breath of a pending piece to the next; it breathes no longer than a patient player looks. */
export const BREATH = 1_800_000
export const BREATHING = 10_000_000

/** How far something that began at an instant has gone, 0 to 1. */
export function progress(instant: number, from: number, duration: number): number {
  if (instant < from) return 0
  return instant >= from + duration ? 1 : (instant - from) / duration
}

/** How far a round has been swept off, 0 to 1. */
export function sweptAt(sweptFrom: number, instant: number, isCalm: boolean): number {
  return sweptFrom === NEVER ? 0 : easeIn(progress(instant, sweptFrom, isCalm ? 0 : SWEEP))
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
