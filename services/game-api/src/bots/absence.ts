const FIRST_MS = 1_000
const LONGEST_MS = 60_000
/** A bot that has played for so long failed by accident, not by habit. */
const WELL_AFTER_MS = 60_000

/** How long a bot stays away that could not stay in its seat: twice as long each time, up to a bound. */
export interface Absence {
  /** It takes its seat, at this time (ms). */
  sit(now: number): void
  /** It has lost it again; after so many ms it may come back. */
  lose(now: number): number
}

export function createAbsence(): Absence {
  let since: number | undefined
  let times = 0
  return {
    sit(now) {
      since = now
    },
    lose(now) {
      if (since !== undefined && now - since >= WELL_AFTER_MS) times = 0
      since = undefined
      return Math.min(LONGEST_MS, FIRST_MS * 2 ** times++)
    },
  }
}
