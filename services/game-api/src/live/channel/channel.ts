import type { AnyGame, Audience, LogEvent } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import { createDueTimer } from '../due-timer.ts'
import type { MatchRecord, Recorded } from '../record/match-record.ts'
import { createRefold, type Refold } from '../record/refold.ts'
import { createAudienceFeed } from './audience-feed.ts'
import { createFrames } from './frames.ts'
import { createReaders, type Reader } from './readers.ts'

/** A match as one audience is shown it, in its own time. */
export interface Channel {
  readonly audience: Audience
  /** By how much everything is shown later (µs). */
  readonly delayUs: number
  /** The last event that may be shown by now. */
  head(): number
  /** Whether the match is over for this audience, and with it open. */
  isOpen(): boolean
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
  readonly clock: Clock
  /** Players are told before the function that recorded an event goes on; a crowd when the loop comes to it. */
  readonly isPrompt: boolean
  readonly onFault: (error: unknown) => void
  readonly onFannedOut?: (lagMs: number, frames: number, bytes: number) => void
}

export function createChannel(options: ChannelOptions): FilledChannel {
  const { game, audience, record, delayUs, clock, isPrompt, onFault, onFannedOut } = options
  const feed = createAudienceFeed(game, audience, record)
  const frames = createFrames(feed)
  const readers = createReaders({
    feed,
    frames,
    isPrompt,
    onFault,
    onWritten(count, bytes) {
      const committedAt = record.committedAt(feed.head) ?? 0
      onFannedOut?.((clock.now() - committedAt - delayUs) / 1000, count, bytes)
    },
  })
  /** Folds again what was recorded before this channel was there, and all that is shown later than it is recorded. */
  let refold: Refold | undefined = createRefold(game, record)
  let isClosed = false

  const showNext = () => {
    const next = refold?.next()
    if (!next) throw new Error(`event ${feed.head + 1} was not shown in its turn`)
    feed.push(next)
  }
  const release = createDueTimer(clock, () => {
    try {
      tellOf(() => showDue(Number.POSITIVE_INFINITY))
    } catch (error) {
      onFault(error)
    }
  })
  const showDue = (most: number): boolean => {
    const now = clock.now()
    for (let count = 0; feed.head < record.length; count++) {
      const showAt = (record.committedAt(feed.head + 1) ?? 0) + delayUs
      if (delayUs > 0 && showAt > now) {
        release.set(showAt)
        return true
      }
      if (count === most) return false
      showNext()
    }
    // From now on states come with what is recorded.
    if (delayUs === 0) refold = undefined
    return true
  }
  const tellOf = <T>(show: () => T): T => {
    const before = feed.head
    const shown = show()
    if (feed.head > before) {
      frames.clear()
      readers.tell()
    }
    return shown
  }

  return {
    audience,
    delayUs,
    head: () => feed.head,
    isOpen: () => feed.isOver,
    holds: ({ seq, hash }) => seq <= feed.head && record.hashAt(seq) === hash,
    shownAfter: feed.after,
    subscribe(reader) {
      // A reader that comes while the channel ends would wait for ever.
      if (isClosed) queueMicrotask(() => reader.lost())
      const leave = readers.add(reader)
      if (isClosed) leave()
      return leave
    },
    get size() {
      return readers.size
    },
    catchUp: (most) => tellOf(() => showDue(most)),
    grow(recorded) {
      // Still catching up: these will be folded with the others.
      if (refold && delayUs === 0) return
      tellOf(() => {
        if (refold) showDue(Number.POSITIVE_INFINITY)
        else for (const one of recorded) feed.push(one)
      })
    },
    close() {
      isClosed = true
      release.stop()
      frames.clear()
      readers.close()
    },
  }
}
