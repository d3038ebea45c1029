import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { canonical } from '../../../log/json/canonical.ts'
import { eventCard } from '../event-cards/index.ts'
import { answerTo } from '../judge/answer-to.ts'
import { dueEvent, outcomeProblem } from '../judge/event-outcome.ts'
import { type Match, seatOfRole } from '../state/match.ts'
import { countOf, listOf, type Table } from '../state/table.ts'
import { differs } from '../vocabulary/differs.ts'
import type { Data, EventOf } from '../vocabulary/events.ts'
import { refuse } from './refusals.ts'

/** F5.2: the answer must be what the row says, if the reader of this table knows the row. */
export function admitAnswer(table: Table | undefined, data: Data['guess.answered']): Admission {
  if (table?.steps[0]?.type !== 'answer') return contradicts('F5.2', 'no-guess')
  const answer = answerTo(table)
  if (!answer) return APPLIES
  const says = spelt(data)
  const gives = spelt(answer)
  return says === gives ? APPLIES : contradicts('F5.2', 'answer-differs', { says, gives })
}

function spelt({ right, hideouts, count }: Data['guess.answered']): string {
  const shown = hideouts?.map(({ place, card, sprint }) => ({ place, card, sprint: [...sprint] }))
  return canonical({
    right,
    ...(shown ? { hideouts: shown.toSorted((one, other) => one.place - other.place) } : {}),
    ...(count === undefined ? {} : { count }),
  })
}

/** F7: the event that is due, with an outcome that the table gives; where it differs, the replayed one counts. */
export function admitResolved(table: Table | undefined, data: Data['event.resolved']): Admission {
  const [step] = table?.steps ?? []
  if (!table || (step?.type !== 'resolve' && step?.type !== 'resolve-next')) {
    return contradicts('F7', 'no-event-due')
  }
  if (step.type === 'resolve-next' && countOf(table.piles[step.pile] ?? 0) === 0) {
    return contradicts('F7.2', 'event-deck-empty')
  }
  const due = dueEvent(table)
  const isKnown = due !== undefined && eventCard(due) !== undefined
  if (due !== undefined && due !== data.event) {
    return finding(differs('F7', 'event-differs', { event: data.event, due }), isKnown)
  }
  const problem = outcomeProblem(table, data)
  return problem === undefined ? APPLIES : finding(problem, isKnown)
}

/** F7.2: an empty event deck is shuffled again from the cards that it had. */
export function admitShuffle(table: Table | undefined, { data }: EventOf<'events.shuffled'>): Admission {
  const [step] = table?.steps ?? []
  const isEmpty = step?.type === 'resolve-next' && countOf(table?.piles[step.pile] ?? 0) === 0
  if (!table || !isEmpty) return contradicts('F7.2', 'no-deck-empty')
  const events = listOf(data.events)
  if (!events) return APPLIES
  const used = new Set(table.resolved.map(({ data: { event } }) => event))
  const isSame =
    events.length === used.size && new Set(events).size === used.size && events.every((id) => used.has(id))
  return isSame && events.every((id) => eventCard(id)) ? APPLIES : contradicts('F7.2', 'shuffle-differs')
}

export function admitHunt(table: Table | undefined): Admission {
  return table?.steps[0]?.type === 'hunt' ? APPLIES : contradicts('F6.3', 'no-manhunt')
}

export function admitEnd(match: Match, table: Table | undefined, data: Data['game.ended']): Admission {
  const says = { winner: { seat: data.winner }, reason: data.reason }
  const [step] = table?.steps ?? []
  if (step?.type !== 'end') return contradicts('F6', 'won-too-early', says)
  const winner = seatOfRole(match, step.winner)
  return winner === data.winner && step.reason === data.reason
    ? APPLIES
    : contradicts('F6', 'winner-differs', { ...says, due: { seat: winner }, dueReason: step.reason })
}

export function admitSeal(match: Match, table: Table | undefined): Admission {
  return match.over || table?.steps[0]?.type === 'end' ? APPLIES : finding(refuse('sealed-too-early'))
}

function contradicts(...difference: Parameters<typeof differs>): Admission {
  return finding(differs(...difference))
}
