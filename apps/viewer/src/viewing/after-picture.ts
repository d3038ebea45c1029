import { effect, type ReadonlySignal, signal } from '@preact/signals'

export interface Follower<Value> {
  /** The value as it was when the last picture was drawn. */
  readonly value: ReadonlySignal<Value>
  dispose(): void
}

/** It waits no longer than so many ms where no picture is drawn, as in a hidden tab. */
const LATEST_MS = 1000

/**
 * The same value, once the next picture has been drawn: what reads it does not hold up the frame that shows an act. What
 * is not worth the wait follows at once.
 */
export function followAfterPicture<Value>(
  now: ReadonlySignal<Value>,
  isAtOnce: (before: Value, after: Value) => boolean = () => false,
): Follower<Value> {
  const value = signal(now.peek())
  let later: { cancel(): void } | undefined
  const follow = () => {
    later?.cancel()
    later = undefined
    value.value = now.peek()
  }
  const stop = effect(() => {
    const next = now.value
    if (next === value.peek()) return
    if (isAtOnce(value.peek(), next)) follow()
    else later ??= afterPicture(follow)
  })
  return {
    value,
    dispose() {
      stop()
      later?.cancel()
    },
  }
}

function afterPicture(then: () => void): { cancel(): void } {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(latest)
    clearTimeout(soon)
  }
  const tell = () => {
    cancel()
    then()
  }
  let soon: ReturnType<typeof setTimeout> | undefined
  const latest = setTimeout(tell, LATEST_MS)
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(tell)
  })
  return { cancel }
}
