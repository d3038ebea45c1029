import { EQUIPMENT, type Equipment, type Square } from '../../board/board.ts'
import { isOnBoard, powsOf, squareAt } from '../../state/places.ts'
import type { Pow } from '../../state/table.ts'
import { cheapest, handOf, type Mind, type Thought, thought } from '../mind.ts'
import { waysToAnyTarget } from '../ways.ts'
import { marksAlong, runChance } from './odds.ts'
import { type Plan, safeIndex } from './plan.ts'
import { approach, fleeing } from './walking.ts'

const CARD_MS = 3500

/** The POWs that are on their way already: beyond a rope, a gate or a wire, and not in a shelter. */
export function runners({ table, seat }: Mind): readonly Pow[] {
  return powsOf(table, seat).filter((pow) => {
    const square = squareAt(pow.at)
    return (
      isOnBoard(pow) &&
      square !== undefined &&
      square.zone !== 'inner' &&
      square.kind !== 'tunnel' &&
      !pow.isInward
    )
  })
}

/** POWs that are out go on, the nearest to a target first. */
export function runningOn(mind: Mind): Thought | undefined {
  const { table, seat } = mind
  const own = table.equipment[seat]
  if (!own) return undefined
  const far = (square: Square) => waysToAnyTarget().pips(square, own)
  const cards = EQUIPMENT.filter((kind) => own[kind] > 0)
  const left = [...runners(mind)]
  while (left.length > 0) {
    const pow = cheapest(left, ({ at }) => far(squareAt(at) as Square) ?? 500)
    if (!pow) return undefined
    left.splice(left.indexOf(pow), 1)
    if (!table.kits[seat] && !table.turn.hasKitPlayed) continue
    const step = fleeing(mind, pow, far, cards)
    if (step) return step
  }
  return undefined
}

/** Whether the run of a plan that lacks nothing is to begin now; first the cards in hand are exchanged. */
export function launching(mind: Mind, plan: Plan): Thought | undefined {
  const { table, person, match } = mind
  const { points } = table.turn
  const from = squareAt(plan.pow.at)
  if (!from || points === 0) return undefined
  const chance = runChance(table, plan.way, points, marksAlong(from, plan.way))
  const left = match.options.rounds - table.turn.round
  // Who has little time left takes what there is.
  const needed = Math.min(person.daring, 0.06 + left * 0.035)
  if (chance < needed) return undefined
  const exchange = exchanging(mind, plan.exchanged)
  if (exchange) return exchange
  const index = new Map(plan.way.map((square, at) => [square, plan.way.length - at - 1]))
  const needs = EQUIPMENT.flatMap((kind) => Array.from({ length: plan.cards[kind] }, () => kind))
  return approach(mind, plan.pow, (square) => (square === from ? plan.way.length : index.get(square)), needs)
}

/** A card of the hand for the equipment it stands for. */
export function exchanging(mind: Mind, kinds: readonly Equipment[]): Thought | undefined {
  const hand = handOf(mind)
  for (const kind of kinds) {
    if (mind.table.piles[kind] === 0) continue
    const card = `exchange-${kind}` as const
    if (hand.includes(card)) return thought({ type: 'play', card }, CARD_MS)
    if (hand.includes('bribe')) return thought({ type: 'play', card: 'bribe', kind }, CARD_MS)
  }
  return undefined
}

/** Where a plan's POW waits until all is there: the last place before its first card where nobody takes it. */
export function staging(mind: Mind, plan: Plan): Thought | undefined {
  const from = squareAt(plan.pow.at)
  if (!from) return undefined
  const safe = safeIndex(from, plan.way)
  if (safe < 0) return undefined
  const index = new Map(plan.way.slice(0, safe + 1).map((square, at) => [square, safe - at]))
  return approach(mind, plan.pow, (square) => (square === from ? safe + 1 : index.get(square)))
}
