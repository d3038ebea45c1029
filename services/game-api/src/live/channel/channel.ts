import type { AnyGame, Audience, LogEvent } from '@getaway/engine'
import type { Clock } from '../../clock.ts'
import { createDueTimer } from '../due-timer.ts'
import type { Recorded } from '../owned/turn.ts'
import { createAudienceFeed } from './audience-feed.ts'
import { textFrame } from './text-frame.ts'

/** Recorded, and known to be. */
export interface Kept extends Recorded {
  /** When its commit was known (µs). */
  readonly committedAt: number
}

/** Somebody who follows a channel at their own pace: what they have not taken yet waits in the feed, not for them. */
export interface Reader {
  /** The last event that was written to them; the channel moves it on. */
  written: number
  /** Whether all that was written has left. */
  isReady(): boolean
  /** Takes a frame of events that goes up to `to`: as text, and as it is on the wire. */
  write(text: Buffer, to: number, framed: Buffer): void
  /** Nothing more will come; one should connect again. */
  lost(): void
}

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
  /** What was not shown behind `seq`, as JSON, up to so many characters. */
  shownBehind(seq: number, most?: number): readonly string[]
  /** Brings the reader up to date, and keeps it there. */
  subscribe(reader: Reader): () => void
  /** Calls whenever there is more to be shown. */
  listen(onNews: () => void): () => void
  readonly size: number
  /** The record has grown. */
  grow(): void
  /** Nothing more will come. */
  close(): void
}

export interface ChannelOptions {
  readonly game: AnyGame
  readonly audience: Audience
  readonly record: readonly Kept[]
  readonly delayUs: number
  readonly clock: Clock
  /** Who plays is told before the function that recorded it goes on; a crowd when the loop comes to it. */
  readonly isPrompt: boolean
  readonly onFault: (error: unknown) => void
  readonly onFannedOut?: (lagMs: number, frames: number, bytes: number) => void
}

/** So many characters of events go in one frame. */
const PIECE = 16_384
/** How often those are looked after who could not take more. */
const SWEEP_MS = 20

export function createChannel(options: ChannelOptions): Channel {
  const { game, audience, record, delayUs, clock, isPrompt, onFault, onFannedOut } = options
  const feed = createAudienceFeed(game, audience)
  const readers = new Set<Reader>()
  const behind = new Set<Reader>()
  const listeners = new Set<() => void>()
  /** By where it begins: what one reader gets, all get who have as much. */
  const frames = new Map<number, { readonly text: Buffer; readonly framed: Buffer; readonly to: number }>()
  const release = createDueTimer(clock, () => grow())
  let isClosed = false
  let flushing: NodeJS.Immediate | undefined
  let sweeping: NodeJS.Timeout | undefined

  const frameFrom = (seq: number) => {
    const known = frames.get(seq)
    if (known) return known
    const shown = feed.behind(seq, PIECE)
    const made = { ...eventsFrame(shown), to: seq + shown.length }
    frames.set(seq, made)
    return made
  }

  const drop = (reader: Reader) => {
    readers.delete(reader)
    behind.delete(reader)
  }

  const advance = (reader: Reader): number => {
    let bytes = 0
    while (reader.written < feed.head) {
      if (!reader.isReady()) {
        behind.add(reader)
        sweeping ??= setTimeout(sweep, SWEEP_MS)
        return bytes
      }
      const { text, framed, to } = frameFrom(reader.written)
      reader.written = to
      try {
        reader.write(text, to, framed)
      } catch (error) {
        // What one reader does wrong is nobody else's trouble.
        drop(reader)
        onFault(error)
        return bytes
      }
      bytes += framed.length
    }
    behind.delete(reader)
    return bytes
  }

  const sweep = () => {
    sweeping = undefined
    for (const reader of [...behind]) advance(reader)
  }

  const flush = () => {
    flushing = undefined
    let bytes = 0
    let reached = 0
    for (const reader of readers) {
      const sent = advance(reader)
      if (sent > 0) reached++
      bytes += sent
    }
    const last = record[feed.head - 1]
    if (reached > 0 && last) onFannedOut?.((clock.now() - last.committedAt - delayUs) / 1000, reached, bytes)
  }

  /**
   * A crowd is told when the loop comes to it. While it is told, commands heap up and share the next turn, so
   * the busier the match, the more events go out together.
   */
  const flushSoon = () => {
    if (isPrompt) flush()
    else flushing ??= setImmediate(flush)
  }

  const grow = () => {
    const before = feed.head
    const now = clock.now()
    for (;;) {
      const next = record[feed.head]
      if (!next) break
      if (delayUs > 0 && next.committedAt + delayUs > now) {
        release.set(next.committedAt + delayUs)
        break
      }
      feed.push(next)
    }
    if (feed.head === before) return
    frames.clear()
    for (const tell of listeners) tell()
    if (readers.size > 0) flushSoon()
  }
  grow()

  return {
    audience,
    delayUs,
    head: () => feed.head,
    isOpen() {
      const last = record[feed.head - 1]
      return last !== undefined && game.isOver(last.after)
    },
    holds: ({ seq, hash }) => seq <= feed.head && record[seq - 1]?.event.hash === hash,
    shownBehind: feed.behind,
    subscribe(reader) {
      // Whoever comes while it ends would wait for ever.
      if (isClosed) queueMicrotask(() => reader.lost())
      else readers.add(reader)
      advance(reader)
      return () => drop(reader)
    },
    listen(onNews) {
      if (isClosed) queueMicrotask(onNews)
      else listeners.add(onNews)
      return () => listeners.delete(onNews)
    },
    get size() {
      return readers.size + listeners.size
    },
    grow,
    close() {
      isClosed = true
      release.stop()
      clearImmediate(flushing)
      clearTimeout(sweeping)
      for (const reader of [...readers]) reader.lost()
      for (const tell of [...listeners]) tell()
      readers.clear()
      behind.clear()
      listeners.clear()
    },
  }
}

/** The frame that carries events which are JSON already. */
function eventsFrame(shown: readonly string[]) {
  return textFrame(`{"type":"events","shown":[${shown.join(',')}]}`)
}
