import { type ReadonlySignal, signal } from '@preact/signals'

/** From an input to the code that handles it (ms), as this browser took it of late. */
export interface InputDelay {
  readonly figures: ReadonlySignal<InputDelayFigures | undefined>
  note(ms: number): void
}

export interface InputDelayFigures {
  readonly count: number
  readonly median: number
  /** 19 of 20 were handled that fast. */
  readonly p95: number
}

const MOST = 100

export function createInputDelay(): InputDelay {
  const delays: number[] = []
  const figures = signal<InputDelayFigures | undefined>(undefined)
  return {
    figures,
    note(ms) {
      // A browser that makes its clocks coarse may say that an input came from the future.
      delays.push(Math.max(0, ms))
      if (delays.length > MOST) delays.shift()
      const sorted = delays.toSorted((a, b) => a - b)
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      figures.value = { count: sorted.length, median: at(0.5), p95: at(0.95) }
    },
  }
}
