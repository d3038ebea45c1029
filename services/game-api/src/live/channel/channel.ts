import type { AnyGame, Audience, LogEvent, Outcome } from '@getaway/engine'
import type { ServiceClock } from '../../clock.ts'
import { DueTimer } from '../due-timer.ts'
import type { MatchRecord, Recorded } from '../record/match-record.ts'
import { createRefold, type Refold } from '../record/refold.ts'
import { AudienceFeed } from './audience-feed.ts'
import { Frames } from './frames.ts'
import { type Reader, Readers } from './readers.ts'

/** A match as one audience is shown it, in its own time. */
export interface Channel {
  readonly audience: Audience
  /** By how much everything is shown later (µs). */
  readonly delayUs: number
  /** The last event that may be shown by now. */
  head(): number
  /** Whether the match is over for this audience, and with it open. */
  isOpen(): boolean
  /** How the players gather, or that they have begun, as this audience is told; undefined as long as it is shown nothing. */
  gathering(): Outcome | undefined
  /** Whether that event, with that hash, was shown. */
  holds(event: Pick<LogEvent, 'seq' | 'hash'>): boolean
  /** The events after `seq` that are shown by now, as JSON, up to so many characters. */
  shownAfter(seq: number, most?: number): readonly string[]
  /** Brings the reader up to date, and keeps it there. */
  subscribe(reader: Reader): () => void
  /** How many read it. */
  readonly size: number
}

/** The same, for the match that fills it. */
export interface FilledChannel extends Channel {
  /** Shows what may be shown by now, at most so many events more; false if some are left. */
  catchUp(most: number): boolean
  /** The record has grown by these. */
  grow(recorded: readonly Recorded[]): void
  /** Nothing more will come. */
  close(): void
}

export interface ChannelOptions {
  readonly game: AnyGame
  readonly audience: Audience
  readonly record: MatchRecord
  readonly delayUs: number
  readonly clock: ServiceClock
  /** Players are told before the function that recorded an event goes on; a crowd when the loop comes to it. */
  readonly isPrompt: boolean
  readonly onFault: (error: unknown) => void
  readonly onFannedOut?: (lagMs: number, frames: number, bytes: number) => void
}

/**
 * A class like what it is made of: there are several channels for each of thousands of matches, and closures would
 * weigh more than what they hold.
 */
class OwnedChannel implements FilledChannel {
  readonly audience: Audience
  readonly delayUs: number
  readonly #options: ChannelOptions
  readonly #feed: AudienceFeed
  readonly #frames: Frames
  readonly #readers: Readers
  /** Where everything is shown later than it is recorded. */
  readonly #release: DueTimer | undefined
  /** Folds again what was recorded before this channel was there, and all that is shown later than it is recorded. */
  #refold: Refold | undefined
  #isClosed = false

  constructor(options: ChannelOptions) {
    const { game, audience, record, delayUs, clock, isPrompt, onFault } = options
    this.audience = audience
    this.delayUs = delayUs
    this.#options = options
    this.#feed = new AudienceFeed(game, audience, record)
    this.#frames = new Frames(this.#feed)
    this.#readers = new Readers({
      feed: this.#feed,
      frames: this.#frames,
      isPrompt,
      onFault,
      onWritten: (count, bytes) => this.#noteWritten(count, bytes),
    })
    this.#refold = createRefold(game, record)
    if (delayUs > 0) this.#release = new DueTimer(clock, () => this.#releaseDue())
  }

  get size(): number {
    return this.#readers.size
  }

  head(): number {
    return this.#feed.head
  }

  isOpen(): boolean {
    return this.#feed.isOver
  }

  gathering(): Outcome | undefined {
    return this.#feed.gathering()
  }

  holds({ seq, hash }: Pick<LogEvent, 'seq' | 'hash'>): boolean {
    return seq <= this.#feed.head && this.#options.record.hashAt(seq) === hash
  }

  shownAfter(seq: number, most?: number): readonly string[] {
    return this.#feed.after(seq, most)
  }

  subscribe(reader: Reader): () => void {
    // A reader that comes while the channel ends would wait for ever.
    if (this.#isClosed) queueMicrotask(() => reader.lost())
    const leave = this.#readers.add(reader)
    if (this.#isClosed) leave()
    return leave
  }

  catchUp(most: number): boolean {
    const before = this.#feed.head
    const isUpToDate = this.#showDue(most)
    this.#tellSince(before)
    return isUpToDate
  }

  grow(recorded: readonly Recorded[]): void {
    const before = this.#feed.head
    if (this.delayUs > 0) this.#showDue(Number.POSITIVE_INFINITY)
    // What comes while a channel catches up is folded with the rest.
    else if (!this.#refold) for (const one of recorded) this.#feed.push(one)
    this.#tellSince(before)
  }

  close(): void {
    this.#isClosed = true
    this.#release?.stop()
    this.#frames.clear()
    this.#readers.close()
  }

  #showDue(most: number): boolean {
    const { record, clock } = this.#options
    const now = clock.now()
    for (let count = 0; this.#feed.head < record.length; count++) {
      const showAt = (record.committedAt(this.#feed.head + 1) ?? 0) + this.delayUs
      if (this.delayUs > 0 && showAt > now) {
        this.#release?.set(showAt)
        return true
      }
      if (count === most) return false
      const next = this.#refold?.next()
      if (!next) throw new Error(`event ${this.#feed.head + 1} was not shown in its turn`)
      this.#feed.push(next)
    }
    // From now on states come with what is recorded.
    if (this.delayUs === 0) this.#refold = undefined
    return true
  }

  #releaseDue(): void {
    try {
      this.catchUp(Number.POSITIVE_INFINITY)
    } catch (error) {
      this.#options.onFault(error)
    }
  }

  #tellSince(before: number): void {
    if (this.#feed.head === before) return
    this.#frames.clear()
    this.#readers.tell()
  }

  #noteWritten(count: number, bytes: number): void {
    const { record, clock, onFannedOut } = this.#options
    const committedAt = record.committedAt(this.#feed.head) ?? 0
    onFannedOut?.((clock.now() - committedAt - this.delayUs) / 1000, count, bytes)
  }
}

export function createChannel(options: ChannelOptions): FilledChannel {
  return new OwnedChannel(options)
}
