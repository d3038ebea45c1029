export function printHeading(title: string): void {
  console.log(`\n${title}\n`)
}

export function printRow(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

/** In percent. */
export function share(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1)
}

/** In whole percent. */
export function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(0)
}

/** How far a share of so many is from the true one at most, with 95 % certainty, in percent. */
export function halfWidth(count: number): string {
  return (98 / Math.sqrt(count)).toFixed(1)
}

/** What belongs together, in one cell. */
export function together(values: readonly string[]): string {
  return values.join('/')
}
