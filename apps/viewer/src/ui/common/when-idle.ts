import { effect, type ReadonlySignal } from '@preact/signals'

/** Rests once nothing has moved for `ms`, until the answer is called. */
export function whenIdle(
  moved: ReadonlySignal<unknown> | undefined,
  ms: number,
  rest: () => void,
): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const stop = effect(() => {
    void moved?.value
    clearTimeout(later)
    later = setTimeout(rest, ms)
  })
  return () => {
    stop()
    clearTimeout(later)
  }
}
