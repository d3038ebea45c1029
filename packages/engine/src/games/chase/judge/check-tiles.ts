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
import type { PlacedTile, Round } from '../state/round.ts'

/** What the runner check found of one tile (C8.2); `clause` is the lowest one broken. */
export interface TileCheck {
  readonly path: number
  readonly position: number
  readonly clause: string | null
  readonly placed: PlacedTile
}

/** Every tile of the round in path order against C5. */
export function checkTiles({ prison }: Judged, round: Round): readonly TileCheck[] {
  if (latest?.paths === round.paths) return latest.checks
  const table = tilesOn(round)
  const checks: TileCheck[] = []
  for (const [path, { tiles }] of round.paths.entries()) {
    let before: Lying = prison
    let position = 0
    for (const placed of tiles) {
      position += 1
      const clause = clauseOf(round, { path, position, placed, before, table, prison })
      checks.push({ path, position, clause, placed })
      before = placed
    }
  }
  latest = { paths: round.paths, checks }
  return checks
}

/**
 * A round is checked several times in a row when it ends and is scored. Only the latest is remembered: thousands of
 * live matches would keep the checks of all their rounds for nothing.
 */
let latest: { readonly paths: Round['paths']; readonly checks: readonly TileCheck[] } | undefined

/** What a tile would break if it were placed next on this path; null if it is legal. */
export function clauseOfNext({ prison }: Judged, round: Round, path: number, next: Lying): string | null {
  const tiles = round.paths[path]?.tiles ?? []
  const placed = { ...next, by: -1, at: 0, seq: Number.POSITIVE_INFINITY, order: round.laid }
  const before = tiles.at(-1) ?? prison
  return clauseOf(round, { path, position: tiles.length + 1, placed, before, table: tilesOn(round), prison })
}

function tilesOn({ paths }: Round): readonly PlacedTile[] {
  const [one, other] = paths
  return one && !other ? one.tiles : paths.flatMap((path) => path.tiles)
}

interface Placing {
  readonly path: number
  readonly position: number
  readonly placed: PlacedTile
  readonly before: Lying
  readonly table: readonly PlacedTile[]
  readonly prison: Lying
}

function clauseOf(round: Round, { path, position, placed, before, table, prison }: Placing): string | null {
  const partner = partnersLastTile(round, path, placed)
  const touches = touchesOf(placed, before, partner, table, prison)
  return (
    touchingClause(touches) ??
    connectionClause(placed, before) ??
    itemsClause(table, placed) ??
    partnerClause(round, placed, partner, touches) ??
    oppositeStartsClause(round, path, position, prison) ??
    null
  )
}

/** What of the table a tile shared an edge with when it was placed (C5.7). */
interface Touches {
  readonly before: boolean
  readonly partner: boolean
  readonly third: boolean
}

function touchesOf(
  placed: PlacedTile,
  before: Lying,
  partner: PlacedTile | undefined,
  table: readonly PlacedTile[],
  prison: Lying,
): Touches {
  const touchesBefore = isBeside(placed, before)
  let touchesPartner = false
  let third = before !== prison && isBeside(placed, prison)
  for (const other of table) {
    if (other === before || other.order >= placed.order || !isBeside(placed, other)) continue
    if (other === partner) touchesPartner = true
    else third = true
  }
  return { before: touchesBefore, partner: touchesPartner, third }
}

/** The partner path's last tile, where a hideout has a say in it (C5.5). */
function partnersLastTile(round: Round, path: number, placed: PlacedTile): PlacedTile | undefined {
  if (placed.tile.kind !== 'hideout' || round.paths.length === 1) return undefined
  return round.paths[1 - path]?.tiles.at(-1)
}

/** C5.1: exactly the tile before it; a hideout may, or must, also touch its partner path's last (C5.5). */
function touchingClause({ before, third }: Touches): string | undefined {
  return before && !third ? undefined : 'C5.1'
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
function itemsClause(table: readonly PlacedTile[], placed: PlacedTile): string | undefined {
  if (placed.tile.kind !== 'hideout') return undefined
  const earlier = table.filter((other) => other.order < placed.order)
  const all = ITEMS.every((item) => earlier.some((other) => other.tile.item === item))
  return all ? undefined : 'C5.4'
}

/** C5.5: both free: connect to the partner's last tile too; partner caught: only if it is touched. */
function partnerClause(
  round: Round,
  placed: PlacedTile,
  partner: PlacedTile | undefined,
  touches: Touches,
): string | undefined {
  if (placed.tile.kind !== 'hideout' || round.paths.length === 1) return undefined
  if (!partner || !touches.partner) return round.paths.some((path) => path.caught) ? undefined : 'C5.5'
  return connectionClause(placed, partner) === undefined ? undefined : 'C5.5'
}

/** C5.6: the later of two starts answers for their not lying on opposite sides of the prison. */
function oppositeStartsClause(
  round: Round,
  path: number,
  position: number,
  prison: Lying,
): string | undefined {
  if (position !== 1 || round.paths.length === 1) return undefined
  const [one, other] = round.paths.map((each) => each.tiles[0])
  if (!one || !other) return undefined
  const later = one.seq > other.seq ? 0 : 1
  if (path !== later) return undefined
  const from = headingTo(prison, one)
  const to = headingTo(prison, other)
  return from !== undefined && to !== undefined && opposite(from) === to ? undefined : 'C5.6'
}
