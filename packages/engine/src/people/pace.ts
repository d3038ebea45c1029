import type { Random } from '../random.ts'

/** How fast somebody thinks and acts. */
export interface BotPace {
  /** Times the middle player's time. */
  readonly pace: number
  /** From one time to the next: the standard deviation, as a share of the mean. */
  readonly spread: number
}

/** How long something takes this time, given its mean: never much less, now and then much more. */
export function takes({ pace, spread }: BotPace, meanMs: number, random: Random): number {
  const sigma = Math.sqrt(Math.log(1 + spread * spread))
  return Math.round(meanMs * pace * Math.exp(sigma * normal(random) - (sigma * sigma) / 2))
}

const GRAIN = 1_000_000

/** Standard normal (Box and Muller). */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log((random(GRAIN) + 1) / GRAIN))
  return radius * Math.cos((2 * Math.PI * random(GRAIN)) / GRAIN)
}
