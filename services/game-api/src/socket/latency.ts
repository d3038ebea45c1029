import type { Latency } from '@getaway/client/protocol'

const LOW = 60_000
const MEDIUM = 150_000

/** Bounds of what is told of a round trip, in ms; `low` and `medium` end at two of them. */
const LATENCIES_MS = [5, 10, 20, 40, 60, 100, 150, 250, 500, 1_000] as const
const CLOCK_ERRORS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const

/** The round trip to a player, as others may know it: at most so many ms, in steps, so that it rarely changes. */
export function latencyMsOf(rtt: number | null): number | null {
  return stepAbove(rtt, LATENCIES_MS)
}

/** By how much somebody's clock may be wrong, as others may know it: in steps, so that it rarely changes. */
export function clockErrorMsOf(error: number | null): number | null {
  return stepAbove(error, CLOCK_ERRORS_MS)
}

/** The last step stands for all that is more. */
function stepAbove(us: number | null, steps: readonly number[]): number | null {
  if (us === null) return null
  return steps.find((step) => us <= step * 1_000) ?? steps.at(-1) ?? null
}

/** How far away somebody plays, as others may know it: µs there and back. */
export function latencyOf(rtt: number | null): Latency {
  if (rtt === null) return null
  return rtt <= LOW ? 'low' : rtt <= MEDIUM ? 'medium' : 'high'
}
