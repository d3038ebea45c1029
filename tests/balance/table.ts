export function print(title: string): void {
  console.log(`\n${title}\n`)
}

export function row(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

/** In percent. */
export function share(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}

/** A share in percent, with the half width of its 95 % interval (Wilson). */
export function shareOf(part: number, whole: number): string {
  const [z, p] = [1.96, part / whole]
  const half = (z / (1 + (z * z) / whole)) * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))
  return `${(100 * p).toFixed(0)}±${(100 * half).toFixed(0)}`
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}
