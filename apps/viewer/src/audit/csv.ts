export type CsvCell = string | number | undefined

/** A spreadsheet would take text that begins so for a formula; also in the wide forms of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const TO_BE_QUOTED = /[",\r\n]/

/** A table as CSV (RFC 4180). Text that a spreadsheet would calculate is kept text by an apostrophe. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return TO_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
