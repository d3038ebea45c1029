import { type Clock, microsOf } from '../clock.ts'
import type { Frame } from '../protocol/frames.ts'
import { createClockSync } from './clock-sync.ts'

/** The server's clock as this connection measures it; a new one for each socket, which may lead to another machine. */
export interface ServerClock {
  /** µs; undefined as long as nobody knows. */
  now(): number | undefined
  /** The same for an instant of our own clock (ms, as `event.timeStamp`), and never later than now. */
  timeOf(at: number): number | undefined
  /** By how many µs `now` may be wrong. */
  uncertainty(): number | undefined
  /** There and back (µs), as the server has measured it and goes by. */
  rtt(): number | undefined
}

/** The same, for the connection that feeds it. */
export interface HeardClock extends ServerClock {
  /** `arrived`: µs of our own clock. */
  hear(frame: Frame<'clock'>, arrived: number): void
  forget(): void
}

export function createServerClock(clock: Clock): HeardClock {
  const sync = createClockSync()
  let rtt: number | undefined
  const timeOf = (at: number) => {
    const now = clock.now()
    return sync.serverTimeOf(microsOf(Math.min(at, now)), microsOf(now))
  }
  return {
    now: () => timeOf(clock.now()),
    timeOf,
    uncertainty: () => sync.uncertaintyAt(microsOf(clock.now())),
    rtt: () => rtt,
    hear({ at, received, sent, rtt: measured }, arrived) {
      rtt = measured ?? undefined
      sync.note({ at, received, sent, arrived })
    },
    forget() {
      rtt = undefined
      sync.forget()
    },
  }
}
