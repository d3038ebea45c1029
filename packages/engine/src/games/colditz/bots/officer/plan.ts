import { EQUIPMENT, type Equipment, type Square } from '../../board/board.ts'
import { castle } from '../../board/castle.ts'
import type { Cards } from '../../board/ways-to.ts'
import { escapesOf } from '../../moves/escape.ts'
import { isOnBoard, powsOf, squareAt } from '../../state/places.ts'
import type { Pow } from '../../state/table.ts'
import { cheapest, handOf, leaning, type Mind } from '../mind.ts'
import { choicesTo, wayTo } from '../ways.ts'
import { marksAlong, runChance } from './odds.ts'

/** What an officer is working at: who goes where, with what, and what of it is still to be got. */
export interface Plan {
  readonly pow: Pow
  readonly target: string
  readonly cards: Cards
  readonly way: readonly Square[]
  /** What no card in hand stands for, either. */
  readonly missing: readonly Equipment[]
  /** What is to be exchanged for cards in hand before it is used. */
  readonly exchanged: readonly Equipment[]
}

/** What a missing card costs, in points: two POWs to a room and back. */
const PER_CARD = 13
const PER_EXCHANGE = 2
const NONE_LEFT = 60

/** The plan that seems best: the same one for as long as nothing changes. */
export function planOf(mind: Mind): Plan | undefined {
  const { table, seat, match, person } = mind
  const own = table.equipment[seat]
  if (!own) return undefined
  const exchanges = exchangesOf(mind)
  const count = escapesOf(table, seat)
  const drafts: Draft[] = []
  const seen = new Set<string>()
  for (const pow of powsOf(table, seat).filter(isOnBoard)) {
    const from = squareAt(pow.at)
    const name = from?.kind === 'appel' ? 'appel' : pow.at
    if (!from || from.kind === 'tunnel' || seen.has(name)) continue
    seen.add(name)
    for (const target of castle.targets) {
      const taste = person.taste * leaning(`${match.id} ${seat} ${count} ${target}`)
      for (const choice of choicesTo(target, from)) {
        const { missing, exchanged } = lacking(choice.cards, own, exchanges)
        const fee = missing.reduce(
          (sum, kind) => sum + PER_CARD + (table.piles[kind] > 0 ? 0 : NONE_LEFT),
          PER_EXCHANGE * exchanged.length,
        )
        const liking = ROUTE_TASTE * leaning(`${match.id} ${seat} ${count} ${keyOf(choice.cards)}`)
        const cost = choice.pips + fee + taste + liking
        drafts.push({ pow, target, cards: choice.cards, missing, exchanged, from, cost })
      }
    }
  }
  // How likely it is to get through is worth knowing of the few that are cheap.
  const cheap = drafts.toSorted((one, other) => one.cost - other.cost).slice(0, LOOKED_AT)
  const best = cheapest(cheap, (draft) => draft.cost + RISK * (1 - chanceOf(mind, draft)))
  const way = best && wayTo(best.target, best.from, best.cards)
  return best && way && { ...best, way }
}

interface Draft extends Omit<Plan, 'way'> {
  readonly from: Square
  readonly cost: number
}

const LOOKED_AT = 12
/** What it costs, in points, to be caught for certain: cards and turns. */
const RISK = 45
/** A throw that is worth waiting for. */
const GOOD_THROW = 9

/** The chance to get through from the last shelter on. */
function chanceOf({ table }: Mind, { target, from, cards }: Draft): number {
  const way = wayTo(target, from, cards)
  if (!way) return 0
  const start = safeIndex(from, way) + 1
  return runChance(table, way.slice(start), GOOD_THROW, marksAlong(from, way))
}

/** The last shelter on the way before anything is played; -1 if that is where it begins. */
export function safeIndex(from: Square, way: readonly Square[]): number {
  let safe = -1
  let before = from
  for (const [at, square] of way.entries()) {
    const edge = castle.ways[before.index]?.find((one) => one.to === square)?.edge
    if (edge?.need !== undefined || square.kind === 'key' || square.kind === 'pass') return safe
    if (square.kind === 'room' || square.kind === 'hideaway') safe = at
    before = square
  }
  return safe
}

/** Two who like the same target need not like the same way there. */
const ROUTE_TASTE = 14

function keyOf(cards: Cards): string {
  return EQUIPMENT.map((kind) => cards[kind]).join()
}

/** The equipment that cards in hand stand for; `any` for a bribe. */
function exchangesOf(mind: Mind): readonly (Equipment | 'any')[] {
  return handOf(mind).flatMap((card): (Equipment | 'any')[] => {
    if (card === 'bribe') return ['any']
    const kind = EQUIPMENT.find((one) => card === `exchange-${one}`)
    return kind ? [kind] : []
  })
}

function lacking(
  cards: Cards,
  own: Cards,
  exchanges: readonly (Equipment | 'any')[],
): { missing: readonly Equipment[]; exchanged: readonly Equipment[] } {
  const left = [...exchanges]
  const missing: Equipment[] = []
  const exchanged: Equipment[] = []
  for (const kind of EQUIPMENT) {
    for (let count = own[kind]; count < cards[kind]; count++) {
      const index = left.includes(kind) ? left.indexOf(kind) : left.indexOf('any')
      if (index === -1) missing.push(kind)
      else {
        left.splice(index, 1)
        exchanged.push(kind)
      }
    }
  }
  return { missing, exchanged }
}
