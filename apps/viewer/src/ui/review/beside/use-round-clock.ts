import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'

/** Where one stands in both rounds at once. */
export interface RoundClock {
  /** µs since each began. */
  readonly into: Signal<number>
  readonly isPlaying: Signal<boolean>
  readonly speed: Signal<number>
  /** Play from here, or from the start once the end is reached; or pause. */
  toggle(): void
  /** Stands still there. */
  goTo(into: number): void
}

/** One clock for two tables, since each of them has one of its own. */
export function useRoundClock(length: number, first: number): RoundClock {
  const newest = useRef(length)
  newest.current = length
  const into = useSignal(Math.min(first, length))
  const isPlaying = useSignal(false)
  const speed = useSignal(1)
  useSignalEffect(() => {
    if (!isPlaying.value) return
    let last = performance.now()
    let frame = requestAnimationFrame(function on(now) {
      const next = into.peek() + (now - last) * 1000 * speed.peek()
      last = now
      into.value = Math.min(newest.current, next)
      if (next >= newest.current) isPlaying.value = false
      else frame = requestAnimationFrame(on)
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    into,
    isPlaying,
    speed,
    toggle() {
      if (!isPlaying.peek() && into.peek() >= newest.current) into.value = 0
      isPlaying.value = !isPlaying.peek()
    },
    goTo(to) {
      isPlaying.value = false
      into.value = Math.min(Math.max(0, to), newest.current)
    },
  }
}
