import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { canonical } from '../../../log/json/canonical.ts'
import { mayLapse } from '../../../reactions/reaction.ts'
import { sabotageOf } from '../cards/guard-cards.ts'
import { deadlineOf } from '../evolve/deadline-of.ts'
import { leastAct } from '../evolve/least-act.ts'
import { MOST_CARDS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { countOf, holds, type Step, type Table } from '../state/table.ts'
import { differs } from '../vocabulary/differs.ts'
import type { EventOf } from '../vocabulary/events.ts'

/** K6.6: players who have not reacted have let it pass. */
export function admitReactionLapse(match: Match, { at }: EventOf<'reaction.lapsed'>): Admission {
  const [step] = match.table?.steps ?? []
  if (step?.type !== 'react') return contradicts('no-reaction', {})
  return mayLapse(step, deadlineOf(match), match.players, at)
    ? APPLIES
    : contradicts('lapsed-too-early', { seat: { seat: step.open[0] ?? 0 } })
}

/** K6.6: a decision that somebody owes, or their turn, is settled for them with the least that the rules allow. */
export function admitLapse(match: Match, { at, data }: EventOf<'step.lapsed'>): Admission {
  const { table } = match
  const [step] = table?.steps ?? []
  const seat = { seat: data.seat }
  if (!table || !step || !owes(step, data.seat)) return contradicts('no-step-to-lapse', { seat })
  if (!mayLapse({ open: [data.seat] }, deadlineOf(match), match.players, at))
    return contradicts('lapsed-too-early', { seat })
  return isLeast(table, step, data) ? APPLIES : contradicts('lapsed-otherwise', { step: step.type })
}

/** Whether a seat is one of those that have to do the step. */
export function owes(step: Step, seat: number): boolean {
  switch (step.type) {
    case 'turn':
    case 'deploy':
      return step.seat === seat
    case 'attend':
    case 'surrender':
    case 'sabotaged':
    case 'station':
      return step.open.includes(seat)
    default:
      return false
  }
}

function isLeast(table: Table, step: Step, data: EventOf<'step.lapsed'>['data']): boolean {
  const { posts, pows, kind, to, cards = [] } = data
  const due = leastAct(table, step, data.seat)
  const said = { ...(posts && { posts }), ...(pows && { pows }), ...(kind && { kind }), ...(to && { to }) }
  if (canonical(said) !== canonical(due)) return false
  const hand = table.hands[data.seat] ?? 0
  return (
    countOf(cards) === cardsOwed(table, step, data.seat) && (typeof cards === 'number' || holds(hand, cards))
  )
}

/** How many cards are given up by lot when somebody's time is over. */
export function cardsOwed(table: Table, step: Step, seat: number): number {
  if (step.type === 'sabotaged') return sabotageOf(table).count
  // K6.1: with the turn the sixth card goes.
  return step.type === 'turn' ? Math.max(0, countOf(table.hands[seat] ?? 0) - MOST_CARDS) : 0
}

function contradicts(code: Parameters<typeof differs>[1], values: Parameters<typeof differs>[2]): Admission {
  return finding(differs('K6.6', code, values))
}
