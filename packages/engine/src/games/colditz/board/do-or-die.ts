import type { Board, Way } from './board.ts'
import { stepsFrom } from './steps.ts'

/**
 * K12.2: how far each square, by its index, is from the nearest target for a POW that asks for nothing: through all
 * doors but the outer gates, over the ford, by no rope, wire or tunnel.
 */
export function doOrDieSteps(board: Board): Int16Array {
  const known = stepsKnown.get(board)
  if (known) return known
  const targets = board.squares.filter(({ kind }) => kind === 'target')
  const steps = stepsFrom(board.powWaysBack, targets, isOpen)
  stepsKnown.set(board, steps)
  return steps
}

function isOpen({ to, edge }: Way): boolean {
  return (edge?.need === undefined || edge.need === 'ford') && !to.isPerimeter
}

const stepsKnown = new WeakMap<Board, Int16Array>()
