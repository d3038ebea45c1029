import { liabilityOf } from '../../arrests/liability.ts'
import { EQUIPMENT, type Square, squareOf } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import { dareDistance } from '../../evolve/dice.ts'
import { escapesOf } from '../../moves/escape.ts'
import { WINNING_ESCAPES } from '../../pieces/pieces.ts'
import { isOnBoard, powsOf, squareAt } from '../../state/places.ts'
import { chance, cheapest, handOf, type Mind, type Thought, thought } from '../mind.ts'
import { waysToSquares } from '../ways.ts'
import { covering, discarding, useful } from './cards.ts'
import { gathering, kitMaking } from './gather.ts'
import { type Plan, planOf } from './plan.ts'
import { exchanging, launching, runners, runningOn, staging } from './run.ts'
import { tunnelling } from './tunnelling.ts'
import { approach } from './walking.ts'

const THROW_MS = 2500
const END_MS = 1500
const DARE_MS = 15_000

/** What an officer does next in their turn. */
export function officersTurn(mind: Mind): Thought {
  const { table, seat, person, random } = mind
  const end = thought({ type: 'end-turn' }, END_MS)
  const full = discarding(mind)
  if (full) return full
  if (!table.turn.hasThrown)
    return daring(mind) ?? thought({ type: 'throw', for: 'move', again: true }, THROW_MS)
  const first = useful(mind) ?? runningOn(mind)
  if (first) return first
  // Who is not careful lets some of it be.
  if (chance(random) > person.care) return end
  const busy = runners(mind).map(({ id }) => id)
  const plan = planOf(mind)
  const next =
    tunnelling(mind) ??
    driving(mind) ??
    (table.kits[seat] && plan ? pursuing(mind, plan, busy) : kitMaking(mind, busy)) ??
    homing(mind, plan)
  return next ?? covering(mind) ?? end
}

/** A plan: what is missing is gathered, who goes gets ready, and runs when it looks good. */
function pursuing(mind: Mind, plan: Plan, busy: readonly number[]): Thought | undefined {
  const [need] = plan.missing
  const own = [...busy, plan.pow.id]
  if (need === undefined) return launching(mind, plan) ?? staging(mind, plan) ?? preparing(mind, plan, own)
  // Two cards of a kind are got one after the other.
  return gathering(mind, need, own) ?? gathering(mind, need, busy) ?? staging(mind, plan)
}

/** While a good throw is waited for: the same cards once more, for the next prisoner that goes. */
function preparing(mind: Mind, { cards }: Plan, busy: readonly number[]): Thought | undefined {
  const own = mind.table.equipment[mind.seat]
  const next = EQUIPMENT.find((kind) => cards[kind] > 0 && own !== undefined && own[kind] < 2 * cards[kind])
  return next && gathering(mind, next, busy)
}

/** K12.1: to the staff car, with its card in hand. */
function driving(mind: Mind): Thought | undefined {
  const { table, seat } = mind
  const own = table.equipment[seat]
  if (!handOf(mind).includes('staff-car') || !table.kits[seat] || !own) return undefined
  const ways = waysToSquares('car', () => castle.staffCar.beside.map((id) => squareOf(castle, id)))
  const far = (square: Square) => ways.pips(square, { ...own, rope: 0, cutters: 0, key: 0, pass: 1 })
  const pow = cheapest(
    powsOf(table, seat).filter(isOnBoard),
    ({ at }) => far(squareAt(at) as Square) ?? Number.POSITIVE_INFINITY,
  )
  const left = pow && far(squareAt(pow.at) as Square)
  if (!pow || left === undefined || left > table.turn.points) return undefined
  if (own.pass === 0) return exchanging(mind, ['pass'])
  return approach(mind, pow, far, ['pass'])
}

/** A POW that may be arrested and has nothing to do where it stands goes back to white. */
function homing(mind: Mind, plan: Plan | undefined): Thought | undefined {
  const { table, seat } = mind
  const ways = waysToSquares('white', () => castle.squares.filter(({ kind }) => kind === 'appel'))
  const own = table.equipment[seat]
  if (!own) return undefined
  for (const pow of powsOf(table, seat)) {
    if (pow.id === plan?.pow.id || !isOnBoard(pow)) continue
    const square = squareAt(pow.at)
    const isLiable = liabilityOf(table, pow) !== undefined
    if (!square || !(isLiable || pow.isInward) || (square.zone !== 'inner' && !pow.isInward)) continue
    const gates = castle.squares.filter(({ kind }) => kind === 'pass' || kind === 'key').length
    const step = approach(mind, pow, (one) =>
      ways.pips(one, { rope: 0, cutters: 0, pass: gates, key: gates }),
    )
    if (step) return step
  }
  return undefined
}

/** K12.2: when nothing else is left that could win. */
function daring(mind: Mind): Thought | undefined {
  const { table, seat, match } = mind
  const left = match.options.rounds - table.turn.round
  const needed = WINNING_ESCAPES - escapesOf(table, seat)
  if (table.doOrDie[seat] === 0 || !table.kits[seat] || left > 0 || needed > 1) return undefined
  const pow = cheapest(
    powsOf(table, seat).filter((one) => isOnBoard(one) && squareAt(one.at)?.zone === 'inner'),
    ({ id }) => dareDistance(table, id) ?? Number.POSITIVE_INFINITY,
  )
  return pow && thought({ type: 'dare', pow: pow.id }, DARE_MS)
}
