import { liabilityOf } from '../../arrests/liability.ts'
import { castle } from '../../board/castle.ts'
import { guardsOnBoard } from '../../moves/guard-walk.ts'
import type { Card } from '../../pieces/cards.ts'
import { MOST_CARDS } from '../../pieces/pieces.ts'
import { cellAt, isOnBoard, powsOf, squareAt } from '../../state/places.ts'
import { countOf } from '../../state/table.ts'
import { cheapest, handOf, type Mind, type Thought, thought } from '../mind.ts'

const CARD_MS = 3500

/** What is played whenever it is of use: a release, the car from beside it, guards sent away from a run. */
export function useful(mind: Mind): Thought | undefined {
  const { table, seat } = mind
  const hand = handOf(mind)
  const jailed = powsOf(table, seat).find(({ at }) => cellAt(at))
  if (jailed && table.turn.mayFree) return thought({ type: 'free', pow: jailed.id }, CARD_MS)
  if (jailed && hand.includes('release'))
    return thought({ type: 'play', card: 'release', pow: jailed.id }, CARD_MS)
  const driver = powsOf(table, seat).find((pow) => isOnBoard(pow) && castle.staffCar.beside.includes(pow.at))
  if (driver && hand.includes('staff-car') && table.kits[seat])
    return thought({ type: 'play', card: 'staff-car', pow: driver.id }, CARD_MS)
  if (hand.includes('sabotage') && countOf(table.hands[table.security] ?? 0) > 1)
    return thought({ type: 'play', card: 'sabotage' }, CARD_MS)
  return undefined
}

/** At the end of a turn in which somebody is out: the nearest guards are sent away. */
export function covering(mind: Mind): Thought | undefined {
  const { table, seat } = mind
  const hand = handOf(mind)
  const card = (['inspection', 'diversion'] as const).find((one) => hand.includes(one))
  const out = powsOf(table, seat).find(
    (pow) => isOnBoard(pow) && squareAt(pow.at)?.zone !== 'inner' && liabilityOf(table, pow),
  )
  const at = out && squareAt(out.at)
  if (!card || !at) return undefined
  const far = (square: string) => {
    const one = squareAt(square)
    return one ? Math.max(Math.abs(one.x - at.x), Math.abs(one.y - at.y)) : 99
  }
  const near = guardsOnBoard(table)
    .toSorted((one, other) => far(one.at) - far(other.at))
    .slice(0, card === 'inspection' ? 2 : 1)
  return near.length > 0
    ? thought({ type: 'play', card, guards: near.map(({ guard }) => guard) }, CARD_MS)
    : undefined
}

/** K6.1: what is given up of more than five: what helps least. */
export function discarding(mind: Mind): Thought | undefined {
  const hand = handOf(mind)
  if (hand.length <= MOST_CARDS) return undefined
  const card = cheapest(hand, (one) => worthOf(one) - (hand.filter((other) => other === one).length - 1))
  return card && thought({ type: 'discard', card }, CARD_MS)
}

function worthOf(card: Card): number {
  if (card.startsWith('fast-')) return 1
  if (card.startsWith('exchange-') || card === 'bribe') return 6
  if (card.startsWith('tunnel-') || card === 'staff-car') return 7
  if (card.startsWith('kit-')) return 5
  return 4
}
