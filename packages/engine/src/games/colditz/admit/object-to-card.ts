import { cardAct } from '../cards/card-acts.ts'
import { deckOf } from '../pieces/cards.ts'
import { holds, type Table } from '../state/table.ts'
import type { Data, EventOf } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

/** K6.2: a card that its player holds, and that may be played for what it does now. */
export function objectionToCard(
  table: Table,
  seat: number,
  played: Data['card.played'],
): RefusalCode | undefined {
  const { card } = played
  if (deckOf(card) !== (seat === table.security ? 'security' : 'opportunity')) return 'not-your-role'
  if (!holds(table.hands[seat] ?? 0, [card])) return 'card-not-in-hand'
  const act = cardAct(card)
  return act ? act.objection(table, seat, played) : 'kit-not-whole'
}

export function objectionToDiscard(
  table: Table,
  seat: number,
  { card }: EventOf<'card.discarded'>['data'],
): RefusalCode | undefined {
  const hand = table.hands[seat] ?? 0
  if (hand === 0) return 'card-not-in-hand'
  return card === null || holds(hand, [card]) ? undefined : 'card-not-in-hand'
}
