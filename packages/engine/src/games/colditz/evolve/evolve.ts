import type { Admission } from '../../../admission.ts'
import {
  clockAfterAction,
  clockAfterFact,
  clockAfterLapse,
  clockAfterPeople,
  type TurnClock,
} from '../../../clock/turn-clock.ts'
import { isSignOfLife } from '../../../people/idle.ts'
import { isOfPeople, type PeopleEvent } from '../../../people/people-events.ts'
import { playersAfter, withPlayer } from '../../../people/player.ts'
import type { Match } from '../state/match.ts'
import { changed, more, type Step, type Table } from '../state/table.ts'
import { type Action, type ColditzEvent, type EventOf, isAction } from '../vocabulary/events.ts'
import { withAction, withKnown } from './act.ts'
import { withThrow } from './dice.ts'
import { withLapse } from './lapse.ts'
import { openTable } from './open-table.ts'
import { settled } from './settle.ts'

/** Derives the match after an event that was admitted, endings included. Whether it may happen was `admit`'s to say. */
export function evolve(match: Match, event: ColditzEvent, _: Admission): Match {
  return isAction(event) ? evolveAction(match, event) : evolveWord(match, event)
}

function evolveAction(match: Match, action: Action): Match {
  const { by } = action
  if (!match.table || typeof by !== 'number') return match
  const players = match.players[by]?.left ? withPlayer(match.players, by, { left: false }) : match.players
  const acted = withTable(
    { ...match, players },
    action,
    (table) => withAction(table, by, action),
    (clock) => clockAfterAction(clock, by, action.at),
  )
  return { ...acted, lastActAt: Math.max(match.lastActAt, action.at) }
}

type Word = Exclude<ColditzEvent, Action>

function evolveWord(match: Match, event: Word): Match {
  if (isOfPeople(event)) return evolvePeople(match, event)
  switch (event.type) {
    case 'game.created':
      return match
    case 'cards.dealt':
      return {
        ...match,
        table: openTable(match, event),
        clock: match.clock && clockAfterFact(match.clock, event.at),
        lastActAt: Math.max(match.lastActAt, event.at),
      }
    case 'dice.thrown':
      return withFact(match, event, (table) => withThrow(table, event.seq, event.data.series))
    case 'card.drawn':
      return withFact(match, event, (table) => withDrawn(table, event))
    case 'deck.shuffled':
      return withFact(match, event, (table) => withShuffled(table, event))
    case 'reaction.lapsed':
      return withFact(match, event, (table) => withoutReaction(table))
    case 'step.lapsed':
      return withTable(
        match,
        event,
        (table) => withLapse(table, event),
        (clock) => clockAfterLapse(clock, event.data.seat, event),
      )
    case 'game.ended':
      return { ...match, over: { how: 'ended', seq: event.seq } }
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

function withFact(match: Match, event: Word, change: (table: Table) => Table): Match {
  return withTable(match, event, change, (clock) => clockAfterFact(clock, event.at))
}

/** The match with its table changed and settled, and the clock of the step that is first now. */
function withTable(
  match: Match,
  { seq, at }: ColditzEvent,
  change: (table: Table) => Table,
  wind: (clock: TurnClock) => TurnClock,
): Match {
  const { table, clock } = match
  if (!table) return match
  const next = settled(change(withTimeSpent(table, clock, at)), seq, table)
  if (!clock) return { ...match, table: next }
  const wound = wind(clock)
  // Who is still asked has until the same instant as before.
  const isSame = isSameQuestion(table.steps, next.steps)
  return { ...match, table: next, clock: isSame ? { ...wound, since: clock.since } : wound }
}

/** K6.6: what a turn has taken of its player's time. */
function withTimeSpent(table: Table, clock: TurnClock | undefined, at: number): Table {
  if (!clock || table.steps[0]?.type !== 'turn') return table
  const spentUs = table.turn.spentUs + Math.max(0, at - clock.since)
  return { ...table, turn: { ...table.turn, spentUs } }
}

function isSameQuestion([before, ...rest]: readonly Step[], [after, ...others]: readonly Step[]): boolean {
  if (!before || !after || !('open' in before) || !('open' in after)) return false
  return before.type === after.type && rest.length === others.length && after.open.length < before.open.length
}

function withDrawn(table: Table, { seq, data: { seat, card } }: EventOf<'card.drawn'>): Table {
  const [, ...steps] = table.steps
  const deck = seat === table.security ? 'security' : 'opportunity'
  const cards = table.decks[deck]
  const drawn: Table = {
    ...table,
    steps,
    decks: { ...table.decks, [deck]: typeof cards === 'number' ? Math.max(0, cards - 1) : cards.slice(1) },
    hands: changed(table.hands, seat, (hand) => more(hand, card === null ? 1 : [card])),
  }
  return withKnown(drawn, seq, 'card', [seat])
}

/** K6.3 */
function withShuffled(table: Table, { data: { deck, cards } }: EventOf<'deck.shuffled'>): Table {
  return { ...table, decks: { ...table.decks, [deck]: cards }, under: { ...table.under, [deck]: [] } }
}

/** Players who have said nothing have let it pass. */
function withoutReaction(table: Table): Table {
  const [step, ...rest] = table.steps
  return step?.type === 'react' ? { ...table, steps: rest } : table
}
