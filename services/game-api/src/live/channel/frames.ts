import type { AudienceFeed } from './audience-feed.ts'
import { textFrame } from './text-frame.ts'

export interface EventsFrame {
  readonly text: Buffer
  /** As it is on the wire. */
  readonly framed: Buffer
  /** The last event in it. */
  readonly to: number
}

/** The frames of a feed by where they begin: what one reader gets, all get who have as much. */
export interface Frames {
  after(seq: number): EventsFrame
  /** There are more events: a frame that was the last one is not any more. */
  clear(): void
}

/** So many characters of events go in one frame. */
const PIECE = 16_384
/** Readers who come together share frames; after that they would only take up memory. */
const KEPT_MS = 1_000

export function createFrames(feed: Pick<AudienceFeed, 'after'>): Frames {
  const frames = new Map<number, EventsFrame>()
  let forgetting: NodeJS.Timeout | undefined
  const clear = () => {
    frames.clear()
    clearTimeout(forgetting)
    forgetting = undefined
  }
  return {
    after(seq) {
      const known = frames.get(seq)
      if (known) return known
      const shown = feed.after(seq, PIECE)
      const made = {
        ...textFrame(`{"type":"events","shown":[${shown.join(',')}]}`),
        to: seq + shown.length,
      }
      frames.set(seq, made)
      forgetting ??= setTimeout(clear, KEPT_MS).unref()
      return made
    },
    clear,
  }
}
