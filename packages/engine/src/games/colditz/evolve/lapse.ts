import { withPaid } from '../moves/equipment.ts'
import type { Table } from '../state/table.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { withAttendance, withKnown, withPosts, withStationed, withTurnEnded, withUnder } from './act.ts'
import { withSabotage } from './settle.ts'

/** K6.6: the table once the referee has done for a seat what it did not do in time; not settled yet. */
export function withLapse(table: Table, { seq, data }: EventOf<'step.lapsed'>): Table {
  const [step, ...rest] = table.steps
  const { seat, posts = [], pows = [], kind, to = '', cards = [] } = data
  switch (step?.type) {
    case 'deploy':
      return withPosts(table, posts)
    case 'turn':
      return withKnown(withTurnEnded(withUnder(table, seat, cards)), seq, 'cards', [seat])
    case 'attend':
      return withAttendance(table, seat, pows)
    case 'surrender':
      return kind === undefined
        ? { ...table, steps: rest }
        : withPaid({ ...table, steps: rest }, seat, [kind])
    case 'sabotaged':
      return withKnown(withSabotage(table, cards), seq, 'cards', [seat])
    case 'station':
      return withStationed(table, step, to)
    default:
      return table
  }
}
