import { HOLD_MS } from '../../input/recogniser.ts'

/** So long (ms) a first press waits for the second one. */
export const WAITS_MS = 4000

/** Whether a press confirms the first one: a keyboard or a screen reader cannot hold a button, so it presses twice, but not by a slip. */
export function isConfirming(first: number | undefined, time: number): boolean {
  return first !== undefined && time - first >= HOLD_MS && time - first < WAITS_MS
}
