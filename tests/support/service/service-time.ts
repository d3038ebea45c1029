import type { ClientFrame, ServerFrame } from '@getaway/client'

/**
 * The clock of a service in this very process, of which only its stamps are known. It differs from
 * `performance.now()` by an amount that stays: what was stamped was stamped after it left here, and before it
 * came back, and many such pairs leave little room.
 */
export interface ServiceTime {
  note(frame: ClientFrame | ServerFrame, at: number): void
  /** The service's time (µs) at an instant of `performance.now()`. */
  of(instant: number): number
  /** By how many µs that may be wrong. */
  error(): number
}

export function createServiceTime(): ServiceTime {
  const pongs = new Map<number, number>()
  let least = Number.NEGATIVE_INFINITY
  let most = Number.POSITIVE_INFINITY
  return {
    note(frame, at) {
      if (frame.type === 'pong') pongs.set(frame.at, at)
      if (frame.type !== 'clock') return
      least = Math.max(least, frame.sent - at * 1000)
      const left = pongs.get(frame.at)
      if (left !== undefined) most = Math.min(most, frame.received + 1 - left * 1000)
      pongs.delete(frame.at)
    },
    of: (instant) => (least + most) / 2 + instant * 1000,
    error: () => Math.abs(most - least) / 2,
  }
}
