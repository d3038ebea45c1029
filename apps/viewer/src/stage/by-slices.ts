/** So long the page hears nothing else (ms): half a frame. */
const SLICE_MS = 8

/** Does a step after the other until one answers that it was the last, and lets the page do other things in between. */
export function bySlices(step: () => boolean, onDone: () => void): { cancel(): void } {
  const slice = () => {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) if (step()) return onDone()
    timer = setTimeout(slice)
  }
  let timer = setTimeout(slice)
  return { cancel: () => clearTimeout(timer) }
}
