import { guardWalkObjection, shuts } from '../moves/guard-walk.ts'
import { occupancyOf, squareAt } from '../state/places.ts'
import { RESERVE, type Table } from '../state/table.ts'
import type { Action } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

type GuardAction = Extract<Action, { type: 'guard.moved' | 'guard.called' | 'guard.dismissed' }>

/** K9.1: what the security officer may do with the points thrown. */
export function objectionToGuards(table: Table, { type, data }: GuardAction): RefusalCode | undefined {
  const { turn } = table
  if (!turn.hasThrown) return 'throw-first'
  if (turn.points < 1) return 'too-few-points'
  switch (type) {
    case 'guard.moved':
      return guardWalkObjection(table, { ...data, lifts: data.lifts ?? [] })
    case 'guard.called': {
      if (turn.hasArrested) return 'after-arrest'
      if (table.guards[data.guard] !== RESERVE) return 'no-reserve'
      if (!squareAt(data.post)?.isPost || !occupancyOf(table).isFree(data.post)) return 'not-a-post'
      return shuts(table, data.guard, data.post) ? 'shuts' : undefined
    }
    case 'guard.dismissed':
      return squareAt(table.guards[data.guard] ?? '')?.isPost ? undefined : 'not-on-post'
  }
}
