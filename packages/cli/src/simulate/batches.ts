/** Matches from `from` to below `to`. */
export interface MatchBatch {
  readonly from: number
  readonly to: number
}

const MOST = 16

/** Smaller and smaller towards the end, so that all jobs end about together. */
export function* batchesOf(from: number, count: number, jobs: number): Generator<MatchBatch, undefined> {
  const end = from + count
  for (let next = from; next < end; ) {
    const size = Math.min(MOST, Math.ceil((end - next) / (4 * jobs)))
    yield { from: next, to: next + size }
    next += size
  }
}
