/** Where a browser does not say when it is idle, there is so much (ms) between two steps. */
const APART_MS = 100

/** Does one step after the other whenever the page has nothing else to do, until the answer is called. */
export function whileIdle(steps: readonly (() => void)[]): () => void {
  const left = [...steps]
  let isOver = false
  const next = () => {
    if (isOver || left.length === 0) return
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
    else setTimeout(run, APART_MS)
  }
  const run = () => {
    if (isOver) return
    left.shift()?.()
    next()
  }
  next()
  return () => {
    isOver = true
  }
}
