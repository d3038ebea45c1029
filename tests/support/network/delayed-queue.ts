/** Hands things on after a while, and never one before another that came earlier: as a line does. */
export interface DelayedQueue<T> {
  push(item: T, delayMs: number): void
  /** What is under way is lost. */
  clear(): void
}

export function createDelayedQueue<T>(deliver: (item: T) => void): DelayedQueue<T> {
  const waiting: { readonly item: T; readonly due: number }[] = []
  let timer: NodeJS.Timeout | undefined

  const run = () => {
    timer = undefined
    while (waiting[0] && waiting[0].due <= performance.now()) {
      const { item } = waiting.shift() as { item: T }
      deliver(item)
    }
    schedule()
  }
  const schedule = () => {
    if (timer || !waiting[0]) return
    timer = setTimeout(run, Math.max(0, waiting[0].due - performance.now()))
  }

  return {
    push(item, delayMs) {
      waiting.push({ item, due: Math.max(performance.now() + delayMs, waiting.at(-1)?.due ?? 0) })
      schedule()
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting.length = 0
    },
  }
}
