import { parseArgs } from 'node:util'
import type { Result } from '@getaway/engine'
import type { BoardLanguage } from '@getaway/faces/colditz'
import type { PaperSize } from '../sheets/sheet-layout.ts'
import { paperOf, sheetFileOf } from '../sheets/sheet-options.ts'
import type { Sheets } from '../sheets/write-sheet.ts'
import { callFrom } from '../terminal/call-from.ts'

export const BOARD_HELP = `getaway board: the board of Colditz, to look at and to print

Usage
  getaway board [options]

Options
  --sheet FILE.svg   the whole board in one picture
  --print FILE.pdf   print and play: the roll call, the board on several sheets to glue together (72 x 54 cm),
                     cards (63 x 88 mm) and counters (16 mm) to cut out. Print at 100 %: the board
                     single-sided, the rest double-sided, flipped on the long edge
  --language NAME    of the words on it: en or it (en)
  --paper NAME       a4 or letter (a4): the board takes eight sheets of A4, or nine of letter
  --force            replace files that are there already
  --json             squares and routes as a line of JSON, without the map
  --help             this page

Points: the steps of the shortest way from the Appel area to a target, with that equipment and nobody in the way

Exit codes
  0  all good
  2  wrong usage, or a file that can't be written
`

export interface BoardCall extends Sheets {
  readonly paper: PaperSize
  readonly language: BoardLanguage
  readonly json: boolean
}

/** The command line as a value, or what is wrong with it; `help` if it only asks for help. */
export function parseBoardCall(args: readonly string[]): Result<BoardCall | 'help'> {
  return callFrom(
    () => parse(args),
    ({ values }) => callOf(values),
  )
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      sheet: { type: 'string' },
      print: { type: 'string' },
      language: { type: 'string', default: 'en' },
      paper: { type: 'string', default: 'a4' },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

/** Throws an error that says what is wrong. */
function callOf({
  sheet,
  print,
  language,
  paper,
  force,
  json,
}: ReturnType<typeof parse>['values']): BoardCall {
  return {
    sheet: sheetFileOf('sheet', '.svg', sheet),
    print: sheetFileOf('print', '.pdf', print),
    language: languageOf(language),
    paper: paperOf(paper),
    force,
    json,
  }
}

function languageOf(name: string): BoardLanguage {
  const language = name.toLowerCase()
  if (language === 'en' || language === 'it') return language
  throw new Error(`--language must be en or it, not ${JSON.stringify(name)}`)
}
