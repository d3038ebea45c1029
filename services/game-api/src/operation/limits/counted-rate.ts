import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TOLD_FROM } from './counts.ts'
import { WINDOW_S } from './rates.ts'

/** What came of asking for one more. */
export interface Allowance {
  readonly isAllowed: boolean
  readonly most: number
  readonly remaining: number
  /** Seconds until all is allowed again. */
  readonly resetS: number
}

/** How often each key may do something within a minute, at all nodes together. */
export interface CountedRate {
  take(key: string): Promise<Allowance>
  /** What was used up here and is worth telling, once. */
  untold(): readonly (readonly [key: string, count: number])[]
  /** It was used up at another node. */
  hear(key: string, count: number): Promise<void>
}

interface Untold {
  readonly since: number
  count: number
  /** At all nodes, as far as it is known here. */
  used: number
}

export function createCountedRate(points: number): CountedRate {
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_S })
  const untold = new Map<string, Untold>()
  const note = (key: string, used: number) => {
    const known = untold.get(key) ?? { since: performance.now(), count: 0, used }
    untold.set(key, known)
    known.count++
    known.used = used
  }
  return {
    async take(key) {
      const result = await limiter.consume(key).catch((refusal: unknown) => {
        // It refuses by throwing its count; anything else is a fault.
        if (refusal instanceof RateLimiterRes) return refusal
        throw refusal
      })
      note(key, result.consumedPoints)
      return {
        isAllowed: result.consumedPoints <= points,
        most: points,
        remaining: result.remainingPoints,
        resetS: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      }
    },
    untold() {
      const before = performance.now() - WINDOW_S * 1000
      const told = [...untold].filter(([, { used }]) => used >= TOLD_FROM * points)
      for (const [key] of told) untold.delete(key)
      for (const [key, { since }] of untold) if (since < before) untold.delete(key)
      return told.map(([key, { count }]) => [key, count] as const)
    },
    async hear(key, count) {
      await limiter.penalty(key, count)
    },
  }
}
