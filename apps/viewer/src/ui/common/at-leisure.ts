/** Safari does not tell when it is idle: there it is after a few frames (ms). */
const SOON = 60

/** Done when the page has nothing more urgent to do, or after so many ms, unless the answer is called before. */
export function atLeisure(work: () => void, latestMs = 1000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const later = setTimeout(work, SOON)
    return () => clearTimeout(later)
  }
  const later = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(later)
}
