import { easeIn, NEVER, progress } from '../../../table/easing.ts'

/** What the check waits for, or consists of. */
export { FLIP, HAND_STAYS, TELL } from '@getaway/engine/chase'
export * from '../../../table/easing.ts'

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

/** How far a round has been swept off, 0 to 1. */
export function sweptAt(sweptFrom: number, instant: number, isCalm: boolean): number {
  return sweptFrom === NEVER ? 0 : easeIn(progress(instant, sweptFrom, isCalm ? 0 : SWEEP))
}
