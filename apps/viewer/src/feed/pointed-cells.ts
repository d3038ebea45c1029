import type { FeedItem, Pointing } from '@getaway/client'
import { type ReadonlySignal, signal } from '@preact/signals'

export interface PointedAt extends Pointing {
  readonly seat: number
}

/** Which players point where at the moment, and with which words. Nothing of it is recorded. */
export interface PointedCells {
  readonly cells: ReadonlySignal<readonly PointedAt[]>
  hear(item: Extract<FeedItem, { type: 'pointed' }>): void
  show(at: PointedAt): void
  /** Nobody else has seen where this player pointed. */
  withdraw(seat: number | undefined): void
}

/** How long a cell that somebody points at is shown (ms). */
export const POINTED_MS = 5000

export function createPointedCells(): PointedCells {
  const cells = signal<readonly PointedAt[]>([])
  const show = (at: PointedAt) => {
    cells.value = [...cells.peek().filter(({ seat }) => seat !== at.seat), at]
    setTimeout(() => {
      cells.value = cells.peek().filter((one) => one !== at)
    }, POINTED_MS)
  }
  return {
    cells,
    hear: ({ seat, x, y, say }) => show({ seat, x, y, ...(say !== undefined && { say }) }),
    show,
    withdraw(seat) {
      cells.value = cells.peek().filter((one) => one.seat !== seat)
    },
  }
}
