import type { LogEvent } from '@getaway/engine'
import type { ContentPool } from './content-pool.ts'
import { PackedLines } from './packed-lines.ts'

/** An event as it was recorded, and the match after it. */
export interface Recorded {
  readonly event: LogEvent
  /** The event as a line of the log. */
  readonly line: string
  readonly after: unknown
}

/** Longer lines have content that other matches have, too: they are made when somebody wants them. */
const LONGEST_KEPT = 4_096
const HASH_DIGITS = 64

/** The events of a match in memory: each is kept once, as the line that is shown to an audience that may see all of it. */
export class MatchRecord {
  readonly #pool: ContentPool
  readonly #lines = new PackedLines()
  readonly #long = new Map<number, LogEvent>()
  readonly #commits: number[] = []

  constructor(pool: ContentPool) {
    this.#pool = pool
  }

  get length(): number {
    return this.#lines.length
  }

  /** `committedAt`: when its commit was known (µs). */
  push(line: string, committedAt: number): void {
    const isLong = line.length > LONGEST_KEPT
    this.#lines.push(isLong ? '' : line)
    if (isLong) this.#long.set(this.length, this.#pool.shared(JSON.parse(line) as LogEvent))
    this.#commits.push(committedAt)
  }

  /** Undefined for an event that is not there yet. */
  lineAt(seq: number): string | undefined {
    const event = this.#long.get(seq)
    return event ? JSON.stringify(event) : this.#lines.at(seq - 1)
  }

  hashAt(seq: number): string | undefined {
    // The hash stands last in a line.
    return this.#long.get(seq)?.hash ?? this.#lines.at(seq - 1)?.slice(-HASH_DIGITS - 2, -2)
  }

  /** The event, read from its line. */
  eventAt(seq: number): LogEvent | undefined {
    const known = this.#long.get(seq)
    if (known) return known
    const line = this.#lines.at(seq - 1)
    return line === undefined ? undefined : (JSON.parse(line) as LogEvent)
  }

  committedAt(seq: number): number | undefined {
    return this.#commits[seq - 1]
  }
}
