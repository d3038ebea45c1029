import type { Latency } from '@getaway/client/protocol'

const LOW = 60_000
const MEDIUM = 150_000

const CLOCK_ERRORS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const

/** By how much somebody's clock may be wrong, as others may know it: in steps, so that it rarely changes. */
export function clockErrorMsOf(error: number | null): number | null {
  if (error === null) return null
  return CLOCK_ERRORS_MS.find((step) => error <= step * 1_000) ?? 1_000
}

/** How far away somebody plays, as others may know it: µs there and back. */
export function latencyOf(rtt: number | null): Latency {
  if (rtt === null) return null
  return rtt <= LOW ? 'low' : rtt <= MEDIUM ? 'medium' : 'high'
}
