/**
 * One exchange, by its four instants (µs): two of our own clock, between them two of the server's. That is
 * all that NTP knows, too.
 */
export interface Exchange {
  readonly at: number
  readonly received: number
  readonly sent: number
  readonly arrived: number
}

/** The server's clock, as far as exchanges tell of it; all instants in µs. */
export interface ClockSync {
  note(exchange: Exchange): void
  /** The server's clock at an instant of our own, going by what is known at `now`. */
  serverTimeOf(own: number, now: number): number | undefined
  /** By how much that may be wrong: half of the least delay, and what clocks may have drifted since. */
  uncertaintyAt(now: number): number | undefined
  /** Another server, another clock. */
  forget(): void
}

const SAMPLES = 16
const OLDEST = 60_000_000
/** Two cheap quartzes, 50 ppm each, in opposite directions. */
const DRIFT = 100e-6

interface Sample {
  readonly offset: number
  readonly halfDelay: number
  /** Its age counts from here, so that drift on the way is in it. */
  readonly at: number
}

export function createClockSync(): ClockSync {
  let samples: readonly Sample[] = []

  const best = (now: number): Sample | undefined => {
    let found: Sample | undefined
    for (const sample of samples) {
      if (now - sample.at > OLDEST) continue
      if (!found || errorOf(sample, now) <= errorOf(found, now)) found = sample
    }
    return found
  }

  return {
    note(exchange) {
      const sample = sampleOf(exchange)
      if (!sample) return
      const { arrived } = exchange
      // Both can't be right: our clock has stood still while the computer slept, say. What is new is true.
      const agrees = (other: Sample) =>
        Math.abs(other.offset - sample.offset) <= errorOf(other, arrived) + errorOf(sample, arrived)
      samples = [...samples.filter(agrees), sample].slice(-SAMPLES)
    },
    serverTimeOf(own, now) {
      const sample = best(now)
      return sample && Math.floor(own + sample.offset)
    },
    uncertaintyAt(now) {
      const sample = best(now)
      return sample && Math.ceil(errorOf(sample, now))
    },
    forget() {
      samples = []
    },
  }
}

/** Undefined where the instants contradict each other. */
function sampleOf({ at, received, sent, arrived }: Exchange): Sample | undefined {
  if (arrived < at || sent < received) return undefined
  // Both clocks say whole µs, so a line of no length may come out shorter than that.
  const delay = Math.max(0, arrived - at - (sent - received))
  return { offset: (received + sent - at - arrived) / 2, halfDelay: delay / 2 + 1, at }
}

function errorOf({ halfDelay, at }: Sample, now: number): number {
  return halfDelay + Math.max(0, now - at) * DRIFT
}
