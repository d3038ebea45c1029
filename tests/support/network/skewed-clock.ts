import type { Clock } from '@getaway/client'

/** A player's own clock: it may be wrong by any amount, and run too fast or too slow. */
export interface SkewedClock extends Clock {
  /** What it shows at an instant of the true one (ms of `performance.now()`). */
  at(true_: number): number
}

export function createSkewedClock(offsetMs: number, driftPpm: number): SkewedClock {
  const from = performance.now()
  const at = (instant: number) => from + offsetMs + (instant - from) * (1 + driftPpm / 1e6)
  return {
    at,
    now: () => at(performance.now()),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}
