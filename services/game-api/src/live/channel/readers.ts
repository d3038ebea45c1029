import type { AudienceFeed } from './audience-feed.ts'
import type { Frames } from './frames.ts'

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

/** All readers of a channel. */
export interface Readers {
  readonly size: number
  /** Brings the reader up to date, and keeps it there. */
  add(reader: Reader): () => void
  /** There is more to be read. */
  tell(): void
  /** All of them are lost. */
  close(): void
}

export interface ReadersOptions {
  readonly feed: Pick<AudienceFeed, 'head'>
  readonly frames: Frames
  /** Players are written to before the function that recorded an event goes on; a crowd when the loop comes to it. */
  readonly isPrompt: boolean
  readonly onFault: (error: unknown) => void
  /** So many readers were written to, so many bytes in all. */
  readonly onWritten: (readers: number, bytes: number) => void
}

/** How often readers are looked after that could not take more. */
const SWEEP_MS = 20

export function createReaders({ feed, frames, isPrompt, onFault, onWritten }: ReadersOptions): Readers {
  const readers = new Set<Reader>()
  const lagging = new Set<Reader>()
  let flushing: NodeJS.Immediate | undefined
  let sweeping: NodeJS.Timeout | undefined

  const drop = (reader: Reader) => {
    readers.delete(reader)
    lagging.delete(reader)
  }

  const advance = (reader: Reader): number => {
    let bytes = 0
    while (reader.written < feed.head) {
      if (!reader.isReady()) {
        lagging.add(reader)
        sweeping ??= setTimeout(sweep, SWEEP_MS)
        return bytes
      }
      const { text, framed, to } = frames.after(reader.written)
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
    lagging.delete(reader)
    return bytes
  }

  const sweep = () => {
    sweeping = undefined
    for (const reader of [...lagging]) advance(reader)
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
    if (reached > 0) onWritten(reached, bytes)
  }

  return {
    get size() {
      return readers.size
    },
    add(reader) {
      readers.add(reader)
      advance(reader)
      return () => drop(reader)
    },
    /**
     * While a crowd is written to, commands heap up and share the next turn, so the busier the match, the more
     * events go out together.
     */
    tell() {
      if (readers.size === 0) return
      if (isPrompt) flush()
      else flushing ??= setImmediate(flush)
    },
    close() {
      clearImmediate(flushing)
      clearTimeout(sweeping)
      for (const reader of [...readers]) reader.lost()
      readers.clear()
      lagging.clear()
    },
  }
}
