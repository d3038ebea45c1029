import { type Decided, refusedWith } from '../../../game.ts'
import type { By, JsonObject } from '../../../log/event.ts'
import { awaited, deckObjection } from '../admit/admit-action.ts'
import { refuse } from '../admit/refusals.ts'
import type { DeckNumber } from '../pieces/pieces.ts'
import { type Match, roleOf } from '../state/match.ts'
import { whoOf } from '../state/steps.ts'
import { listOf } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Data, FugitiveType } from '../vocabulary/events.ts'

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
  const [step] = match.table?.steps ?? []
  // A reader takes what follows from the facts for decided; here it is about to be, and everybody should hear it first.
  if (step && step.type !== 'end' && whoOf(step) === undefined) return refusedWith(refuse(awaited(step)))
  switch (command.type) {
    case 'draw':
      return draw(match, command.deck, by)
    case 'place':
      return fact('hideout.placed', { card: command.card, sprint: command.sprint })
    case 'pass':
      return fact('turn.passed', {})
    case 'discard':
      return fact('card.discarded', { card: command.card })
    case 'guess':
      return fact('numbers.guessed', { numbers: command.numbers })
  }
}

/** The top card of the deck; on a view that does not show the decks it can't be foreseen. */
function draw({ table, ...match }: Match, deck: DeckNumber, by: By): Decided {
  if (!table) return refusedWith(refuse('not-dealt'))
  const [step] = table.steps
  const role = roleOf({ table, ...match }, by)
  if (!role) return refusedWith(refuse('wrong-voice'))
  if (step?.type === 'end') return refusedWith(refuse('match-over'))
  if (step && whoOf(step) !== role) return refusedWith(refuse('not-your-turn'))
  const objection = deckObjection(table, step, deck)
  if (objection) return refusedWith(refuse(objection))
  const top = listOf(table.decks[deck - 1] ?? 0)?.[0]
  if (top === undefined) return { type: 'unforeseeable' }
  return typeof top === 'number'
    ? fact('card.drawn', { deck, card: top })
    : fact('event.drawn', { deck, event: top })
}

function fact<T extends FugitiveType>(type: T, data: Data[T]): Decided {
  return { type: 'fact', fact: { type, data: data as JsonObject } }
}
