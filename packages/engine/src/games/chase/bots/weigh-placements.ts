import type { Cell, Lying } from '../geometry.ts'
import type { Match } from '../match.ts'
import type { Tile } from '../pieces.ts'
import { cellsTaken } from '../placements.ts'
import type { Round } from '../round.ts'
import { opennessOf } from './openness.ts'

/** A needed tile is worth running into the open for, but not into a dead end. */
const NEED = 1.5
/** For each step that the two ends are off the place where one hideout reaches both. */
const FARNESS = 0.6
const REACH = 2

/** Those of the legal placements that do most for the runner; a hideout ends it all. */
export function bestOf(
  match: Match,
  round: Round,
  path: number,
  hand: readonly string[],
  legal: readonly Lying[],
  isNeeded: (tile: Tile) => boolean,
): readonly Lying[] {
  const hideouts = legal.filter(({ tile }) => tile.kind === 'hideout')
  if (hideouts.length > 0) return hideouts
  const taken = cellsTaken(round)
  const goal = partnersEnd(round, path)
  const weights = legal.map((placed) => {
    const rest = hand.filter((id) => id !== placed.tile.id && match.tiles.get(id)?.kind !== 'hideout')
    const need = isNeeded(placed.tile) ? NEED : 0
    return opennessOf(match, taken, placed, rest) + need - FARNESS * stepsOff(goal, placed)
  })
  const most = Math.max(...weights)
  return legal.filter((_, index) => weights[index] === most)
}

/** C5.5: two free runners need one hideout for both, so their ends have to meet. */
function partnersEnd(round: Round, path: number): Cell | undefined {
  return round.paths.some(({ caught }) => caught) ? undefined : round.paths[1 - path]?.tiles.at(-1)
}

function stepsOff(goal: Cell | undefined, { x, y }: Cell): number {
  return goal ? Math.abs(Math.abs(goal.x - x) + Math.abs(goal.y - y) - REACH) : 0
}
