import {
  endsAgree,
  endsMeet,
  exitAt,
  type Heading,
  headingTo,
  isBeside,
  type Lying,
  opposite,
} from '../pieces/geometry.ts'
import { ITEMS } from '../pieces/pieces.ts'
import type { Judged } from '../state/match.ts'
import type { BrokenTile, Path, PlacedTile, Round } from '../state/round.ts'

/** What the runner check found of one tile (C8.2); `clause` is the lowest one broken. */
export interface TileCheck {
  readonly path: number
  readonly position: number
  readonly clause: string | null
  readonly placed: PlacedTile
}

/** Every tile of the round in path order against C5. What a score found broken is not judged again. */
export function checkTiles(judged: Judged, round: Round): readonly TileCheck[] {
  const broken = round.score?.broken ?? brokenTiles(judged, round)
  const checks: TileCheck[] = []
  let next = 0
  for (let path = 0; path < round.paths.length; path++) {
    let position = 0
    for (const placed of (round.paths[path] as Path).tiles) {
      position += 1
      const found = broken[next]
      const isBroken = found?.path === path && found.position === position
      if (isBroken) next += 1
      checks.push({ path, position, clause: isBroken ? found.clause : null, placed })
    }
  }
  return checks
}

/** Those that break something, in path order. */
export function brokenTiles({ prison }: Judged, round: Round): readonly BrokenTile[] {
  const table = { round, tiles: tilesOn(round), prison }
  let broken: readonly BrokenTile[] = NONE
  for (let path = 0; path < round.paths.length; path++) {
    let before: Lying = prison
    let position = 0
    for (const placed of (round.paths[path] as Path).tiles) {
      position += 1
      const clause = clauseOf(table, placed, before, path, position)
      if (clause !== null) broken = [...broken, { path, position, clause }]
      before = placed
    }
  }
  return broken
}

/** Most rounds of people have none: they share it. */
const NONE: readonly BrokenTile[] = []

/** What a tile would break if it were placed next on this path; null if it is legal. */
export function clauseOfNext({ prison }: Judged, round: Round, path: number, next: Lying): string | null {
  const tiles = round.paths[path]?.tiles ?? []
  const placed = { ...next, by: -1, at: 0, seq: Number.POSITIVE_INFINITY, order: round.laid }
  const before = tiles.at(-1) ?? prison
  return clauseOf({ round, tiles: tilesOn(round), prison }, placed, before, path, tiles.length + 1)
}

function tilesOn({ paths }: Round): readonly PlacedTile[] {
  const [one, other] = paths
  return one && !other ? one.tiles : paths.flatMap((path) => path.tiles)
}

interface Table {
  readonly round: Round
  /** Of all paths. */
  readonly tiles: readonly PlacedTile[]
  readonly prison: Lying
}

function clauseOf(
  table: Table,
  placed: PlacedTile,
  before: Lying,
  path: number,
  position: number,
): string | null {
  const partner = partnersLastTile(table.round, path, placed)
  return (
    touchingClause(table, placed, before, partner) ??
    connectionClause(placed, before) ??
    (placed.tile.kind === 'hideout'
      ? (itemsClause(table, placed) ?? partnerClause(table.round, placed, partner))
      : undefined) ??
    (position === 1 ? oppositeStartsClause(table, path) : undefined) ??
    null
  )
}

/** The partner path's last tile, where a hideout has a say in it (C5.5). */
function partnersLastTile(round: Round, path: number, placed: PlacedTile): PlacedTile | undefined {
  if (placed.tile.kind !== 'hideout' || round.paths.length === 1) return undefined
  return round.paths[1 - path]?.tiles.at(-1)
}

/**
 * C5.1: of what lay there when it was placed (C5.7), exactly the tile before it; a hideout may, or must, also touch its
 * partner path's last (C5.5).
 */
function touchingClause(
  { tiles, prison }: Table,
  placed: PlacedTile,
  before: Lying,
  partner: PlacedTile | undefined,
): string | undefined {
  if (!isBeside(placed, before) || (before !== prison && isBeside(placed, prison))) return 'C5.1'
  for (const other of tiles) {
    if (liesBeside(placed, other) && other !== before && other !== partner) return 'C5.1'
  }
  return undefined
}

/** Whether the other tile lay there already, and shares an edge with this one (C5.7). */
function liesBeside(placed: PlacedTile, other: PlacedTile): boolean {
  return other.order < placed.order && isBeside(placed, other)
}

/** C5.2 and C5.3 on the edge that two lying tiles share. */
export function connectionClause(placed: Lying, other: Lying): 'C5.2' | 'C5.3' | undefined {
  const heading = headingTo(placed, other) as Heading
  const own = exitAt(placed, heading)
  const theirs = exitAt(other, opposite(heading))
  if (own === null || theirs === null || !endsMeet(own, theirs)) return 'C5.2'
  return endsAgree(own, theirs) ? undefined : 'C5.3'
}

/** C5.4: a hideout needs all three items; an item is collected when a tile that shows it is placed (C6.1). */
function itemsClause({ tiles }: Table, placed: PlacedTile): string | undefined {
  const all = ITEMS.every((item) =>
    tiles.some((other) => other.order < placed.order && other.tile.item === item),
  )
  return all ? undefined : 'C5.4'
}

/** C5.5: both free: connect to the partner's last tile too; partner caught: only if it is touched. */
function partnerClause(
  round: Round,
  placed: PlacedTile,
  partner: PlacedTile | undefined,
): string | undefined {
  if (round.paths.length === 1) return undefined
  if (!partner || !liesBeside(placed, partner))
    return round.paths.some((path) => path.caught) ? undefined : 'C5.5'
  return connectionClause(placed, partner) === undefined ? undefined : 'C5.5'
}

/** C5.6: the later of two starts answers for their not lying on opposite sides of the prison. */
function oppositeStartsClause({ round, prison }: Table, path: number): string | undefined {
  if (round.paths.length === 1) return undefined
  const [one, other] = round.paths.map((each) => each.tiles[0])
  if (!one || !other) return undefined
  const later = one.seq > other.seq ? 0 : 1
  if (path !== later) return undefined
  const from = headingTo(prison, one)
  const to = headingTo(prison, other)
  return from !== undefined && to !== undefined && opposite(from) === to ? undefined : 'C5.6'
}
