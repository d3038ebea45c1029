/** How quickly the steps of a check follow each other, in µs. */
export interface CheckPace {
  /** A step that finds nothing wrong lasts so long where there are few of them. */
  readonly easy: number
  /** However many they are, it is no shorter than that. */
  readonly least: number
  /** All such steps together fit into that, as far as `least` allows. */
  readonly all: number
  /** A mistake is stayed with. */
  readonly mistake: number
  /** The step before a mistake, and the last one, are no quicker than that: one slows down where it matters. */
  readonly slow: number
}

/** At the joints between tiles the eye runs along. */
export const TILE_PACE: CheckPace = {
  easy: 450_000,
  least: 160_000,
  all: 3_000_000,
  mistake: 1_900_000,
  slow: 450_000,
}

/** A tile is turned over, and what its back says is compared with what lay on it. */
export const MARKER_PACE: CheckPace = {
  easy: 1_100_000,
  least: 420_000,
  all: 11_000_000,
  mistake: 2_400_000,
  slow: 950_000,
}

/** How long each step of a check lasts: a long path goes quickly where it is right, and slows down at a mistake. */
export function stepLengths(areRight: readonly boolean[], pace: CheckPace): number[] {
  const right = areRight.filter(Boolean).length
  const quick = Math.round(Math.min(Math.max(pace.all / Math.max(right, 1), pace.least), pace.easy))
  return areRight.map((isRight, nth) => {
    if (!isRight) return pace.mistake
    const isSlow = nth === areRight.length - 1 || areRight[nth + 1] === false
    return isSlow ? Math.max(quick, pace.slow) : quick
  })
}

/** The same steps for those who wait for the next round: those that begin later than `from` last so much less. */
export function hurried(lengths: readonly number[], begin: number, from: number, rest: number): number[] {
  let at = begin
  let toCome = 0
  const starts = lengths.map((length) => {
    const start = at
    at += length
    if (start >= from) toCome += length
    return start
  })
  const share = toCome > rest ? rest / toCome : 1
  return lengths.map((length, nth) => ((starts[nth] ?? 0) >= from ? Math.round(length * share) : length))
}
