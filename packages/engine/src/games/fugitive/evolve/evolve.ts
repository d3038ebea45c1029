import type { Admission } from '../../../admission.ts'
import {
  clockAfterAction,
  clockAfterFact,
  clockAfterLapse,
  clockAfterPeople,
} from '../../../clock/turn-clock.ts'
import { isSignOfLife } from '../../../people/idle.ts'
import { isOfPeople, type PeopleEvent } from '../../../people/people-events.ts'
import { playersAfter, withPlayer } from '../../../people/player.ts'
import { replayedOutcome } from '../judge/event-outcome.ts'
import { actOfLapse } from '../judge/lapse.ts'
import { isDiscovery, type Match, roleOf } from '../state/match.ts'
import { settled } from '../state/steps.ts'
import type { Table } from '../state/table.ts'
import { type Action, type EventOf, type FugitiveEvent, isAction } from '../vocabulary/events.ts'
import { withAnswer, withHunt } from './answer.ts'
import { withResolved } from './effects.ts'
import { afterAction, beforeAction, openTable, withoutGuess } from './evolve-table.ts'

/** Derives the match after an event that was admitted, endings included. Whether it may happen was `admit`'s to say. */
export function evolve(match: Match, event: FugitiveEvent, admission: Admission): Match {
  return isAction(event) ? evolveAction(match, event) : evolveWord(match, event, admission)
}

function evolveAction(match: Match, action: Action): Match {
  const role = roleOf(match, action.by)
  if (!match.table || !role) return match
  const table = afterAction(beforeAction(match.table, isDiscovery(match)), role, action)
  const players = match.players.some(({ left }, seat) => left && seat === action.by)
    ? withPlayer(match.players, action.by, { left: false })
    : match.players
  const clock = match.clock && clockAfterAction(match.clock, Number(action.by), action.at)
  return { ...match, players, table, clock, lastActAt: Math.max(match.lastActAt, action.at) }
}

type Word = Exclude<FugitiveEvent, Action>

function evolveWord(match: Match, event: Word, { type: admitted }: Admission): Match {
  if (isOfPeople(event)) return evolvePeople(match, event)
  switch (event.type) {
    case 'game.created':
      return match
    case 'cards.dealt':
      return {
        ...withFact(match, event),
        table: openTable(event),
        lastActAt: Math.max(match.lastActAt, event.at),
      }
    case 'events.shuffled':
      return withTable(match, (table) => withShuffled(decidedIn(match, table), event))
    case 'event.resolved':
      return withTable(withFact(match, event), (stored) => {
        const table = decidedIn(match, stored)
        const outcome = admitted === 'finding' ? replayedOutcome(table, event.data) : event.data
        return settled(withResolved(withoutTopEvent(table), event.seq, outcome))
      })
    case 'guess.answered':
      return withTable(match, (table) => settled(withAnswer(table, event.data, isDiscovery(match))))
    case 'manhunt.begun':
      return withTable(match, withHunt)
    case 'step.lapsed':
      return withLapse(match, event)
    case 'seat.forfeited': {
      const winner = roleOf(match, event.data.seat) === 'fugitive' ? 'marshal' : 'fugitive'
      return withTable(match, (table) => ({
        ...decidedIn(match, table),
        steps: [{ type: 'end', winner, reason: 'given-up' }],
      }))
    }
    case 'game.ended':
      return {
        ...withTable(match, (table) => decidedIn(match, table)),
        over: { how: 'ended', seq: event.seq },
      }
    case 'game.abandoned':
      return { ...match, over: { how: 'abandoned', seq: event.seq } }
    case 'game.sealed':
      return { ...match, sealed: true }
  }
}

function evolvePeople(match: Match, event: PeopleEvent): Match {
  const lastActAt = isSignOfLife(event) ? Math.max(match.lastActAt, event.at) : match.lastActAt
  const clock = match.clock && clockAfterPeople(match.clock, event)
  return { ...match, players: playersAfter(match.players, event), clock, lastActAt }
}

/** Nobody has acted, so the match goes on being idle. */
function withLapse(match: Match, event: EventOf<'step.lapsed'>): Match {
  const { seat } = event.data
  const role = roleOf(match, seat)
  if (!match.table || !match.clock || !role) return match
  const table = decidedIn(match, match.table)
  const [step] = table.steps
  const act = step && actOfLapse(step, event)
  return {
    ...match,
    table: act ? afterAction(table, role, act) : withoutGuess(table),
    clock: clockAfterLapse(match.clock, seat, event),
  }
}

/** A fact by which another step may have become the first. */
function withFact(match: Match, { at }: FugitiveEvent): Match {
  return { ...match, clock: match.clock && clockAfterFact(match.clock, at) }
}

function withTable(match: Match, change: (table: Table) => Table): Match {
  return match.table ? { ...match, table: change(match.table) } : match
}

function decidedIn(match: Match, table: Table): Table {
  return beforeAction(table, isDiscovery(match))
}

function withShuffled(table: Table, { seq, data }: EventOf<'events.shuffled'>): Table {
  const [step] = table.steps
  const pile = step?.type === 'resolve-next' ? step.pile : 0
  return {
    ...table,
    piles: table.piles.map((cards, index) => (index === pile ? data.events : cards)),
    shuffles: [...table.shuffles, seq],
  }
}

function withoutTopEvent(table: Table): Table {
  const [step] = table.steps
  if (step?.type !== 'resolve-next') return table
  const less = (cards: Table['piles'][number]) =>
    typeof cards === 'number' ? Math.max(0, cards - 1) : cards.slice(1)
  return {
    ...table,
    piles: table.piles.map((cards, index) => (index === step.pile ? less(cards) : cards)),
  }
}
