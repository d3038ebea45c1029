import { BREATH, BREATHING, DROP, easeIn, easeInOut, LEAVE, NEVER, progress, SETTLE } from './motion.ts'
import type { OfPlayer } from './plan.ts'

/** How far a piece hovers over its place because it is not confirmed yet: 1, and down to 0 once it is. */
export function hoverAt({ pendingUntil }: OfPlayer, instant: number, isCalm: boolean): number {
  if (pendingUntil === 0) return 0
  return 1 - easeInOut(progress(instant, pendingUntil, isCalm ? 0 : SETTLE))
}

/** How far a piece that was taken back is on its way home: 1 is gone. */
export function awayAt({ leavesFrom }: OfPlayer, instant: number, isCalm: boolean): number {
  return easeIn(progress(instant, leavesFrom, isCalm ? 0 : LEAVE))
}

/** A slow breath, 0 to 1 and back: what is pending waits. */
export function breathAt(instant: number, isCalm: boolean): number {
  return isCalm ? 0.5 : 0.5 - 0.5 * Math.cos(((instant % BREATH) / BREATH) * 2 * Math.PI)
}

/** When a piece rests: what is never answered breathes for a while only. */
export function restOf({ pendingUntil, leavesFrom, from }: OfPlayer & { readonly from: number }): number {
  if (leavesFrom !== NEVER) return leavesFrom + LEAVE
  if (pendingUntil === NEVER) return from + DROP + BREATHING
  return pendingUntil === 0 ? 0 : pendingUntil + SETTLE
}
