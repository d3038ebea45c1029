import { effect } from '@preact/signals'
import type { Viewing } from '../viewing/viewing.ts'

/** So long before the first hand the picture begins, and so long after the last it stands still (µs). */
const LEAD = 350_000
const AFTER = 250_000
const SLOWLY = 0.1

type Shown = Pick<Viewing, 'playback' | 'instant' | 'setSpeed' | 'toggle' | 'seek' | 'follow'>

export interface SlowMotion {
  /** Shows a stretch slowly, and then stands still. */
  show(from: number, until: number): void
  /** Goes back to where one was when it was made. */
  dispose(): void
}

/** Plays what somebody watches slowly, for a while. `seek` goes no further than they may. */
export function createSlowMotion(viewing: Shown, seek: (instant: number) => void): SlowMotion {
  const before = viewing.playback.peek()
  const left = viewing.instant.peek()
  let until = Number.POSITIVE_INFINITY
  const stop = effect(() => {
    if (viewing.instant.value < until) return
    until = Number.POSITIVE_INFINITY
    if (viewing.playback.peek().isPlaying) viewing.toggle()
  })
  return {
    show(from, to) {
      until = Number.POSITIVE_INFINITY
      seek(from - LEAD)
      viewing.setSpeed(SLOWLY)
      if (!viewing.playback.peek().isPlaying) viewing.toggle()
      until = to + AFTER
    },
    dispose() {
      stop()
      if (before.isFollowing) {
        viewing.follow()
        return
      }
      viewing.setSpeed(before.speed)
      viewing.seek(left)
      if (viewing.playback.peek().isPlaying !== before.isPlaying) viewing.toggle()
    },
  }
}
