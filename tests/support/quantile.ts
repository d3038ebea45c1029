/** The q-quantile of samples; not a number if there are none. */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}
