import type { Audit } from '@getaway/engine'
import type { Terminal } from '../terminal/terminal.ts'
import { chaseHints } from './chase/chase-hints.ts'
import { chaseCountLines, countChase } from './chase/count-chase.ts'
import { chaseLines } from './chase/print-chase.ts'
import { colditzCountLines, countColditz } from './colditz/count-colditz.ts'
import { colditzLines } from './colditz/print-colditz.ts'
import type { Counts } from './counts.ts'
import { countFugitive, fugitiveCountLines } from './fugitive/count-fugitive.ts'
import { fugitiveLines } from './fugitive/print-fugitive.ts'

/** How a game is told to people on the command line. */
interface GameTexts {
  /** Its own part of a report. */
  report(audit: Audit, terminal: Terminal): string[]
  /** What it counts in the report of a match. */
  count(report: object): Counts
  /** The same of many matches: a title and what it comes to. */
  counts(counts: Counts, matches: number): [string, string][]
  /** What else may be chosen, by the options of a match that nobody has wished anything of. */
  hints?(options: Readonly<Record<string, object>>): [string, string][]
}

/** One line per game. */
export const gameTexts: Readonly<Record<string, GameTexts>> = {
  chase: { report: chaseLines, count: countChase, counts: chaseCountLines, hints: chaseHints },
  colditz: { report: colditzLines, count: countColditz, counts: colditzCountLines },
  fugitive: { report: fugitiveLines, count: countFugitive, counts: fugitiveCountLines },
}
