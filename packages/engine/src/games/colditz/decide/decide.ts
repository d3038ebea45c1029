import { type Decided, refusedWith } from '../../../game.ts'
import type { By, JsonObject } from '../../../log/event.ts'
import { freeingObjection, placesOfRelease } from '../arrests/release.ts'
import { cardAct } from '../cards/card-acts.ts'
import { asidesAlong } from '../moves/walk.ts'
import type { Match } from '../state/match.ts'
import { freeWhite } from '../state/places.ts'
import type { Table } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { ColditzType, Data } from '../vocabulary/events.ts'
import { refuse } from '../vocabulary/refusals.ts'

/** The fact that a command comes to. Whether it is allowed is `admit`'s to say. */
export function decide(match: Match, command: Command, by: By): Decided {
  if (match.over) return refusedWith(refuse('match-over'))
  switch (command.type) {
    case 'get-ready':
      if (match.table) return refusedWith(refuse('dealt-already'))
      if (match.players[typeof by === 'number' ? by : -1]?.ready) return refusedWith(refuse('ready-already'))
      return fact('seat.ready', {})
    case 'leave':
      return fact('seat.left', {})
    case 'abandon-game':
      return fact('game.abandoned', { reason: command.reason })
    default:
  }
  const { table } = match
  if (!table) return refusedWith(refuse('not-dealt'))
  if (typeof by !== 'number') return refusedWith(refuse('wrong-voice'))
  return actOf(table, command, by)
}

type Act = Exclude<Command, { type: 'get-ready' | 'leave' | 'abandon-game' }>

function actOf(table: Table, command: Act, seat: number): Decided {
  switch (command.type) {
    case 'post-guards':
      return fact('guards.posted', { posts: command.posts })
    case 'throw':
      return fact('dice.asked', { for: command.for, again: command.again })
    case 'move-pow': {
      const { type: _, asides = [], ...data } = command
      const all = asidesAlong(table, { ...data, asides })
      return fact('pow.moved', all.length > 0 ? { ...data, asides: all } : data)
    }
    case 'move-guard': {
      const { type: _, ...data } = command
      return fact('guard.moved', data)
    }
    case 'call-guard':
      return fact('guard.called', { guard: command.guard, post: command.post })
    case 'dismiss-guard':
      return fact('guard.dismissed', { guard: command.guard })
    case 'find': {
      const { kind, pows, home = homeOf(table, seat, pows, 1) } = command
      return fact('equipment.found', { kind, pows, home })
    }
    case 'make-kit': {
      const { pows, cards, home = homeOf(table, seat, pows, Math.ceil(pows.length / 2)) } = command
      return fact('kit.made', { pows, cards, home })
    }
    case 'free': {
      const { pow, to = placesOfRelease(table, pow)[0] } = command
      if (to === undefined) return refusedWith(refuse(freeingObjection(table, pow, to) ?? 'not-in-a-cell'))
      return fact('pow.freed', { pow, to })
    }
    case 'play': {
      const { type: _, ...played } = command
      return fact('card.played', cardAct(played.card)?.fill?.(table, seat, played) ?? played)
    }
    case 'discard':
      return fact('card.discarded', { card: command.card })
    case 'attend':
      return fact('roll.answered', { pows: command.pows })
    case 'surrender':
      return fact('equipment.surrendered', { kind: command.kind })
    case 'give-up-cards':
      return fact('cards.surrendered', { cards: command.cards })
    case 'station':
      return fact('pow.stationed', { to: command.to })
    case 'dare':
      return fact('escape.dared', { pow: command.pow })
    case 'end-turn':
      return fact('turn.ended', {})
    case 'let-pass':
      return fact('reaction.passed', {})
    case 'offer': {
      const { type: _, ...data } = command
      return fact('offer.made', data)
    }
    case 'accept': {
      const { type: _, ...data } = command
      return fact('offer.accepted', data)
    }
    case 'decline':
      return fact('offer.declined', { offer: command.offer })
    case 'withdraw':
      return fact('offer.withdrawn', { offer: command.offer })
  }
}

/** K7.1, K8.2: the first of them to the first free white squares. */
function homeOf(
  table: Table,
  seat: number,
  pows: readonly number[],
  count: number,
): Data['equipment.found']['home'] {
  const free = freeWhite(table, seat)
  return pows.slice(0, count).flatMap((pow, index) => {
    const to = free[index]
    return to === undefined ? [] : [{ pow, to }]
  })
}

function fact<T extends ColditzType>(type: T, data: Data[T]): Decided {
  return { type: 'fact', fact: { type, data: data as JsonObject } }
}
