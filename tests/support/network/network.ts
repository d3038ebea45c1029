import type { Random } from '@getaway/engine'

/** What a line between a player and the service does to what is said on it; all times in ms. */
export interface Network {
  readonly name: string
  /** At least, each way. */
  readonly upMs: number
  readonly downMs: number
  /** At most so much more, each way, anew for each frame. */
  readonly jitterMs: number
  /** In so many of a hundred frames going up there is that much more. */
  readonly spikes?: { readonly percent: number; readonly ms: number }
  /** So many times more each command arrives. */
  readonly copies?: number
  /** For so long answers to pings are kept back; for ever, if it is infinite. */
  readonly pongsHeldMs?: number
}

/** How long one frame takes to get up to the service. */
export function upDelay({ upMs, jitterMs, spikes }: Network, random: Random): number {
  const spike = spikes && random(100) < spikes.percent ? spikes.ms : 0
  return upMs + jitter(jitterMs, random) + spike
}

export function downDelay({ downMs, jitterMs }: Network, random: Random): number {
  return downMs + jitter(jitterMs, random)
}

function jitter(mostMs: number, random: Random): number {
  return (mostMs * random(1000)) / 1000
}
