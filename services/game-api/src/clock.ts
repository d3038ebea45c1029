/** Time in µs since the Unix epoch that never goes back. */
export interface ServiceClock {
  now(): number
}

/** A sleeping machine stops the monotonic clock; from this much on the wall is right. */
const SLEPT = 1_000_000

export function createServiceClock(
  wall: () => number = () => Date.now() * 1000,
  monotonic: () => number = () => performance.now() * 1000,
): ServiceClock {
  let anchor = wall() - monotonic()
  return {
    now() {
      const estimate = anchor + monotonic()
      const ahead = wall() - estimate
      if (ahead > SLEPT) anchor += ahead
      return Math.floor(ahead > SLEPT ? estimate + ahead : estimate)
    },
  }
}
