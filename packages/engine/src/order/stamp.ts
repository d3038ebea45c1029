import type { LogEvent, Timing } from '../log/event.ts'
import { MAX_EVENTS } from '../log/limits.ts'
import type { RacePolicy } from '../race-policy.ts'

/** What an action's instant may not come before, whatever its player's clock says (C10.3). */
export interface Floor {
  /** The latest `at` among the events its player had been shown. */
  readonly shown: number
  /** The `at` of the player's own last action. */
  readonly own: number
}

/** C10.2, C10.3: the instant at which an action takes effect. */
export function effectiveAt(race: RacePolicy, isRace: boolean, timing: Timing, floor: Floor): number {
  const { received, claimed, seen } = timing
  if (race.policy === 'arrival' || !isRace) return received
  if (claimed === null || timing.rtt === null || seen === null) return Math.max(received, floor.own)
  const mapped = Math.max(Math.min(claimed, received), received - graceOf(timing, race.capMs))
  return Math.max(mapped, floor.shown, floor.own)
}

/** C10.3: by how much an action may count before its arrival (µs). */
export function graceOf({ claimed, rtt, seen }: Timing, capMs: number): number {
  if (claimed === null || rtt === null || seen === null) return 0
  return Math.min(Math.floor(rtt / 2) + 5000, capMs * 1000)
}

/** Follows a log in `seq` order and knows the floor under its next action. */
export interface StampClock {
  floorFor(seat: number, seen: number | null): Floor
  note(event: Pick<LogEvent, 'seq' | 'by'>, at: number, isAction: boolean): void
}

export function createStampClock(): StampClock {
  const latest: number[] = []
  /** By seat. */
  const own: number[] = []
  return {
    floorFor(seat, seen) {
      const shown = seen === null ? 0 : (latest[Math.min(seen, latest.length - 1)] ?? 0)
      return { shown, own: own[seat] ?? 0 }
    },
    note({ seq, by }, at, isAction) {
      const before = latest.at(-1) ?? 0
      // A gap in `seq` is a finding elsewhere; here the numbers in it saw what was there before it.
      while (latest.length < seq && latest.length < MAX_EVENTS) latest.push(before)
      if (latest.length === seq) latest.push(Math.max(before, at))
      if (isAction && typeof by === 'number') own[by] = at
    },
  }
}
