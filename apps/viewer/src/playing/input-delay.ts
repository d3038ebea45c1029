import { computed, type ReadonlySignal, signal } from '@preact/signals'

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
  const noted = signal(0)
  // Reckoned for those who look at it: an input that commits has other things to do.
  const figures = computed((): InputDelayFigures | undefined => {
    if (noted.value === 0) return undefined
    const sorted = delays.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return { count: sorted.length, median: at(0.5), p95: at(0.95) }
  })
  return {
    figures,
    note(ms) {
      // A browser that makes its clocks coarse may say that an input came from the future.
      delays.push(Math.max(0, ms))
      if (delays.length > MOST) delays.shift()
      noted.value++
    },
  }
}
