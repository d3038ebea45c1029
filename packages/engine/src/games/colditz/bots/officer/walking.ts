import { liabilityOf } from '../../arrests/liability.ts'
import type { Equipment, Square } from '../../board/board.ts'
import { guardsOnBoard } from '../../moves/guard-walk.ts'
import { powReach, type Reach } from '../../moves/reach.ts'
import { squareAt } from '../../state/places.ts'
import type { Pow, Table } from '../../state/table.ts'
import { cheapest, type Mind, type Thought, thought } from '../mind.ts'
import { catchChance } from './odds.ts'

/** How long it takes to see a way and to go it. */
export const WALK_MS = 4200

/** What it is worth not to end where a guard could take one. */
const EXPOSED = 7

/**
 * The POW as near as it gets to where it wants to be; `far`: how far each square is from there. It plays no card but
 * those of the plan, and ends where it is not liable if that is as near. Undefined if it gets no nearer.
 */
export function approach(
  { table }: Mind,
  pow: Pow,
  far: (square: Square) => number | undefined,
  cards: readonly Equipment[] = [],
): Thought | undefined {
  const from = squareAt(pow.at)
  if (!from || table.turn.points === 0) return undefined
  const now = far(from) ?? Number.POSITIVE_INFINITY
  const reach = powReach(
    table,
    pow.id,
    (step) => step.cards.every((card) => cards.includes(card)) && !step.arrest,
  )
  const costOf = ([at, { isEnd, path }]: readonly [string, Reach]): number => {
    const square = squareAt(at)
    const left = square && isEnd ? far(square) : undefined
    if (!square || left === undefined || left >= now) return Number.POSITIVE_INFINITY
    const cost = left + exposure(table, pow, at)
    return cost < now ? cost + path.length / 100 : Number.POSITIVE_INFINITY
  }
  const best = cheapest(reach, costOf)
  return best && thought({ type: 'move-pow', pow: pow.id, path: [...best[1].path] }, WALK_MS)
}

/**
 * Where somebody goes who is out already: on, but rather where nobody gets at them this turn. Undefined if no square is
 * better than where they are.
 */
export function fleeing(
  { table }: Mind,
  pow: Pow,
  far: (square: Square) => number | undefined,
  cards: readonly Equipment[],
): Thought | undefined {
  const from = squareAt(pow.at)
  if (!from || table.turn.points === 0) return undefined
  const reach = powReach(
    table,
    pow.id,
    (step) => step.cards.every((card) => cards.includes(card)) && !step.arrest,
  )
  const ends = [...reach]
    .flatMap(([at, { isEnd, path }]) => {
      const square = squareAt(at)
      const left = square && isEnd ? far(square) : undefined
      return square && left !== undefined ? [{ square, left, path }] : []
    })
    .toSorted((one, other) => one.left - other.left)
  const near = ends.slice(0, LOOKED_AT)
  const shelters = ends.filter(({ square }) => square.kind === 'hideaway')
  const costOf = (square: Square, left: number) =>
    square.kind === 'target' ? -1 : left + CAUGHT * catchChance(table, square, [])
  const now = costOf(from, far(from) ?? 100)
  const best = cheapest(
    [...near, ...shelters],
    ({ square, left, path }) => costOf(square, left) + path.length / 100,
  )
  if (!best || costOf(best.square, best.left) >= now) return undefined
  return thought({ type: 'move-pow', pow: pow.id, path: [...best.path] }, WALK_MS)
}

const LOOKED_AT = 6
/** What it is worth, in points, not to be caught. */
const CAUGHT = 16

/** What a square costs because a guard might come. */
function exposure(table: Table, pow: Pow, at: string): number {
  if (!liabilityOf(table, { ...pow, at })) return 0
  const square = squareAt(at)
  const nearest = Math.min(
    ...guardsOnBoard(table).map((guard) => {
      const there = squareAt(guard.at)
      return there && square ? Math.max(Math.abs(there.x - square.x), Math.abs(there.y - square.y)) : 99
    }),
    99,
  )
  return nearest <= 8 ? EXPOSED : 2
}
