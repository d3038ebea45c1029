import { ON_THE_WAY } from '../../../clock/deadline.ts'
import { type Random, shuffled } from '../../../random.ts'
import { lapseAt } from '../../../reactions/reaction.ts'
import { cardsOwed } from '../admit/admit-clock.ts'
import { deadlineOf } from '../evolve/deadline-of.ts'
import { leastAct } from '../evolve/least-act.ts'
import type { Match } from '../state/match.ts'
import { listOf, type Step, type Table } from '../state/table.ts'
import type { Data } from '../vocabulary/events.ts'

type Said =
  | { readonly type: 'step.lapsed'; readonly data: Data['step.lapsed'] }
  | { readonly type: 'reaction.lapsed'; readonly data: Data['reaction.lapsed'] }

/** K6.6: what the clock does with the first step, and when: at once for a player who has left for good. */
export function clockDue(
  match: Match,
  table: Table,
  now: number,
): { readonly at: number; say(random: Random): Said } | undefined {
  const [step] = table.steps
  if (!step) return undefined
  const deadline = deadlineOf(match)
  if (step.type === 'react') {
    const at = lapseAt(step, deadline, match.players, now)
    return at === undefined ? undefined : { at, say: () => ({ type: 'reaction.lapsed', data: {} }) }
  }
  const seats = 'open' in step ? step.open : step.type === 'turn' || step.type === 'deploy' ? [step.seat] : []
  const gone = seats.find((seat) => match.players[seat]?.left)
  const [first] = seats
  const seat = gone ?? first
  const at = gone !== undefined ? now : deadline?.at === undefined ? undefined : deadline.at + ON_THE_WAY
  if (seat === undefined || at === undefined) return undefined
  return { at, say: (random) => ({ type: 'step.lapsed', data: lapsed(table, step, seat, random) }) }
}

function lapsed(table: Table, step: Step, seat: number, random: Random): Data['step.lapsed'] {
  const count = cardsOwed(table, step, seat)
  const hand = listOf(table.hands[seat] ?? 0) ?? []
  const cards = shuffled(hand, random).slice(0, count)
  return { seat, ...leastAct(table, step, seat), ...(count > 0 ? { cards } : {}) }
}
