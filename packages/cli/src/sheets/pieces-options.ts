import { parseArgs } from 'node:util'
import type { Result } from '@getaway/engine'
import { callFrom } from '../terminal/call-from.ts'
import type { PaperSize } from './sheet-layout.ts'
import { paperOf, sheetFileOf } from './sheet-options.ts'
import type { Sheets } from './write-sheet.ts'

/** Pieces to look at and to print. */
export interface PiecesCall extends Sheets {
  readonly paper: PaperSize
  readonly language: 'en' | 'it'
  readonly json: boolean
}

/** What `getaway cards` and `getaway board` are told alike, or what is wrong with it; `help` if it only asks for help. */
export function parsePiecesCall(args: readonly string[]): Result<PiecesCall | 'help'> {
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
}: ReturnType<typeof parse>['values']): PiecesCall {
  return {
    sheet: sheetFileOf('sheet', '.svg', sheet),
    print: sheetFileOf('print', '.pdf', print),
    language: languageOf(language),
    paper: paperOf(paper),
    force,
    json,
  }
}

function languageOf(name: string): PiecesCall['language'] {
  const language = name.toLowerCase()
  if (language === 'en' || language === 'it') return language
  throw new Error(`--language must be en or it, not ${JSON.stringify(name)}`)
}
