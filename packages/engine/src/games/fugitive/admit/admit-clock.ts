import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { isGone } from '../../../clock/deadline.ts'
import { deadlineOf } from '../evolve/deadline-of.ts'
import { actOfLapse, seatDue } from '../judge/lapse.ts'
import { type Match, roleOf } from '../state/match.ts'
import { openDecks } from '../state/steps.ts'
import type { Step, Table } from '../state/table.ts'
import { differs } from '../vocabulary/differs.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { objectionToAction } from './admit-action.ts'
import { refuse } from './refusals.ts'

/** F3.5: a step's time is over, and what is done for the player is the least that the rules allow. */
export function admitLapse(match: Match, table: Table | undefined, event: EventOf<'step.lapsed'>): Admission {
  const { seat } = event.data
  const role = roleOf(match, seat)
  const [step] = table?.steps ?? []
  if (!match.clock || !table || !step || !role || seatDue(match, table) !== seat)
    return contradicts('no-step-to-lapse', { seat })
  const deadline = deadlineOf(match)?.at
  if (deadline === undefined || event.at < deadline) return contradicts('lapsed-too-early', { seat })
  const act = actOfLapse(step, event)
  const objection = act && objectionToAction(table, role, act)
  if (objection) return finding(refuse(objection))
  return isLeast(table, step, event) ? APPLIES : contradicts('lapsed-otherwise', { step: step.type })
}

function isLeast(table: Table, step: Step, { data }: EventOf<'step.lapsed'>): boolean {
  switch (step.type) {
    case 'draw':
      return data.deck === openDecks(table, step)[0]
    case 'place':
      return (data.card !== undefined) === step.mustPlace
    default:
      return true
  }
}

/** F3.5: a player who has left, or stays away when their time is over, gives up. */
export function admitForfeit(
  match: Match,
  table: Table | undefined,
  { at, data: { seat } }: EventOf<'seat.forfeited'>,
): Admission {
  const { clock, players } = match
  const [step] = table?.steps ?? []
  if (!clock || !table || step?.type === 'end' || !players[seat])
    return contradicts('nothing-to-forfeit', { seat })
  if (players[seat].left) return APPLIES
  const deadline = deadlineOf(match)
  const isOver = deadline?.seat === seat && deadline.at !== undefined && at >= deadline.at
  return isOver && isGone(clock, seat, at) ? APPLIES : contradicts('forfeited-too-early', { seat })
}

function contradicts(code: Parameters<typeof differs>[1], values: Parameters<typeof differs>[2]): Admission {
  return finding(differs('F3.5', code, values))
}
