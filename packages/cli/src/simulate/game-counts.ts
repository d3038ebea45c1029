import { chaseCountLines, countChase } from '../count-chase.ts'
import type { Counts } from './tally.ts'

/** What a game counts in the report of a match, and how it tells people of many: a title and what it comes to. */
interface GameCounts {
  count(report: object): Counts
  lines(counts: Counts, matches: number): [string, string][]
}

/** One line per game. */
export const gameCounts: Readonly<Record<string, GameCounts>> = {
  chase: { count: countChase, lines: chaseCountLines },
}
