import { castle } from '../../board/castle.ts'
import { shuts } from '../../moves/guard-walk.ts'
import { occupancyOf } from '../../state/places.ts'
import { RESERVE, type Table } from '../../state/table.ts'
import { type Mind, type Thought, thought } from '../mind.ts'

const POST_MS = 9000
const CALL_MS = 2500

/** The outer posts in the order in which they are worth a guard: where most ways out are near. */
const OUTER = [6, 7, 4, 9, 2, 5, 3, 8, 1, 0] as const

/** K4.2 */
export function posting({ table }: Mind): Thought {
  const { inner, outer } = castle.posts
  const within = inner.slice(0, table.players - 1)
  const left = table.guards.length - within.length
  // Two stay in reserve where there are enough of them.
  const count = Math.max(2, Math.min(7, left - 2))
  const without = OUTER.slice(0, Math.min(count, left)).map((index) => outer[index] ?? '')
  return thought({ type: 'post-guards', posts: [...within, ...without] }, POST_MS)
}

/** A guard of the reserve to the post that is most worth it. */
export function calling(mind: Mind): Thought | undefined {
  const { table } = mind
  if (table.turn.hasArrested || table.turn.points === 0) return undefined
  const guard = table.guards.indexOf(RESERVE)
  if (guard === -1 || reserveOf(table) <= KEPT) return undefined
  const { isFree } = occupancyOf(table)
  const posts = [...OUTER.map((index) => castle.posts.outer[index] ?? ''), ...castle.posts.inner]
  const post = posts.find((one) => isFree(one) && !shuts(table, guard, one))
  return post === undefined ? undefined : thought({ type: 'call-guard', guard, post }, CALL_MS)
}

/** So many are kept for where they are needed. */
const KEPT = 1

function reserveOf({ guards }: Table): number {
  return guards.filter((at) => at === RESERVE).length
}
