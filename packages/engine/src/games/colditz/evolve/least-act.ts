import { castle } from '../board/castle.ts'
import { kindsOf } from '../moves/equipment.ts'
import { OUTER_POSTS, officerOf } from '../pieces/pieces.ts'
import { freeWhite } from '../state/places.ts'
import type { Step, Table } from '../state/table.ts'
import type { Data } from '../vocabulary/events.ts'
import { mayAttend } from './muster.ts'

/**
 * K6.6: what the referee does for a seat that did not do it in time, where everybody knows what it may be: the first
 * posts, all POWs at the roll call, the first kind of equipment, the first free white square. Cards of a hand are drawn
 * by lot instead: a rule would tell of the rest.
 */
export function leastAct(
  table: Table,
  step: Step,
  seat: number,
): Omit<Data['step.lapsed'], 'seat' | 'cards'> {
  switch (step.type) {
    case 'deploy':
      return { posts: firstPosts(table) }
    case 'attend':
      return { pows: mayAttend(table, seat) }
    case 'surrender': {
      const [kind] = kindsOf(table, seat)
      return kind === undefined ? {} : { kind }
    }
    case 'station': {
      const [to] = freeWhite(table, officerOf(step.pow))
      return to === undefined ? {} : { to }
    }
    default:
      return {}
  }
}

/** K4.2: the first posts that the rules allow. */
export function firstPosts(table: Pick<Table, 'players'>): readonly string[] {
  const { inner, outer } = castle.posts
  return [...inner.slice(0, table.players - 1), ...outer.slice(0, OUTER_POSTS.fewest)]
}
