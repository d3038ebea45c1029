import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a table as CSV (RFC 4180)', () => {
  it.each([
    ['plain', 'Ada', 'Ada'],
    ['a comma', 'Ada, Ben', '"Ada, Ben"'],
    ['quotes', 'the "fox"', '"the ""fox"""'],
    ['a line end', 'a\nb', '"a\nb"'],
    ['nothing', undefined, ''],
    ['a number', -12, '-12'],
    ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['another', '+1', "'+1"],
    ['a third', '@SUM(A1)', "'@SUM(A1)"],
    ['one after a tab', '\t=1', "'\t=1"],
    ['a name that begins with a dash', '-Ada', "'-Ada"],
    ['a formula in wide letters', '＝SUM(A1)', "'＝SUM(A1)"],
  ])('%s', (_, cell, written) => {
    expect(csvOf(['a'], [[cell]])).toBe(`a\r\n${written}\r\n`)
  })

  it('whatever stands in a cell, it is read back, and no text begins as a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 })),
        (rows) => {
          const read = readCsv(csvOf(['a', 'b'], rows)).slice(1)
          expect(read.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')))).toEqual(
            rows,
          )
          for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
        },
      ),
    )
  })
})

/** A plain reader of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < text.length; ) {
    let cell = ''
    if (text[at] === '"') {
      for (at++; ; at++) {
        if (text[at] !== '"') cell += text[at]
        else if (text[at + 1] === '"') cell += text[at++]
        else break
      }
      at++
    } else for (; text[at] !== ',' && !text.startsWith('\r\n', at); at++) cell += text[at]
    row.push(cell)
    if (text[at] === ',') {
      at++
      continue
    }
    at += 2
    rows.push(row)
    row = []
  }
  return rows
}
