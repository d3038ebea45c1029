import { headingTo, type Lying, symbolsTowards } from '../pieces/geometry.ts'
import { type ChaseSymbol, SYMBOLS } from '../pieces/pieces.ts'
import type { Judged } from '../state/match.ts'
import type { PlacedMarker, PlacedTile, Round } from '../state/round.ts'

/** What the chaser check found of one marker (C8.3). */
export interface MarkerCheck {
  readonly path: number
  readonly position: number
  readonly allowed: readonly ChaseSymbol[]
  readonly clause: 'C7.2' | 'C7.3' | null
  readonly placed: PlacedMarker
}

/** Every marker of the round in path order against C7. */
export function checkMarkers({ prison }: Judged, round: Round): readonly MarkerCheck[] {
  if (latest?.paths === round.paths) return latest.checks
  const checks: MarkerCheck[] = []
  for (const [path, { tiles, markers }] of round.paths.entries()) {
    let index = 0
    for (const placed of markers) {
      // A marker is admitted on a tile only.
      const marked = tiles[index] as PlacedTile
      // C7.5: a tile that came before the marker made this one no longer final.
      const towards = placed.final ? (tiles[index - 1] ?? prison) : tiles[index + 1]
      const allowed = rightSymbols(marked, towards)
      const broken = placed.final ? 'C7.3' : 'C7.2'
      const clause = allowed.includes(placed.symbol) ? null : broken
      index += 1
      checks.push({ path, position: index, allowed, clause, placed })
    }
  }
  latest = { paths: round.paths, checks }
  return checks
}

/** As with tiles: checked once while the table stays as it is. */
let latest: { readonly paths: Round['paths']; readonly checks: readonly MarkerCheck[] } | undefined

/** C7.2, C7.3, C7.8: the symbols that are right on a tile whose chase looks towards another. */
export function rightSymbols(marked: Lying, towards: Lying | undefined): readonly ChaseSymbol[] {
  const heading = towards && headingTo(marked, towards)
  if (heading === undefined) return SYMBOLS
  const symbols = symbolsTowards(marked, heading)
  return symbols.length === 1 ? symbols : SYMBOLS.filter((symbol) => symbols.includes(symbol))
}
