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
  lost(why?: LostBy): void
}

/** Why a channel ends: the match goes on elsewhere, or this node is cut off and knows no more of it. */
export type LostBy = 'moved' | 'cut-off'

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

/** All readers of a channel. */
export class Readers {
  readonly #options: ReadersOptions
  readonly #readers = new Set<Reader>()
  #lagging: Set<Reader> | undefined
  #flushing: NodeJS.Immediate | undefined
  #sweeping: NodeJS.Timeout | undefined

  constructor(options: ReadersOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#readers.size
  }

  /** Brings the reader up to date, and keeps it there. */
  add(reader: Reader): () => void {
    this.#readers.add(reader)
    this.#advance(reader)
    return () => this.#drop(reader)
  }

  /**
   * There is more to be read. While a crowd is written to, commands heap up and share the next turn, so the busier
   * the match, the more events go out together.
   */
  tell(): void {
    if (this.#readers.size === 0) return
    if (this.#options.isPrompt) this.#flush()
    else this.#flushing ??= setImmediate(() => this.#flush())
  }

  /** All of them are lost. */
  close(why?: LostBy): void {
    clearImmediate(this.#flushing)
    clearTimeout(this.#sweeping)
    for (const reader of [...this.#readers]) reader.lost(why)
    this.#readers.clear()
    this.#lagging = undefined
  }

  #drop(reader: Reader): void {
    this.#readers.delete(reader)
    this.#lagging?.delete(reader)
  }

  #flush(): void {
    this.#flushing = undefined
    let bytes = 0
    let reached = 0
    for (const reader of this.#readers) {
      const sent = this.#advance(reader)
      if (sent > 0) reached++
      bytes += sent
    }
    if (reached > 0) this.#options.onWritten(reached, bytes)
  }

  #sweep(): void {
    this.#sweeping = undefined
    for (const reader of [...(this.#lagging ?? [])]) this.#advance(reader)
  }

  #advance(reader: Reader): number {
    const { feed, frames, onFault } = this.#options
    let bytes = 0
    while (reader.written < feed.head) {
      if (!reader.isReady()) {
        this.#lagging ??= new Set()
        this.#lagging.add(reader)
        this.#sweeping ??= setTimeout(() => this.#sweep(), SWEEP_MS)
        return bytes
      }
      const { text, framed, to } = frames.after(reader.written)
      reader.written = to
      try {
        reader.write(text, to, framed)
      } catch (error) {
        // What one reader does wrong is nobody else's trouble.
        this.#drop(reader)
        onFault(error)
        return bytes
      }
      bytes += framed.length
    }
    this.#lagging?.delete(reader)
    return bytes
  }
}
