import { connects, freeCellsBeside, touchesOf } from '../judge/placements.ts'
import { type Cell, exitAt, HEADINGS, headingTo, isBeside, type Lying } from '../pieces/geometry.ts'
import type { Tile } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'

/** Two free runners need one hideout between the ends of both paths (C5.5). */

/** The end of the partner's path, as long as both are free. */
export function partnersEnd(round: Round, path: number): Lying | undefined {
  return round.paths.some(({ caught }) => caught) ? undefined : round.paths[1 - path]?.tiles.at(-1)
}

/** Free cells that touch the two ends and nothing else, with a street into each from both. */
export function cellsBetween(match: Match, taken: readonly Cell[], one: Lying, other: Lying): Cell[] {
  return freeCellsBeside(match, taken, one).filter(
    (cell) =>
      isBeside(cell, other) && touchesOf(taken, cell) === 2 && leadsTo(one, cell) && leadsTo(other, cell),
  )
}

function leadsTo(lying: Lying, cell: Cell): boolean {
  const heading = headingTo(lying, cell)
  return heading !== undefined && exitAt(lying, heading) !== null
}

/** Whether one of these hideouts joins the two ends on one of these cells. */
export function joins(homes: readonly Tile[], cells: readonly Cell[], one: Lying, other: Lying): boolean {
  return homes.some((tile) =>
    cells.some((cell) =>
      HEADINGS.some((rot) => {
        const home: Lying = { ...cell, tile, rot }
        return connects(home, one) && connects(home, other)
      }),
    ),
  )
}

const REACH = 2

/** How many steps two ends are off the distance at which one hideout reaches both. */
export function stepsOff(one: Cell, other: Cell): number {
  return Math.abs(Math.abs(one.x - other.x) + Math.abs(one.y - other.y) - REACH)
}
