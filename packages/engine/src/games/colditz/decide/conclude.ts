import { isDeserted } from '../../../clock/deadline.ts'
import type { Due } from '../../../game.ts'
import type { Draft } from '../../../log/event.ts'
import { givingUp } from '../../../people/idle.ts'
import type { Player } from '../../../people/player.ts'
import { type Random, shuffled } from '../../../random.ts'
import { deckNameOf } from '../admit/admit-chance.ts'
import { deadlineOf } from '../evolve/deadline-of.ts'
import { isPassedOver, winnersOf } from '../evolve/turns.ts'
import type { Match } from '../state/match.ts'
import { listOf, type Table } from '../state/table.ts'
import type { ColditzType, Data } from '../vocabulary/events.ts'
import { dealCards } from './deal.ts'
import { throwDice } from './dice.ts'
import { clockDue } from './lapse.ts'

/** What the referee has to say by `now`, and when it has to be asked again. */
export function conclude(match: Match, now: number, random: Random): Due {
  if (match.over) return { drafts: [], next: undefined }
  const said = match.table ? sayNext(match.table, now, random) : undefined
  if (said) return { drafts: [said], next: undefined }
  const { options, table, lastActAt } = match
  const players = playersLeft(match)
  const isComplete = players.every(({ taken, ready }) => taken && ready)
  if (!table && isComplete)
    return { drafts: [draft('cards.dealt', now, dealCards(match, random))], next: undefined }
  const idling = { players, idleS: options.idleS, hasBegun: table !== undefined, lastActAt }
  const idle = isAwake({ ...match, players }) ? undefined : givingUp(idling, now)
  if (idle && idle.at <= now) return { drafts: [idle.draft()], next: undefined }
  const timed = table && clockDue(match, table, now)
  if (timed && timed.at <= now) {
    const { type, data } = timed.say(random)
    return { drafts: [draft(type, now, data)], next: undefined }
  }
  const later = [idle, timed].flatMap((one) => one?.at ?? [])
  return { drafts: [], next: later.length > 0 ? Math.min(...later) : undefined }
}

/** K1.5: an officer who is passed over waits for nothing but a victory: when all others have left, nobody is there to play. */
function playersLeft({ players, table }: Match): readonly Player[] {
  if (!table) return players
  const winners = winnersOf(table)
  return players.map((player, seat) =>
    seat !== table.security && isPassedOver(table, seat) && !winners.includes(seat)
      ? { ...player, left: true }
      : player,
  )
}

/** With a clock a match is not idle while somebody at the table has time left, and not everybody has gone. */
function isAwake(match: Match): boolean {
  const { clock, players } = match
  return (
    clock !== undefined &&
    match.options.turnUs !== undefined &&
    // A reaction without a limit of time has no end of its own.
    deadlineOf(match) !== undefined &&
    !players.every(({ left }) => left) &&
    !isDeserted(clock)
  )
}

/** What chance or the rules bring at once. */
function sayNext(table: Table, now: number, random: Random): Draft | undefined {
  const [step] = table.steps
  switch (step?.type) {
    case 'throw':
      return draft('dice.thrown', now, throwDice(table, step, random))
    case 'draw':
      return drawn(table, step.seat, now, random)
    case 'end':
      return draft('game.ended', now, { winners: step.winners, reason: step.reason })
    default:
      return undefined
  }
}

/** K6.3: an empty deck is shuffled again first. */
function drawn(table: Table, seat: number, now: number, random: Random): Draft {
  const deck = deckNameOf(table, seat)
  const card = listOf(table.decks[deck])?.[0]
  if (card !== undefined) return draft('card.drawn', now, { seat, card })
  return draft('deck.shuffled', now, { deck, cards: shuffled(listOf(table.under[deck]) ?? [], random) })
}

function draft<T extends ColditzType>(type: T, at: number, data: Data[T]): Draft {
  return { type, at, by: 'server', data }
}
