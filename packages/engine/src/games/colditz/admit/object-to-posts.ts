import { castle } from '../board/castle.ts'
import { OUTER_POSTS } from '../pieces/pieces.ts'
import type { Table } from '../state/table.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

/** K4.2 */
export function postsObjection(table: Table, posts: readonly string[]): RefusalCode | undefined {
  const { inner, outer } = castle.posts
  const isEach = new Set(posts).size === posts.length
  const within = posts.filter((post) => inner.includes(post)).length
  const without = posts.filter((post) => outer.includes(post)).length
  const isRight =
    isEach &&
    within + without === posts.length &&
    posts.length <= table.guards.length &&
    within === table.players - 1 &&
    without >= OUTER_POSTS.fewest &&
    without <= OUTER_POSTS.most
  return isRight ? undefined : 'wrong-posts'
}
