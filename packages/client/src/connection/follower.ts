import { type Clock, createAlarm } from '../clock.ts'
import type { Frame, Receipt } from '../protocol/frames.ts'

type ShownEvent = Frame<'events'>['shown'][number]

/** A publish may be lost, a record never: if nothing comes for so long although the head is further, ask again. */
const PATIENCE_MS = 6000

/** Follows a record: hands on each event once and in order, and notices when one is missing. */
export interface Follower {
  readonly last: Receipt | undefined
  /** All events come again. */
  restart(): void
  learnHead(seq: number): void
  /** False: there is a gap, and what comes after it is not taken. */
  take(shown: readonly ShownEvent[]): boolean
  /** Nothing is expected for now. */
  pause(): void
}

export interface FollowerOptions {
  readonly clock: Clock
  onEvent(shown: ShownEvent): void
  /** The record is known to go on, and what follows does not come. */
  onMissing(): void
}

export function createFollower({ clock, onEvent, onMissing }: FollowerOptions): Follower {
  let last: Receipt | undefined
  let head = 0
  const patience = createAlarm(clock, PATIENCE_MS, onMissing)
  const seq = () => last?.seq ?? 0
  return {
    get last() {
      return last
    },
    restart() {
      last = undefined
    },
    learnHead(known) {
      head = known
      if (seq() < head) patience.start()
      else patience.stop()
    },
    take(shown) {
      const before = seq()
      for (const one of shown) {
        const { event } = one
        if (event.seq <= seq()) continue
        if (event.seq > seq() + 1) return false
        last = { seq: event.seq, hash: event.hash }
        onEvent(one)
      }
      if (seq() >= head) patience.stop()
      else if (seq() > before) patience.restart()
      return true
    },
    pause: patience.stop,
  }
}
