import type { Admission } from '../../../admission.ts'
import { isSignOfLife } from '../../../people/idle.ts'
import { isOfPeople, type PeopleEvent } from '../../../people/people-events.ts'
import { playersAfter, withPlayer } from '../../../people/player.ts'
import { replayedOutcome } from '../judge/event-outcome.ts'
import { isDiscovery, type Match, roleOf } from '../state/match.ts'
import { settled } from '../state/steps.ts'
import type { Table } from '../state/table.ts'
import { type Action, type EventOf, type FugitiveEvent, isAction } from '../vocabulary/events.ts'
import { withAnswer, withHunt } from './answer.ts'
import { withResolved } from './effects.ts'
import { afterAction, beforeAction, openTable } from './evolve-table.ts'

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
  return { ...match, players, table, lastActAt: Math.max(match.lastActAt, action.at) }
}

type Word = Exclude<FugitiveEvent, Action>

function evolveWord(match: Match, event: Word, { type: admitted }: Admission): Match {
  if (isOfPeople(event)) return evolvePeople(match, event)
  switch (event.type) {
    case 'game.created':
      return match
    case 'cards.dealt':
      return { ...match, table: openTable(event), lastActAt: Math.max(match.lastActAt, event.at) }
    case 'events.shuffled':
      return withTable(match, (table) => withShuffled(decidedIn(match, table), event))
    case 'event.resolved':
      return withTable(match, (stored) => {
        const table = decidedIn(match, stored)
        const outcome = admitted === 'finding' ? replayedOutcome(table, event.data) : event.data
        return settled(withResolved(withoutTopEvent(table), event.seq, outcome))
      })
    case 'guess.answered':
      return withTable(match, (table) => settled(withAnswer(table, event.data, isDiscovery(match))))
    case 'manhunt.begun':
      return withTable(match, withHunt)
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
  return { ...match, players: playersAfter(match.players, event), lastActAt }
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
