/** A figure with what it is compared with, as text. */
export interface FigureRow {
  readonly what: string
  readonly figure: string
  readonly ratio: string
  readonly goal: string
}

export interface FigureTable {
  readonly title: string
  readonly rows: readonly FigureRow[]
}

/** A benchmark tells its tables as it gets them. */
export type Tell = (table: FigureTable) => void
export type Bench = (tell: Tell) => void | Promise<void>

export function figureRow(what: string, figure: string, ratio = '', goal = ''): FigureRow {
  return { what, figure, ratio, goal }
}

/** What a figure presupposes did not hold, so there is none. */
export class BrokenPremise extends Error {}

/** States what a figure presupposes: unless it holds, the benchmark fails with this sentence and tells nothing. */
export function premise(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new BrokenPremise(sentence)
}

const COLUMNS = ['what', 'figure', 'ratio', 'goal'] as const

/** The table in Markdown, in columns of equal width where it is read as plain text. */
export function tableText({ title, rows }: FigureTable, isPlain = false): string {
  const widths = COLUMNS.map((column) =>
    isPlain ? Math.max(column.length, ...rows.map((row) => row[column].length)) : 0,
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const lines = [
    line(COLUMNS),
    line(widths.map((width) => '-'.repeat(Math.max(3, width)))),
    ...rows.map((row) => line(COLUMNS.map((column) => row[column]))),
  ]
  return `${isPlain ? title : `**${title}**`}\n\n${lines.join('\n')}\n`
}

export function printTable(table: FigureTable): void {
  console.log(`\n${tableText(table, true)}`)
}
