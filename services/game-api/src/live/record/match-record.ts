import type { LogEvent } from '@getaway/engine'
import type { ContentPool } from './content-pool.ts'

/** An event as it was recorded, and the match after it. */
export interface Recorded {
  readonly event: LogEvent
  /** The event as a line of the log. */
  readonly line: string
  readonly after: unknown
}

/** The events of a match in memory: each is kept once, as the line that is shown to whoever may see all of it. */
export interface MatchRecord {
  readonly length: number
  push(line: string, committedAt: number): void
  /** Undefined for an event that is not there yet. */
  lineAt(seq: number): string | undefined
  hashAt(seq: number): string | undefined
  /** The event, read from its line. */
  eventAt(seq: number): LogEvent | undefined
  /** When its commit was known (µs). */
  committedAt(seq: number): number | undefined
}

/** Longer lines have content that other matches have, too: they are made when somebody wants them. */
const LONGEST_KEPT = 4_096
const HASH_DIGITS = 64

export function createMatchRecord(pool: ContentPool): MatchRecord {
  const kept: (string | LogEvent)[] = []
  const commits: number[] = []
  const lineAt = (seq: number) => {
    const one = kept[seq - 1]
    return typeof one === 'object' ? JSON.stringify(one) : one
  }
  return {
    get length() {
      return kept.length
    },
    push(line, committedAt) {
      kept.push(line.length > LONGEST_KEPT ? pool.shared(JSON.parse(line) as LogEvent) : line)
      commits.push(committedAt)
    },
    lineAt,
    hashAt(seq) {
      const one = kept[seq - 1]
      // The hash stands last in a line.
      return typeof one === 'object' ? one.hash : one?.slice(-HASH_DIGITS - 2, -2)
    },
    eventAt(seq) {
      const one = kept[seq - 1]
      return typeof one === 'string' ? (JSON.parse(one) as LogEvent) : one
    },
    committedAt: (seq) => commits[seq - 1],
  }
}
