import { isDeserted } from '../../../clock/deadline.ts'
import type { Due } from '../../../game.ts'
import type { Draft } from '../../../log/event.ts'
import { givingUp } from '../../../people/idle.ts'
import { type Random, shuffled } from '../../../random.ts'
import { eventCard } from '../event-cards/index.ts'
import { answerTo } from '../judge/answer-to.ts'
import { dueEvent, eventOutcome } from '../judge/event-outcome.ts'
import { type Match, seatOfRole } from '../state/match.ts'
import { MOST_TURNS } from '../state/steps.ts'
import type { Table } from '../state/table.ts'
import type { Data, FugitiveType } from '../vocabulary/events.ts'
import { dealCards } from './deal.ts'
import { clockDue } from './lapse.ts'

/** What the referee has to say by `now`, and when it has to be asked again. */
export function conclude(match: Match, now: number, random: Random): Due {
  if (match.over) return { drafts: [], next: undefined }
  const said = match.table ? sayNext(match, match.table, now, random) : undefined
  if (said) return { drafts: [said], next: undefined }
  if (match.table && match.table.turn.number > MOST_TURNS) {
    return {
      drafts: [draft('game.abandoned', now, { reason: `no end in ${MOST_TURNS} turns` })],
      next: undefined,
    }
  }
  const { players, options, table, lastActAt } = match
  const isComplete = players.every(({ taken, ready }) => taken && ready)
  if (!match.table && isComplete) {
    return { drafts: [draft('cards.dealt', now, dealCards(options.variant, random))], next: undefined }
  }
  const idling = { players, idleS: options.idleS, hasBegun: table !== undefined, lastActAt }
  const idle = isAwake(match) ? undefined : givingUp(idling, now)
  if (idle && idle.at <= now) return { drafts: [idle.draft()], next: undefined }
  const timed = table && clockDue(match, table, now)
  if (timed && timed.at <= now) {
    const { type, data } = timed.say(random)
    return { drafts: [draft(type, now, data)], next: undefined }
  }
  const later = [idle, timed].flatMap((one) => one?.at ?? [])
  return { drafts: [], next: later.length > 0 ? Math.min(...later) : undefined }
}

/** F3.5: with a clock a match is not idle while somebody at the table has time left, and not everybody has gone. */
function isAwake({ clock, table, players }: Match): boolean {
  return (
    clock !== undefined && table !== undefined && !players.every(({ left }) => left) && !isDeserted(clock)
  )
}

/** What follows from the table at once. */
function sayNext(match: Match, table: Table, now: number, random: Random): Draft | undefined {
  const [step] = table.steps
  switch (step?.type) {
    case 'answer': {
      const answer = answerTo(table)
      return answer && draft('guess.answered', now, answer)
    }
    case 'resolve': {
      const card = eventCard(step.event)
      return draft('event.resolved', now, card ? eventOutcome(table, card, random) : { event: step.event })
    }
    case 'resolve-next':
      return resolveNext(table, now, random)
    case 'hunt':
      return draft('manhunt.begun', now, {})
    case 'end': {
      const { winner, reason } = step
      return draft('game.ended', now, { winner: seatOfRole(match, winner), reason })
    }
    default:
      return undefined
  }
}

/** F7.2: an empty event deck is shuffled again first. */
function resolveNext(table: Table, now: number, random: Random): Draft {
  const card = eventCard(dueEvent(table) ?? '')
  if (card) return draft('event.resolved', now, eventOutcome(table, card, random))
  const used = [...new Set(table.resolved.map(({ data }) => data.event))]
  return draft('events.shuffled', now, { events: shuffled(used, random) })
}

function draft<T extends FugitiveType>(type: T, at: number, data: Data[T]): Draft {
  return { type, at, by: 'server', data }
}
