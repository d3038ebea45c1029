import type { Random } from '@getaway/engine'
import type { Network } from '../support/network/network.ts'

/** A line of a racing player: also how often it is cut in a race. */
export interface RaceNetwork extends Network {
  readonly cutsPercent?: number
}

/** What players have between them and the service; delays in ms each way. */
export const NETWORKS: readonly RaceNetwork[] = [
  { name: 'same room', upMs: 0, downMs: 0, jitterMs: 1 },
  { name: 'same room, bad radio', upMs: 0, downMs: 0, jitterMs: 6 },
  { name: 'same room, hiccups', upMs: 0, downMs: 0, jitterMs: 0, spikes: { percent: 30, ms: 4 } },
  { name: 'same city', upMs: 10, downMs: 10, jitterMs: 2 },
  { name: 'same city, twice', upMs: 10, downMs: 10, jitterMs: 2, copies: 2 },
  { name: 'other country', upMs: 30, downMs: 30, jitterMs: 8 },
  { name: 'other continent', upMs: 75, downMs: 75, jitterMs: 10 },
  { name: 'beyond the cap', upMs: 140, downMs: 140, jitterMs: 10 },
  { name: 'slow upwards', upMs: 55, downMs: 10, jitterMs: 3 },
  { name: 'slow downwards', upMs: 10, downMs: 55, jitterMs: 3 },
  { name: 'mobile, with spikes', upMs: 25, downMs: 25, jitterMs: 15, spikes: { percent: 15, ms: 60 } },
  { name: 'mobile, cut at times', upMs: 20, downMs: 20, jitterMs: 5, cutsPercent: 40 },
  { name: 'pongs kept back', upMs: 15, downMs: 15, jitterMs: 2, pongsHeldMs: 90 },
  { name: 'no pongs', upMs: 15, downMs: 15, jitterMs: 2, pongsHeldMs: Number.POSITIVE_INFINITY },
]

export function anyNetwork(random: Random): RaceNetwork {
  return NETWORKS[random(NETWORKS.length)] as RaceNetwork
}

/** By how many ms the runner acts before the chaser: most races are close. */
export function anyLead(random: Random): number {
  const width = [2, 8, 8, 25, 80][random(5)] ?? 80
  return (width * (random(2001) - 1000)) / 1000
}
