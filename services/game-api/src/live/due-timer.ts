import type { ServiceClock } from '../clock.ts'

/** Longer waits overflow the timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Rings when an instant (µs) has come; setting it again forgets the one before. */
export class DueTimer {
  readonly #clock: ServiceClock
  readonly #ring: () => void
  #timer: NodeJS.Timeout | undefined
  #instant: number | undefined

  constructor(clock: ServiceClock, ring: () => void) {
    this.#clock = clock
    this.#ring = ring
  }

  /** When it will ring; undefined if it is not set. */
  get at(): number | undefined {
    return this.#instant
  }

  set(instant: number | undefined): void {
    this.stop()
    if (instant === undefined) return
    this.#instant = instant
    const waitMs = Math.max(0, Math.ceil((instant - this.#clock.now()) / 1000))
    const wake = () => (this.#clock.now() >= instant ? this.#ring() : this.set(instant))
    this.#timer = setTimeout(wake, Math.min(waitMs, LONGEST_MS))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#instant = undefined
  }
}
