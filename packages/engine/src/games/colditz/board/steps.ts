import type { Board, Square, Way, Ways } from './board.ts'

/** More steps than any way has: it cannot be reached. */
export const FAR = 0x7fff

/** How far each square is, by its index, from the nearest of those squares. */
export function stepsFrom(
  ways: Ways,
  starts: readonly Square[],
  may: (way: Way) => boolean = () => true,
): Int16Array {
  const steps = new Int16Array(ways.length).fill(FAR)
  const queue = starts.map(({ index }) => index)
  for (const start of queue) steps[start] = 0
  for (const at of queue) {
    const next = (steps[at] ?? 0) + 1
    for (const way of ways[at] ?? []) {
      const to = way.to.index
      if (next >= (steps[to] ?? 0) || !may(way)) continue
      steps[to] = next
      queue.push(to)
    }
  }
  return steps
}

/** The squares of a shortest way, the first one left out; undefined if there is none. */
export function shortestWay(
  ways: Ways,
  from: Square,
  to: Square,
  may: (way: Way) => boolean = () => true,
): readonly Square[] | undefined {
  const cameFrom = new Map<Square, Square>()
  const queue = [{ square: from }]
  for (const { square } of queue) {
    if (square === to) return wayBack(cameFrom, from, to)
    for (const way of ways[square.index] ?? []) {
      if (way.to === from || cameFrom.has(way.to) || !may(way)) continue
      cameFrom.set(way.to, square)
      queue.push({ square: way.to })
    }
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<Square, Square>, from: Square, to: Square): readonly Square[] {
  const way: Square[] = []
  for (let at = to; at !== from; at = cameFrom.get(at) ?? from) way.unshift(at)
  return way
}

/** Asks for no rope, cutters, ford or tunnel. */
export function isOnFoot({ edge }: Way): boolean {
  return edge?.need === undefined
}

/** K5.6: whether a way over free white squares is left from one white square to the other, which is free, too. */
export function isWhiteWay(
  board: Board,
  from: Square,
  to: Square,
  isFree: (square: Square) => boolean,
): boolean {
  return shortestWay(board.ways, from, to, (way) => way.to.kind === 'appel' && isFree(way.to)) !== undefined
}
