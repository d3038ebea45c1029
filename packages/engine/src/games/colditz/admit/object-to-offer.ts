import { answerObjection, makingObjection, offerOf } from '../../../offers/offer.ts'
import { freeingObjection, placesOfRelease } from '../arrests/release.ts'
import { termsOf } from '../evolve/act.ts'
import { canPay } from '../moves/equipment.ts'
import { MOST_CARDS, officerOf } from '../pieces/pieces.ts'
import { cellAt, powOf } from '../state/places.ts'
import { countOf, type Goods, holds, type Table, type Terms } from '../state/table.ts'
import type { Data, EventOf } from '../vocabulary/events.ts'
import type { RefusalCode } from '../vocabulary/refusals.ts'

/** K6.4, K9.7: whether that may be offered; what else officers promise each other is talk, and free (K1.6). */
export function objectionToOffer(
  table: Table,
  by: number,
  data: EventOf<'offer.made'>['data'],
): RefusalCode | undefined {
  const { to } = data
  const objection = makingObjection(table.offers, by, to)
  if (objection) return objection
  if (to === table.security || table.isOut[to]) return 'no-partner'
  if (data.frees && (data.gives || data.wants)) return 'frees-only'
  const terms = termsOf(data)
  if (terms.type === 'release') return releaseObjection(table, by, to, terms)
  if (isNothing(terms.gives) && isNothing(terms.wants)) return 'empty-trade'
  return has(table, by, terms.gives) ? undefined : 'not-in-hand'
}

/** Whether it may be accepted: what the others can't see is between the two. */
export function objectionToTrade(
  table: Table,
  seat: number,
  { offer: seq, to }: Data['offer.accepted'],
): RefusalCode | undefined {
  const offer = offerOf(table.offers, seq)
  const objection = answerObjection(offer, seat, 'accept')
  if (objection || !offer) return objection
  const { by, terms } = offer
  if (terms.type === 'release') {
    const released = releaseObjection(table, by, seat, terms)
    if (released) return released
    return freeingObjection(table, terms.pow, to ?? placesOfRelease(table, terms.pow)[0])
  }
  if (to !== undefined) return 'not-beside-cell'
  const { gives, wants } = terms
  if (!has(table, by, gives) || !has(table, seat, wants)) return 'not-in-hand'
  const passed = countOf(gives.cards) - countOf(wants.cards)
  const isTooMany = (one: number, change: number) =>
    change > 0 && countOf(table.hands[one] ?? 0) + change > MOST_CARDS
  return isTooMany(seat, passed) || isTooMany(by, -passed) ? 'too-many-cards' : undefined
}

/** K9.7 */
function releaseObjection(
  table: Table,
  by: number,
  to: number,
  { pow, by: means }: Extract<Terms, { type: 'release' }>,
): RefusalCode | undefined {
  if (table.turn.seat !== by) return 'not-your-turn'
  const freed = powOf(table, pow)
  if (!freed || officerOf(pow) !== to) return 'not-your-piece'
  if (!cellAt(freed.at)) return 'not-in-a-cell'
  if (means === 'double') return table.turn.mayFree ? undefined : 'no-double'
  return holds(table.hands[by] ?? 0, ['release']) ? undefined : 'card-not-in-hand'
}

function has(table: Table, seat: number, { equipment, cards }: Goods): boolean {
  const hand = table.hands[seat] ?? 0
  const isHeld = typeof cards === 'number' ? countOf(hand) >= cards : holds(hand, cards)
  return isHeld && canPay(table, seat, equipment)
}

function isNothing({ equipment, cards }: Goods): boolean {
  return equipment.length === 0 && countOf(cards) === 0
}
