import { endsAgree, endsMeet, exitAt, type Heading, headingTo, type Lying, opposite } from './geometry.ts'
import { ITEMS } from './pieces.ts'
import type { PlacedTile, Round } from './round.ts'

/** What the runner check found of one tile (C8.2); `clause` is the lowest one broken. */
export interface TileCheck {
  readonly path: number
  readonly position: number
  readonly clause: string | null
  readonly placed: PlacedTile
}

/** Every tile of the round in path order against C5. */
export function checkTiles(round: Round, prison: Lying): TileCheck[] {
  const table = round.paths.flatMap((path) => path.tiles)
  return round.paths.flatMap((path, number) =>
    path.tiles.map((placed, index) => {
      const before = path.tiles[index - 1] ?? prison
      const touched = [prison, ...table.filter((other) => other.order < placed.order)].filter(
        (other) => headingTo(placed, other) !== undefined,
      )
      const position = index + 1
      const partner = partnersLastTile(round, number, placed)
      const clause =
        touchingClause(before, touched, partner) ??
        connectionClause(placed, before) ??
        itemsClause(round, placed) ??
        partnerClause(round, placed, partner, touched) ??
        oppositeStartsClause(round, number, position, prison) ??
        null
      return { path: number, position, clause, placed }
    }),
  )
}

/** The partner path's last tile, where a hideout has a say in it (C5.5). */
function partnersLastTile(round: Round, path: number, placed: PlacedTile): PlacedTile | undefined {
  if (placed.tile.kind !== 'hideout' || round.paths.length === 1) return undefined
  return round.paths[1 - path]?.tiles.at(-1)
}

/** C5.1: exactly the tile before it; a hideout may, or must, also touch its partner path's last (C5.5). */
function touchingClause(
  before: Lying,
  touched: readonly Lying[],
  partner: PlacedTile | undefined,
): string | undefined {
  const touchesBefore = touched.includes(before)
  const third = touched.some((other) => other !== before && other !== partner)
  return touchesBefore && !third ? undefined : 'C5.1'
}

/** C5.2 and C5.3 on the edge that two lying tiles share. */
export function connectionClause(placed: Lying, other: Lying): 'C5.2' | 'C5.3' | undefined {
  const heading = headingTo(placed, other) as Heading
  const own = exitAt(placed, heading)
  const theirs = exitAt(other, opposite(heading))
  if (own === null || theirs === null || !endsMeet(own, theirs)) return 'C5.2'
  return endsAgree(own, theirs) ? undefined : 'C5.3'
}

/** C5.4: a hideout needs all three items on the table before it. */
function itemsClause(round: Round, placed: PlacedTile): string | undefined {
  if (placed.tile.kind !== 'hideout') return undefined
  const earlier = round.paths.flatMap((path) => path.tiles).filter((other) => other.order < placed.order)
  const all = ITEMS.every((item) => earlier.some((other) => other.tile.item === item))
  return all ? undefined : 'C5.4'
}

/** C5.5: both free: connect to the partner's last tile too; partner caught: only if it is touched. */
function partnerClause(
  round: Round,
  placed: PlacedTile,
  partner: PlacedTile | undefined,
  touched: readonly Lying[],
): string | undefined {
  if (placed.tile.kind !== 'hideout' || round.paths.length === 1) return undefined
  const touches = partner !== undefined && touched.includes(partner)
  if (!touches) return round.paths.some((path) => path.caught) ? undefined : 'C5.5'
  return connectionClause(placed, partner) === undefined ? undefined : 'C5.5'
}

/** C5.6: the later of two starts answers for their not lying on opposite sides of the prison. */
function oppositeStartsClause(
  round: Round,
  path: number,
  position: number,
  prison: Lying,
): string | undefined {
  const [one, other] = round.paths.map((each) => each.tiles[0])
  if (position !== 1 || !one || !other) return undefined
  const later = one.seq > other.seq ? 0 : 1
  if (path !== later) return undefined
  const from = headingTo(prison, one)
  const to = headingTo(prison, other)
  return from !== undefined && to !== undefined && opposite(from) === to ? undefined : 'C5.6'
}
