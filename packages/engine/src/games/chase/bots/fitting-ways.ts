import { clauseOfNext } from '../judge/check-tiles.ts'
import { cellsTaken, connects, freeCellsBeside, waysToLie } from '../judge/placements.ts'
import { exitAt, headingTo, type Lying } from '../pieces/geometry.ts'
import type { Exit, Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'

/** Where the next tile of a path may lie, for the eye: beside the last one, at the end of a street. */
export interface Outlook {
  readonly last: Lying
  /** The streets that lead on. */
  readonly ends: readonly Exit[]
  /** The legal ways of a tile. */
  waysOf(tile: Tile): readonly Lying[]
  /** Those that only look legal: the streets meet, but something else is wrong (C5.1, C5.3). */
  trapsOf(tile: Tile): readonly Lying[]
}

export function outlookOf(match: Match, round: Round, path: number): Outlook {
  const last = round.paths[path]?.tiles.at(-1) ?? match.prison
  const open = freeCellsBeside(match, cellsTaken(round), last).flatMap((cell) => {
    const heading = headingTo(last, cell)
    const end = heading === undefined ? null : exitAt(last, heading)
    return end ? [{ cell, end }] : []
  })
  const cells = open.map(({ cell }) => cell)
  const clauseOf = (way: Lying) => clauseOfNext(match, round, path, way)
  const ways = (tile: Tile) => waysToLie(match, [tile.id], cells)
  return {
    last,
    ends: open.map(({ end }) => end),
    // All that is legal connects; few do, and it is soon seen.
    waysOf: (tile) => ways(tile).filter((way) => connects(way, last) && clauseOf(way) === null),
    trapsOf: (tile) =>
      ways(tile).filter((way) => {
        const clause = clauseOf(way)
        return clause === 'C5.3' || (clause === 'C5.1' && connects(way, last))
      }),
  }
}
