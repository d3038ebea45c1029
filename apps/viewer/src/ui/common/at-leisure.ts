/** Safari does not tell when it is idle: there it is after a few frames (ms). */
const SOON = 60

/** Done when the page has nothing more urgent to do, unless the answer is called before. */
export function atLeisure(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const later = setTimeout(work, SOON)
    return () => clearTimeout(later)
  }
  const later = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(later)
}
