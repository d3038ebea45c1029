/** The time that passes; tests pass one that they move by hand. */
export interface Clock {
  /** In ms with fractions, from whenever it likes and never back: in browsers that of `event.timeStamp`. */
  now(): number
  /** Calls back after so long; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** An instant of a `Clock` as the protocol carries it. */
export function microsOf(ms: number): number {
  return Math.floor(ms * 1000)
}

/** Rings once, so long after it was started. */
export interface Alarm {
  /** Does nothing if it runs already. */
  start(): void
  restart(): void
  stop(): void
}

export function createAlarm(clock: Clock, ms: number, ring: () => void): Alarm {
  let callOff: (() => void) | undefined
  const start = () => {
    callOff ??= clock.after(ms, () => {
      callOff = undefined
      ring()
    })
  }
  const stop = () => {
    callOff?.()
    callOff = undefined
  }
  return {
    start,
    restart() {
      stop()
      start()
    },
    stop,
  }
}
