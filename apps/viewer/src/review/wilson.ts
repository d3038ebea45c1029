/** 95 of 100 such intervals hold the share that they estimate. */
const Z = 1.959963984540054

export interface ShareInterval {
  readonly low: number
  readonly high: number
}

/** Between which shares the true one lies, by Wilson’s score interval, where so many of so many were seen. */
export function wilsonInterval(count: number, of: number): ShareInterval {
  if (of === 0) return { low: 0, high: 1 }
  const share = count / of
  const middle = share + Z ** 2 / (2 * of)
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z / (2 * of)) ** 2)
  const whole = 1 + Z ** 2 / of
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) }
}
