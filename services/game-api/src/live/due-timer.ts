import type { Clock } from '../clock.ts'

/** Longer waits overflow the timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Rings when an instant (µs) has come; setting it again forgets the one before. */
export function createDueTimer(clock: Clock, ring: () => void) {
  let timer: NodeJS.Timeout | undefined
  let instant: number | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    instant = undefined
  }
  const set = (next: number | undefined) => {
    stop()
    if (next === undefined) return
    instant = next
    const waitMs = Math.max(0, Math.ceil((next - clock.now()) / 1000))
    timer = setTimeout(() => (clock.now() >= next ? ring() : set(next)), Math.min(waitMs, LONGEST_MS))
  }
  return { set, stop, at: () => instant }
}
