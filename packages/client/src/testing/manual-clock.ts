import type { Clock } from '../clock.ts'

export interface ManualClock extends Clock {
  /** Lets so much time pass; what is due meanwhile happens in its order. */
  pass(ms: number): void
}

export function createManualClock(): ManualClock {
  let now = 0
  const due = new Set<{ readonly at: number; run(): void }>()
  return {
    now: () => now,
    after(ms, run) {
      const entry = { at: now + ms, run }
      due.add(entry)
      return () => due.delete(entry)
    },
    pass(ms) {
      const until = now + ms
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
        if (!next) break
        due.delete(next)
        now = next.at
        next.run()
      }
      now = until
    },
  }
}
