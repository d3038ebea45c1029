import { type Deadline, deadlineBy } from '../../../clock/deadline.ts'
import { seatDue } from '../judge/lapse.ts'
import { isDiscovery, type Match } from '../state/match.ts'
import { beforeAction } from './evolve-table.ts'

/** F3.5: who has to act, and until when; undefined without a clock, and while nobody has to. */
export function deadlineOf(match: Match): Deadline | undefined {
  const { clock, table, over, players } = match
  if (!clock || !table || over) return undefined
  const seat = seatDue(match, beforeAction(table, isDiscovery(match)))
  return seat === undefined ? undefined : deadlineBy(clock, seat, players)
}
