import type { Audit, LogEvent, Outcome, Proof, Receipt } from '@getaway/engine'
import type { Photographed } from '@getaway/engine/following'
import type { ToldFaults } from '../feed/file/told-faults.ts'

/** By what a log is judged. */
export interface LogAuditOptions {
  /** Keys whose seals are known. */
  readonly keys: readonly string[]
  readonly receipts: readonly Receipt[]
  /** Judged as if the match had been played under them (C10.6). */
  readonly policy?: 'arrival' | 'fair'
  readonly capMs?: number
}

export interface RaceRules {
  readonly policy: 'arrival' | 'fair'
  readonly capMs: number
}

/** A log with all that a jury asks of it, whatever its game. */
export interface AuditedLog {
  readonly game: string
  readonly match: string
  readonly created: LogEvent
  readonly outcome: Outcome
  readonly isOver: boolean
  readonly proof: Proof
  readonly report: Omit<Audit['report'], 'findings'>
  /** What `getaway audit --json` prints, but for the file's name. */
  readonly printed: object
  readonly told: ToldFaults
  /** Whether the rules speak against anything in it. */
  readonly isAgainstRules: boolean
  /** As they were recorded. */
  readonly race: RaceRules
  /** Whether anything was done that they decide. */
  readonly hasRaces: boolean
  /** The instants of the first event and of the last. */
  readonly span: { readonly start: number; readonly end: number }
  readonly head: { readonly seq: number; readonly hash: string }
  readonly seal: SealData | undefined
  readonly actions: readonly StampedAction[]
  /** By seat. */
  readonly figures: readonly SeatFigures[]
  readonly acts: readonly OfficialAct[]
  /** µs, by the `seq` of what is listed: where the replay shows it. */
  readonly instants: ReadonlyMap<number, number>
}

export interface SealData {
  readonly seq: number
  readonly at: number
  readonly key: string
  readonly publicKey: string
}

/** An action of a player, stamped again by C10.2 and C10.3. */
export interface StampedAction extends Omit<Photographed, 'instants'> {
  readonly type: string
  /** What the stamps give; another than `at` is a finding. */
  readonly due: number
  /** µs since the newest thing that its player had been shown and not done; undefined: nothing new, or no stamps. */
  readonly reaction: number | undefined
  /** µs since the player's action before, in the same round. */
  readonly pace: number | undefined
}

export interface SeatFigures {
  readonly seat: number
  readonly name: string | null
  readonly bot: string | null
  /** When the player was not connected. `until` is undefined where they did not come back. */
  readonly away: readonly {
    readonly seq: number
    readonly from: number
    readonly until: number | undefined
  }[]
  /** How often the line was opened. */
  readonly connected: number
}

/** What was done from above: a ruling, somebody admitted who sees everything, the match abandoned. */
export interface OfficialAct {
  readonly seq: number
  readonly at: number
  readonly type: string
  readonly by: LogEvent['by']
  readonly data: Readonly<Record<string, unknown>>
}
