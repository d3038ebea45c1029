import type { LocalClock } from '../local-match.ts'

export interface HurriedClock extends LocalClock {
  /** The next thing that waits happens; false: nothing does. */
  pass(): boolean
}

/** No time passes but to the next thing that is due. */
export function createHurriedClock(start = 1_700_000_000_000_000): HurriedClock {
  let now = start
  let waiting: { readonly instant: number; run(): void }[] = []
  return {
    now: () => now,
    at(instant, run) {
      const one = { instant, run }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    pass() {
      const [next] = waiting.toSorted((one, other) => one.instant - other.instant)
      if (!next) return false
      waiting = waiting.filter((one) => one !== next)
      now = Math.max(now, next.instant)
      next.run()
      return true
    },
  }
}
