import type { Entrant } from '@getaway/engine/tournament'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import {
  type CsvText,
  NO_PLAYER,
  problemOfCells,
  problemOfForm,
  sameAsLine,
  tooManyAtOnce,
} from './csv-problems.ts'

export interface CsvPlayer {
  readonly line: number
  readonly name: string
  readonly key: string | null
}

export interface CsvProblem {
  readonly line: number
  readonly text: CsvText
}

/** What a table of players says, and what is wrong with it, line by line. */
export interface ReadPlayers {
  readonly players: readonly CsvPlayer[]
  readonly errors: readonly CsvProblem[]
}

const MOST_LINES = 2_000

/**
 * Players as spreadsheets write them: commas, semicolons or tabs, with or without a line of titles. The column `name` is
 * the first where none is called so; `key` is a player's public key.
 */
export function readPlayersCsv(csv: string): ReadPlayers {
  let rows: readonly Row[]
  try {
    rows = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as readonly Row[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { players: [], errors: [{ line: lineOf(error), text: problemOfForm(error.code) }] }
  }
  const [first, ...others] = rows
  if (!first) return { players: [], errors: [{ line: 1, text: NO_PLAYER }] }
  const titles = first.record.map((title) => title.toLowerCase())
  const hasTitles = titles.includes('name')
  const columns = { name: hasTitles ? titles.indexOf('name') : 0, key: hasTitles ? titles.indexOf('key') : 1 }
  const read = (hasTitles ? others : rows).slice(0, MOST_LINES + 1)
  const players: CsvPlayer[] = []
  const errors: CsvProblem[] = []
  for (const { record, info } of read) {
    const line = info.lines
    if (players.length === MOST_LINES) {
      errors.push({ line, text: tooManyAtOnce(MOST_LINES) })
      break
    }
    const name = plainText(record[columns.name] ?? '')
    const key = plainText(record[columns.key] ?? '')
    const text = problemOfCells(name, key) ?? twice(players, name, key)
    if (text === undefined) players.push({ line, name, key: key === '' ? null : key })
    else errors.push({ line, text })
  }
  return { players, errors }
}

/** The players of a tournament, so that a spreadsheet reads them and `readPlayersCsv` reads them again. */
export function playersCsv(players: readonly Entrant[]): string {
  const rows = players.map(({ player, name, key, hasWithdrawn }) =>
    [String(player), name, key ?? '', hasWithdrawn ? 'withdrawn' : ''].map(quoted).join(','),
  )
  return ['player,name,key,status', ...rows].map((row) => `${row}\r\n`).join('')
}

interface Row {
  readonly record: readonly string[]
  readonly info: Info
}

/** Whichever the first line has most of. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split('\n', 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ','
}

function lineOf(error: CsvError): number {
  const { lines } = error as CsvError & { readonly lines?: unknown }
  return typeof lines === 'number' ? lines : 1
}

function twice(players: readonly CsvPlayer[], name: string, key: string): CsvText | undefined {
  const same = players.find((one) => one.name === name || (key !== '' && one.key === key))
  return same && sameAsLine(same.line, same.name === name)
}

/** Also in the wide forms of East Asian keyboards, and after the sign that makes it harmless. */
const FORMULA = /^'*[=+\-@\t＝＋－＠]/

/** A spreadsheet would take a name that begins so for a formula, and run it. */
function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function plainText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
