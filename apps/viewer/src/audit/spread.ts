/** How figures are spread: what a quarter, half and three quarters of them do not exceed, and the ends. */
export interface Spread {
  readonly count: number
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
}

/** Undefined where there are no figures. */
export function distributionOf(figures: readonly number[]): Spread | undefined {
  const sorted = figures.toSorted((one, other) => one - other)
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) return undefined
  return {
    count: sorted.length,
    least,
    quarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    most,
  }
}

/** Between two figures on a straight line. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

export interface Histogram {
  /** Of each bar. */
  readonly width: number
  /** How many figures are in each; the last holds everything that is more. */
  readonly bars: readonly number[]
}

const BARS = 30
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map((ms) => ms * 1000)

/** Bars of one width from 0 on, so wide that nineteen of twenty figures have one of their own; what is negative is in the first. */
export function histogramOf(figures: readonly number[]): Histogram {
  const sorted = figures.toSorted((one, other) => one - other)
  const usual = quantile(sorted, 0.95)
  const width = STEPS.find((step) => step * (BARS - 1) >= usual) ?? STEPS.at(-1) ?? 1
  const bars = Array.from({ length: BARS }, () => 0)
  for (const figure of sorted) {
    const index = Math.min(Math.max(Math.floor(figure / width), 0), BARS - 1)
    bars[index] = (bars[index] ?? 0) + 1
  }
  return { width, bars }
}
