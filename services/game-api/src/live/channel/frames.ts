import type { AudienceFeed } from './audience-feed.ts'
import { textFrame } from './text-frame.ts'

export interface EventsFrame {
  readonly text: Buffer
  /** As it is on the wire. */
  readonly framed: Buffer
  /** The last event in it. */
  readonly to: number
}

/** So many characters of events go in one frame. */
const PIECE = 16_384
/** Readers who come together share frames; after that they would only take up memory. */
const KEPT_MS = 1_000

/** The frames of a feed by where they begin: all readers who have come as far get the same frame. */
export class Frames {
  readonly #feed: Pick<AudienceFeed, 'after'>
  #frames: Map<number, EventsFrame> | undefined
  #forgetting: NodeJS.Timeout | undefined

  constructor(feed: Pick<AudienceFeed, 'after'>) {
    this.#feed = feed
  }

  after(seq: number): EventsFrame {
    this.#frames ??= new Map()
    const known = this.#frames.get(seq)
    if (known) return known
    const shown = this.#feed.after(seq, PIECE)
    const frame = {
      ...textFrame(`{"type":"events","shown":[${shown.join(',')}]}`),
      to: seq + shown.length,
    }
    this.#frames.set(seq, frame)
    this.#forgetting ??= setTimeout(() => this.clear(), KEPT_MS).unref()
    return frame
  }

  /** There are more events: a frame that was the last one is not any more. */
  clear(): void {
    this.#frames = undefined
    clearTimeout(this.#forgetting)
    this.#forgetting = undefined
  }
}
