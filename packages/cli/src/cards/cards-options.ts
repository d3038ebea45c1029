import { parseArgs } from 'node:util'
import type { Result } from '@getaway/engine'
import type { CardLanguage } from '@getaway/faces/fugitive'
import type { PaperSize } from '../sheets/sheet-layout.ts'
import { paperOf, sheetFileOf } from '../sheets/sheet-options.ts'
import type { Sheets } from '../sheets/write-sheet.ts'
import { callFrom } from '../terminal/call-from.ts'

export const CARDS_HELP = `getaway cards: the cards of Fugitive, and sheets of them to look at and to print

Usage
  getaway cards [options]

Options
  --sheet FILE.svg   a contact sheet: every card, and the backs of all decks
  --print FILE.pdf   print and play: all cards to cut out (63 x 88 mm), fronts and backs in turn.
                     Print double-sided at 100 %, flipped on the long edge
  --language NAME    what is on the cards: en or it (en)
  --paper NAME       a4 or letter (a4): nine or six cards on a sheet
  --force            replace files that are there already
  --json             the cards as a line of JSON
  --help             this page

Sprint: how much further the next hideout may lie with that card under it; one footprint or two on its face

Exit codes
  0  all good
  2  wrong usage, or a file that can't be written
`

export interface CardsCall extends Sheets {
  readonly paper: PaperSize
  readonly language: CardLanguage
  readonly json: boolean
}

/** The command line as a value, or what is wrong with it; `help` if it only asks for help. */
export function parseCardsCall(args: readonly string[]): Result<CardsCall | 'help'> {
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
}: ReturnType<typeof parse>['values']): CardsCall {
  return {
    sheet: sheetFileOf('sheet', '.svg', sheet),
    print: sheetFileOf('print', '.pdf', print),
    language: languageOf(language),
    paper: paperOf(paper),
    force,
    json,
  }
}

function languageOf(name: string): CardLanguage {
  const language = name.toLowerCase()
  if (language === 'en' || language === 'it') return language
  throw new Error(`--language must be en or it, not ${JSON.stringify(name)}`)
}
