import type { Board, Square } from './board.ts'
import { isOnFoot, stepsFrom } from './steps.ts'

/**
 * K9.9: the areas that guards on these squares would shut, or grey itself if they divide it. In grey no free square may
 * be cut off, and no guard stands in a passage; elsewhere a room or hideaway needs one free square before it.
 */
export function shutBy(board: Board, guards: readonly Square[]): readonly string[] {
  const isTaken = (square: Square) => guards.includes(square)
  return [...dividedGrey(board, isTaken), ...stoppedPassages(guards), ...shutOutside(board, isTaken)]
}

function dividedGrey(board: Board, isTaken: (square: Square) => boolean): readonly string[] {
  const grey = board.squares.filter((square) => isGrey(square) && !isTaken(square))
  const steps = stepsFrom(
    board.ways,
    grey.slice(0, 1),
    (way) => isOnFoot(way) && isGrey(way.to) && !isTaken(way.to),
  )
  const cutOff = grey.filter(({ index }) => (steps[index] ?? 0) >= grey.length)
  return [...new Set(cutOff.map(({ area }) => area))]
}

function isGrey({ zone, kind }: Square): boolean {
  return zone === 'inner' && kind !== 'tunnel'
}

function stoppedPassages(guards: readonly Square[]): readonly string[] {
  return guards.filter((square) => isGrey(square) && square.kind === 'passage').map(({ area }) => area)
}

function shutOutside(board: Board, isTaken: (square: Square) => boolean): readonly string[] {
  return board.areas
    .filter(({ zone, kind }) => zone === 'outer' && (kind === 'room' || kind === 'hideaway'))
    .filter(({ id, squares }) => {
      const doors = squares
        .flatMap((square) => board.ways[board.byId.get(square)?.index ?? -1] ?? [])
        .filter((way) => isOnFoot(way) && way.to.area !== id)
      return doors.every(({ to }) => isTaken(to))
    })
    .map(({ id }) => id)
}
