import type { Cue } from '../table/cue.ts'

/** Picks out what is to be heard now, each thing once. */
export interface DueCues {
  /** What has become due since the last instant (µs), while the table moves as it did in the match. */
  take(cues: readonly Cue[], instant: number): readonly Cue[]
  /** Somebody jumped, scrubs or plays at another speed: whatever lies before this instant is not heard any more. */
  pass(instant: number): void
}

/** What came late over the line is still heard. */
const GRACE = 600_000
/** No frame takes so long: the instant has jumped. */
const JUMP = 1_000_000

const NOTHING: readonly Cue[] = []

export function createDueCues(): DueCues {
  let heard = new Set<string>()
  /** What was due by then has had its time. */
  let silentUntil = Number.NEGATIVE_INFINITY
  let last: number | undefined

  const pass = (instant: number) => {
    silentUntil = instant
    last = instant
  }
  return {
    pass,
    take(cues, instant) {
      if (last === undefined || instant < last || instant > last + JUMP) {
        pass(instant)
        return NOTHING
      }
      last = instant
      const since = Math.max(silentUntil, instant - GRACE)
      const isDue = ({ at, key }: Cue) => at > since && at <= instant && !heard.has(key)
      // Asked at each frame, and mostly for nothing.
      if (!cues.some(isDue)) return NOTHING
      const due = cues.filter(isDue)
      // What has left the table may come back, and is heard again.
      heard = new Set(cues.flatMap(({ key }) => (heard.has(key) ? [key] : [])))
      for (const { key } of due) heard.add(key)
      return due
    },
  }
}
