import { areaOf, type Equipment, KIT_PARTS, type KitPart, type Square } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import { KIT_CARDS, type KitCard } from '../../pieces/cards.ts'
import { isOnBoard, powsOf, squareAt } from '../../state/places.ts'
import type { Pow } from '../../state/table.ts'
import { cheapest, handOf, type Mind, type Thought, thought } from '../mind.ts'
import { NO_CARDS, waysToSymbol } from '../ways.ts'
import { approach } from './walking.ts'

const FIND_MS = 3000

/** K7.1: the next thing to do for a card of that kind, by POWs who are not needed elsewhere. */
export function gathering(mind: Mind, kind: Equipment, busy: readonly number[]): Thought | undefined {
  if (mind.table.piles[kind] === 0) return undefined
  const far = farFrom(kind)
  const free = spareOf(mind, busy)
  const [one, other] = nearestTo(free, far, 2)
  if (!one || !other) return undefined
  if ([one, other].every((pow) => symbolAt(pow) === kind)) {
    const find = { type: 'find', kind, pows: [one.id, other.id] } as const
    return thought(find, FIND_MS)
  }
  for (const pow of [one, other]) {
    const step = symbolAt(pow) === kind ? undefined : approach(mind, pow, far)
    if (step) return step
  }
  return undefined
}

/** K8.2: the next thing to do for a new kit. */
export function kitMaking(mind: Mind, busy: readonly number[]): Thought | undefined {
  const cards = kitCardsOf(mind)
  const covered: readonly KitPart[] = cards.flatMap((card) => [...KIT_CARDS[card]])
  const parts = KIT_PARTS.filter((part) => !covered.includes(part))
  const taken = [...busy]
  const pows: Pow[] = []
  for (const part of parts) {
    const [pow] = nearestTo(spareOf(mind, taken), farFrom(part), 1)
    if (!pow) return undefined
    taken.push(pow.id)
    pows.push(pow)
  }
  if (pows.every((pow, index) => symbolAt(pow) === parts[index]))
    return thought({ type: 'make-kit', pows: pows.map(({ id }) => id), cards: [...cards] }, FIND_MS)
  for (const [index, pow] of pows.entries()) {
    const part = parts[index]
    const step = part === undefined || symbolAt(pow) === part ? undefined : approach(mind, pow, farFrom(part))
    if (step) return step
  }
  return undefined
}

/** One of each kind of Kit Part in hand. */
function kitCardsOf(mind: Mind): readonly KitCard[] {
  const hand = handOf(mind)
  return (['kit-clothes-food', 'kit-compass-papers'] as const).filter((card) => hand.includes(card))
}

/** POWs in grey that are not needed elsewhere. */
function spareOf({ table, seat }: Mind, busy: readonly number[]): readonly Pow[] {
  return powsOf(table, seat).filter(
    (pow) =>
      isOnBoard(pow) &&
      !busy.includes(pow.id) &&
      squareAt(pow.at)?.zone === 'inner' &&
      squareAt(pow.at)?.kind !== 'tunnel',
  )
}

function farFrom(symbol: string): (square: Square) => number | undefined {
  const ways = waysToSymbol(symbol)
  return (square) => ways.pips(square, NO_CARDS)
}

function nearestTo(
  pows: readonly Pow[],
  far: (square: Square) => number | undefined,
  count: number,
): readonly Pow[] {
  const left = [...pows]
  const found: Pow[] = []
  while (found.length < count) {
    const next = cheapest(left, ({ at }) => {
      const square = squareAt(at)
      return (square && far(square)) ?? Number.POSITIVE_INFINITY
    })
    if (!next) return found
    found.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return found
}

export function symbolAt({ at }: Pow): string | undefined {
  const square = squareAt(at)
  return square?.kind === 'room' ? areaOf(castle, square.area).symbol : undefined
}
