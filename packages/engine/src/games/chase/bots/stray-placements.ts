import { opennessOf } from '../judge/openness.ts'
import { cellsTaken, freeCellsBeside, touchesOf, waysToLie } from '../judge/placements.ts'
import type { Cell, Lying } from '../pieces/geometry.ts'
import type { Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'

/** Where nothing is legal something is placed all the same: as near as possible, and rather not the hideout. */
export function strayPlacements(
  match: Match,
  round: Round,
  path: number,
  hand: readonly Tile[],
): readonly Lying[] {
  const last = round.paths[path]?.tiles.at(-1) ?? match.prison
  const taken = cellsTaken(round)
  const beside = freeCellsBeside(match, taken, last)
  const clear = beside.filter((cell) => touchesOf(taken, cell) === 1)
  const cells = clear.length > 0 ? clear : beside.length > 0 ? beside : nearest(match, taken, last)
  const routes = hand.filter(({ kind }) => kind !== 'hideout')
  const tiles = routes.length > 0 ? routes : hand
  const ways = waysToLie(
    match,
    tiles.map(({ id }) => id),
    cells,
  )
  const opennesses = ways.map((way) =>
    opennessOf(
      match,
      taken,
      way,
      tiles.filter((tile) => tile !== way.tile),
    ),
  )
  const most = Math.max(...opennesses)
  return ways.filter((_, index) => opennesses[index] === most)
}

/** A free cell of the table, as few steps away as there is one. */
function nearest(match: Match, taken: readonly Cell[], from: Cell): Cell[] {
  let ring: Cell[] = [from]
  const reached: Cell[] = [from]
  while (ring.length > 0) {
    const free = ring.flatMap((cell) => freeCellsBeside(match, taken, cell))
    if (free.length > 0) return free.slice(0, 1)
    ring = ring.flatMap((cell) => around(match, cell, reached))
  }
  return []
}

function around(match: Match, cell: Cell, reached: Cell[]): Cell[] {
  const next = freeCellsBeside(match, reached, cell)
  reached.push(...next)
  return next
}
