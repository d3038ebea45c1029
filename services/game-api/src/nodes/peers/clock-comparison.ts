/** One comparison: asked and answered by our clock, heard and answered by theirs (µs). */
export interface ClockSample {
  readonly asked: number
  readonly heard: number
  readonly said: number
  readonly answered: number
}

/** How another node's clock is to ours, and how wrong that may be; all in µs. */
export interface ClockComparison {
  note(sample: ClockSample): void
  /** Theirs minus ours; undefined before the first sample. */
  offset(): number | undefined
  /** By how much the offset may be wrong either way, at `now` by our clock. */
  error(now: number): number
}

const KEPT = 8
/** Two clocks that NTP slews drift apart by less than that: µs in a second. */
const DRIFT = 100
const SECOND = 1_000_000

/** As NTP does it: the shortest of the last round trips tells most, and no round trip can lie by more than its half. */
export function createClockComparison(): ClockComparison {
  const samples: { readonly offset: number; readonly half: number; readonly at: number }[] = []
  const errorOf = ({ half, at }: (typeof samples)[number], now: number) =>
    half + (Math.max(0, now - at) / SECOND) * DRIFT
  const best = (now: number) => samples.toSorted((one, other) => errorOf(one, now) - errorOf(other, now))[0]

  return {
    note({ asked, heard, said, answered }) {
      const half = Math.max(0, answered - asked - (said - heard)) / 2
      samples.push({ offset: (heard - asked + (said - answered)) / 2, half, at: answered })
      if (samples.length > KEPT) samples.shift()
    },
    offset() {
      const last = samples.at(-1)
      const found = last && best(last.at)
      return found && Math.round(found.offset)
    },
    error(now) {
      const found = best(now)
      return found ? Math.ceil(errorOf(found, now)) : Number.POSITIVE_INFINITY
    },
  }
}
