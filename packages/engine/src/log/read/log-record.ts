import type { LogEvent } from '../event.ts'
import { bodyOf } from '../proof/chain.ts'
import { HASH_PART } from './scan-line.ts'

/** One event of a log, where it stands, and what its hash covers. */
export interface LogRecord {
  readonly line: number
  readonly event: LogEvent
  /** The event's canonical JSON without `hash`, made when asked for. */
  body(): string
}

/** A line that the fast path read is canonical already: its body is cut out of the text. */
export class ScannedRecord implements LogRecord {
  readonly line: number
  readonly event: LogEvent
  private readonly text: string
  private readonly from: number
  private readonly end: number

  constructor(line: number, event: LogEvent, text: string, from: number, end: number) {
    this.line = line
    this.event = event
    this.text = text
    this.from = from
    this.end = end
  }

  body(): string {
    return `${this.text.slice(this.from, this.end - HASH_PART - 1)}}`
  }
}

export class ParsedRecord implements LogRecord {
  readonly line: number
  readonly event: LogEvent

  constructor(line: number, event: LogEvent) {
    this.line = line
    this.event = event
  }

  body(): string {
    return bodyOf(this.event)
  }
}
