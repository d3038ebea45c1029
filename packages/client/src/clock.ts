/** The time to come; tests pass one that they move by hand. */
export interface Clock {
  /** Calls back after so long; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
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
