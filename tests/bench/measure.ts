/** Operations per second: the best of several rounds, as other work on the machine can only slow it down. */
export function rate(operations: number, work: () => void, seconds = 1.5): number {
  work()
  let best = 0
  const until = performance.now() + seconds * 1000
  do {
    const start = performance.now()
    work()
    best = Math.max(best, operations / ((performance.now() - start) / 1000))
  } while (performance.now() < until)
  return best
}

export interface FigureRow {
  readonly what: string
  readonly figure: string
  readonly ratio: string
  readonly goal: string
}

export function figureRow(what: string, figure: string, ratio = '', goal = ''): FigureRow {
  return { what, figure, ratio, goal }
}

export function perSecond(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M/s`
  return value >= 1e4 ? `${(value / 1e3).toFixed(0)} k/s` : `${value.toFixed(0)}/s`
}

export function times(value: number, reference: number): string {
  const ratio = value / reference
  return `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}×`
}

export function printTable(title: string, rows: readonly FigureRow[]): void {
  const columns = ['what', 'figure', 'ratio', 'goal'] as const
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((one) => one[column].length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(columns))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const one of rows) console.log(line(columns.map((column) => one[column])))
}
