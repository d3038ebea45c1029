import { type Edge, EQUIPMENT, type Equipment, gateOf, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { officerOf } from '../pieces/pieces.ts'
import { squareAt } from '../state/places.ts'
import { less, listOf, type Pow, type Table } from '../state/table.ts'

/** The equipment that is played for a POW on the way on which a card puts it. */
export interface FastWay {
  readonly cards: readonly Equipment[]
  /** The gates at which a card is played, in order. */
  readonly gates: readonly WayGate[]
}

export interface WayGate {
  readonly square: Square
  /** The equipment that is played after it. */
  readonly beyond: readonly Equipment[]
}

type Counts = Readonly<Record<Equipment, number>>

/**
 * K11.1, K11.3: the way with the fewest cards, and of these the shortest, that its officer can pay for; pieces do not
 * matter. Undefined if there is none.
 */
export function fastWay(table: Table, pow: Pow, to: Square): FastWay | undefined {
  const from = squareAt(pow.at)
  const own = table.equipment[officerOf(pow.id)]
  if (!from || !own) return undefined
  const fee = feesOf(table, pow)
  const counts = EQUIPMENT.reduce((sum, kind) => sum + own[kind], 0)
  for (let count = 0; count <= Math.min(counts, MOST_CARDS_ON_A_WAY); count++) {
    const way = wayWith(from, to, own, count, fee)
    if (way) return way
  }
  return undefined
}

/** Nobody needs more anywhere on the board. */
const MOST_CARDS_ON_A_WAY = 5

interface Place {
  readonly square: Square
  readonly cards: readonly Equipment[]
  /** With the cards played up to it. */
  readonly gates: readonly { readonly square: Square; readonly cards: readonly Equipment[] }[]
}

/** The shortest way that takes so many cards at most. */
function wayWith(from: Square, to: Square, own: Counts, count: number, fee: Fee): FastWay | undefined {
  // By square, what was played on the ways there so far: one that costs as much and more is no better.
  const known = new Map<Square, (readonly Equipment[])[]>([[from, [NOTHING]]])
  const queue: Place[] = [{ square: from, cards: NOTHING, gates: [] }]
  for (const { square, cards, gates } of queue) {
    if (square === to) {
      const open = gates.map((gate) => ({ square: gate.square, beyond: without(cards, gate.cards) }))
      return { cards, gates: open }
    }
    for (const { to: next, edge } of castle.powWays[square.index] ?? []) {
      const asked = fee(square, next, edge)
      if (!asked || cards.length + asked.length > count) continue
      const paid = asked.length > 0 ? [...cards, ...asked].toSorted() : cards
      if (asked.length > 0 && !canSpare(own, paid)) continue
      const others = known.get(next)
      if (others?.some((other) => other === paid || isWithin(other, paid))) continue
      if (others) others.push(paid)
      else known.set(next, [paid])
      const isGate = asked.length > 0 && gateOf(next) !== undefined
      queue.push({
        square: next,
        cards: paid,
        gates: isGate ? [...gates, { square: next, cards: paid }] : gates,
      })
    }
  }
  return undefined
}

const NOTHING: readonly Equipment[] = []

function canSpare(own: Counts, cards: readonly Equipment[]): boolean {
  return EQUIPMENT.every((kind) => countOf(cards, kind) <= own[kind])
}

function isWithin(some: readonly Equipment[], all: readonly Equipment[]): boolean {
  return some.length <= all.length && EQUIPMENT.every((kind) => countOf(some, kind) <= countOf(all, kind))
}

function countOf(cards: readonly Equipment[], kind: Equipment): number {
  let count = 0
  for (const card of cards) if (card === kind) count++
  return count
}

function without(all: readonly Equipment[], played: readonly Equipment[]): readonly Equipment[] {
  return listOf(less(all, played)) ?? []
}

type Fee = (square: Square, to: Square, edge: Edge | undefined) => readonly Equipment[] | undefined

/** What a step asks for; undefined where a card leads nobody. */
function feesOf({ markers, turn }: Table, pow: Pow): Fee {
  const seat = officerOf(pow.id)
  const isMarked = (edge: Edge) => markers.some((marker) => marker.way === edge.id && marker.seat === seat)
  return (square, to, edge) => {
    const gate = gateOf(to)
    if (gate) return pow.isInward || turn.gates.includes(to.id) ? NOTHING : [gate]
    switch (edge?.need) {
      case undefined:
        return NOTHING
      case 'rope30':
      case 'rope60':
        if (square.rope !== undefined && isMarked(edge)) return NOTHING
        return edge.need === 'rope30' ? ['rope'] : ['rope', 'rope']
      case 'wire':
        return to.zone === 'outside' && isMarked(edge) ? NOTHING : ['cutters']
      default:
        return undefined
    }
  }
}
