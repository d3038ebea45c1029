import { HEADINGS, headingTo, type Lying, printed, symbolsTowards } from '../pieces/geometry.ts'
import { type ChaseSymbol, SYMBOLS, type Tile } from '../pieces/pieces.ts'
import type { Judged } from '../state/match.ts'
import type { Path, PlacedMarker, PlacedTile, Round } from '../state/round.ts'

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
  for (let path = 0; path < round.paths.length; path++) {
    const { tiles, markers } = round.paths[path] as Path
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
  return (rightOn.get(marked.tile) ?? learn(marked.tile))[printed(heading, marked.rot)] ?? SYMBOLS
}

/** By printed direction: what is printed on a tile never changes. */
const rightOn = new WeakMap<Tile, readonly (readonly ChaseSymbol[])[]>()

function learn(tile: Tile): readonly (readonly ChaseSymbol[])[] {
  const right = HEADINGS.map((heading) => {
    const symbols = symbolsTowards({ tile, rot: 0 }, heading)
    return SYMBOLS.filter((symbol) => symbols.includes(symbol))
  })
  rightOn.set(tile, right)
  return right
}
