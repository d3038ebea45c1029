import type { Latency } from '@getaway/client/protocol'

const LOW = 60_000
const MEDIUM = 150_000

/** How far away somebody plays, as others may know it: µs there and back. */
export function latencyOf(rtt: number | null): Latency {
  if (rtt === null) return null
  return rtt <= LOW ? 'low' : rtt <= MEDIUM ? 'medium' : 'high'
}
