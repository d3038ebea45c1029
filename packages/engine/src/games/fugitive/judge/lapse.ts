import { type Match, roleOf } from '../state/match.ts'
import { whoOf } from '../state/steps.ts'
import type { Step, Table } from '../state/table.ts'
import type { Action, EventOf } from '../vocabulary/events.ts'

/** F3.5: what is done for a player whose time is over; undefined for a guess, which then names no number. */
export function actOfLapse(step: Step, { seq, at, data, hash }: EventOf<'step.lapsed'>): Action | undefined {
  const { seat: by, deck = 0, card = null, event } = data
  const done = { seq, at, by, hash }
  switch (step.type) {
    case 'draw':
      return event === undefined
        ? { ...done, type: 'card.drawn', data: { deck, card } }
        : { ...done, type: 'event.drawn', data: { deck, event } }
    case 'place':
      return step.mustPlace
        ? { ...done, type: 'hideout.placed', data: { card, sprint: [] } }
        : { ...done, type: 'turn.passed', data: {} }
    case 'discard':
      return { ...done, type: 'card.discarded', data: { card: data.discarded ?? 0 } }
    default:
      return undefined
  }
}

/** The seat that has to do the first step of the table; undefined if that is the referee's, or the match has none. */
export function seatDue(match: Match, { steps: [step] }: Table): number | undefined {
  const role = step && whoOf(step)
  const seat = match.players.findIndex((_, index) => role !== undefined && roleOf(match, index) === role)
  return seat === -1 ? undefined : seat
}
