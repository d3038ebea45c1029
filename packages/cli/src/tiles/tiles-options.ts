import { parseArgs } from 'node:util'
import type { Result } from '@getaway/engine'
import type { Ink } from '@getaway/faces/chase'
import type { PaperSize } from '../sheets/sheet-layout.ts'
import { paperOf, sheetFileOf } from '../sheets/sheet-options.ts'
import { callFrom } from '../terminal/call-from.ts'
import { statisticsLegend } from './legend.ts'

export const TILES_HELP = `getaway tiles: what a tile set of Chase is like, and sheets of it to look at and to print

Usage
  getaway tiles [options] [SET]

SET
  city               the standard set (without a SET, too)
  plain-<seed>       drawn at random, always the same for its seed
  FILE               a log (.getaway.jsonl or .jsonl.gz): the set it was played with; or a set as JSON

Options
  --sheet FILE.svg   a contact sheet: every tile from both sides, with its id
  --print FILE.pdf   print and play: the rules on a page, then tiles and markers to cut out, fronts and backs in turn.
                     Print double-sided at 100 %, flipped on the long edge
  --paper NAME       a4 or letter (a4)
  --size MM          how long a tile's edge is, 30 to 90 (60)
  --economy          backs drawn in lines on white: little ink
  --force            replace files that are there already
  --json             the statistics as a line of JSON
  --help             this page

Statistics
${statisticsLegend()}

Exit codes
  0  all good
  1  the set breaks what C1 asks of our own sets; foreign ones may
  2  wrong usage, or no tile set
`

export interface TilesCall {
  readonly set: string
  readonly sheet: string | undefined
  readonly print: string | undefined
  readonly paper: PaperSize
  readonly size: number
  /** What backs are drawn with. */
  readonly ink: Ink
  readonly force: boolean
  readonly json: boolean
}

/** The command line as a value, or what is wrong with it; `help` if it only asks for help. */
export function parseTilesCall(args: readonly string[]): Result<TilesCall | 'help'> {
  return callFrom(
    () => parse(args),
    ({ values, positionals }) => callOf(values, positionals),
  )
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sheet: { type: 'string' },
      print: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      size: { type: 'string', default: '60' },
      economy: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

/** Throws an error that says what is wrong. */
function callOf(values: ReturnType<typeof parse>['values'], sets: readonly string[]): TilesCall {
  const { sheet, print, force, json } = values
  if (sets.length > 1) throw new Error(`name one tile set, not ${sets.length}`)
  return {
    set: sets[0] ?? 'city',
    sheet: sheetFileOf('sheet', '.svg', sheet),
    print: sheetFileOf('print', '.pdf', print),
    paper: paperOf(values.paper),
    size: sizeOf(values.size),
    ink: economyOf(values.economy, print),
    force,
    json,
  }
}

function economyOf(economy: boolean, print: string | undefined): Ink {
  if (economy && print === undefined) throw new Error('--economy needs a file to print: --print')
  return economy ? 'light' : 'full'
}

function sizeOf(text: string): number {
  const size = /^\d{2}(\.\d)?$/.test(text) ? Number(text) : Number.NaN
  if (size >= 30 && size <= 90) return size
  throw new Error(`--size must be a tile's edge in mm, from 30 to 90, not ${JSON.stringify(text)}`)
}
