import {
  type Board,
  type Edge,
  EQUIPMENT,
  type Equipment,
  gateOf,
  type Square,
  type TunnelName,
  type Ways,
} from './board.ts'
import { FAR } from './steps.ts'

/** Of each kind of equipment so many cards. */
export type Cards = Readonly<Record<Equipment, number>>

/** What a POW passes without a card. */
export interface OpenToPow {
  /** Edges, by their ids, at which the marker of its officer lies: outwards only (K7.4, K7.6). */
  readonly marked: readonly string[]
  readonly tunnels: readonly TunnelName[]
  /** Key and pass squares, as on the way in from the outer cell (K9.8). */
  readonly gates: readonly string[]
}

export const NO_WAY_OPEN: OpenToPow = { marked: [], tunnels: [], gates: [] }

export interface Choice {
  readonly cards: Cards
  readonly pips: number
}

/** The shortest ways from everywhere to the nearest of some squares, for any equipment, whatever stands in between. */
export interface WaysTo {
  /** How many points it takes with those cards at most; undefined if they do not suffice. */
  readonly pips: (from: Square, cards: Cards) => number | undefined
  /** Of those cards every set that takes fewer points than any smaller set, the fewest cards first. */
  readonly choices: (from: Square, cards?: Cards) => readonly Choice[]
  /** The squares of a shortest way with those cards at most, the first one left out. */
  readonly way: (from: Square, cards: Cards) => readonly Square[] | undefined
}

/** From no square to any room, hideaway or target of the castle do more cards of a kind make a shorter way. */
const MOST: Cards = { rope: 5, cutters: 4, pass: 2, key: 3 }

/** Cached for each board: bots ask thousands of times, and a match has few different answers. */
export function waysTo(board: Board, targets: readonly Square[], open: OpenToPow = NO_WAY_OPEN): WaysTo {
  const known = waysKnown.get(board) ?? new Map<string, WaysTo>()
  waysKnown.set(board, known)
  const key = [targets.map(({ id }) => id), open.marked, open.tunnels, open.gates]
    .map((list) => list.join())
    .join(' ')
  const found = known.get(key) ?? createWaysTo(board, targets, open)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

const MOST_KNOWN = 64
const waysKnown = new WeakMap<Board, Map<string, WaysTo>>()

function createWaysTo(board: Board, targets: readonly Square[], open: OpenToPow): WaysTo {
  const arcs = arcsOf(board, open)
  const tables: Int16Array[] = []
  const at = (set: number, square: Square) => tableOf(set)[square.index] ?? FAR
  return {
    pips: (from, cards) => {
      const pips = at(numberOf(cards), from)
      return pips === FAR ? undefined : pips
    },
    choices: (from, cards = MOST) =>
      setsWithin(cards)
        .map((set) => ({ cards: cardsOf(set), pips: at(set, from), below: fewestBelow(set, from) }))
        .filter(({ pips, below }) => pips < below)
        .map(({ cards, pips }) => ({ cards, pips }))
        .toSorted((one, other) => countOf(one.cards) - countOf(other.cards) || one.pips - other.pips),
    way: (from, cards) => {
      let set = numberOf(cards)
      if (at(set, from) === FAR) return undefined
      const way: Square[] = []
      for (let square = from; at(set, square) > 0; ) {
        const here = at(set, square)
        const next = arcs.from[square.index]?.find(
          (arc) => fits(arc, set) && at(set - arc.cost, arc.to) + 1 === here,
        )
        if (next) {
          set -= next.cost
          square = next.to
          way.push(square)
        } else {
          // A card that is not needed.
          set = smallerSets(set).find((smaller) => at(smaller, square) === here) ?? 0
        }
      }
      return way
    },
  }

  /** Worked out when it is asked for: most hands are small. */
  function tableOf(set: number): Int16Array {
    tables[set] ??= fewestPips(set, arcs, set === 0 ? targets : [], tableOf)
    return tables[set]
  }

  function fewestBelow(set: number, from: Square): number {
    return Math.min(FAR, ...smallerSets(set).map((smaller) => at(smaller, from)))
  }
}

/** A step with the cards that it costs, as the number of their set. */
interface Arc {
  readonly from: Square
  readonly to: Square
  readonly cost: number
  readonly uses: Equipment | undefined
  readonly count: number
}
interface Arcs {
  readonly from: readonly (readonly Arc[])[]
  readonly free: readonly (readonly Arc[])[]
  readonly costly: readonly Arc[]
}

function arcsOf(board: Board, open: OpenToPow): Arcs {
  const from = board.powWays.map((ways, index) =>
    ways.flatMap((way) => arcAlong(board.squares[index], way, open)),
  )
  const all = from.flat()
  const free: Arc[][] = board.squares.map(() => [])
  for (const arc of all) if (arc.cost === 0) free[arc.to.index]?.push(arc)
  return { from, free, costly: all.filter(({ cost }) => cost > 0) }
}

function arcAlong(
  from: Square | undefined,
  { to, edge }: Ways[number][number],
  open: OpenToPow,
): readonly Arc[] {
  const need = edge && needOf(edge, from, open)
  if (!from || need === 'never') return []
  const gate = open.gates.includes(to.id) ? undefined : gateOf(to)
  // No gate is the foot of a rope or beyond a wire, so a step asks for one kind only.
  const uses = gate ?? need?.uses
  const count = gate ? 1 : (need?.count ?? 0)
  return [{ from, to, uses, count, cost: uses ? WORTH[uses] * count : 0 }]
}

function needOf(
  edge: Edge,
  from: Square | undefined,
  open: OpenToPow,
): { uses: Equipment; count: number } | 'never' | undefined {
  switch (edge.need) {
    case undefined:
      return undefined
    case 'ford':
      return 'never'
    case 'rope30':
    case 'rope60':
      if (open.marked.includes(edge.id) && from?.rope !== undefined) return undefined
      return { uses: 'rope', count: edge.need === 'rope30' ? 1 : 2 }
    case 'wire':
      if (open.marked.includes(edge.id) && from?.zone === 'outer') return undefined
      return { uses: 'cutters', count: 1 }
    // A tunnel.
    default:
      return open.tunnels.some((name) => edge.need === `tunnel-${name}`) ? undefined : 'never'
  }
}

/** The fewest points from each square with a set of cards, from what they are with each smaller set. */
function fewestPips(
  set: number,
  arcs: Arcs,
  targets: readonly Square[],
  tableOf: (set: number) => Int16Array,
): Int16Array {
  const pips = new Int16Array(arcs.from.length).fill(FAR)
  for (const smaller of smallerSets(set)) {
    const known = tableOf(smaller)
    for (let square = 0; square < pips.length; square++) {
      pips[square] = Math.min(pips[square] ?? FAR, known[square] ?? FAR)
    }
  }
  const better: number[][] = []
  const improve = (square: Square, count: number) => {
    if (count >= (pips[square.index] ?? 0)) return
    pips[square.index] = count
    better[count] ??= []
    better[count].push(square.index)
  }
  for (const target of targets) improve(target, 0)
  for (const arc of arcs.costly) {
    if (fits(arc, set)) improve(arc.from, (tableOf(set - arc.cost)[arc.to.index] ?? FAR) + 1)
  }
  for (let count = 0; count < better.length; count++) {
    for (const square of better[count] ?? []) {
      if (pips[square] !== count) continue
      for (const { from } of arcs.free[square] ?? []) improve(from, count + 1)
    }
  }
  return pips
}

function fits({ uses, count }: Arc, set: number): boolean {
  return uses === undefined || countIn(set, uses) >= count
}

/** What a card of each kind adds to the number of a set. */
const WORTH: Cards = {
  rope: 1,
  cutters: MOST.rope + 1,
  pass: (MOST.rope + 1) * (MOST.cutters + 1),
  key: (MOST.rope + 1) * (MOST.cutters + 1) * (MOST.pass + 1),
}

function countIn(set: number, kind: Equipment): number {
  return Math.floor(set / WORTH[kind]) % (MOST[kind] + 1)
}

function cardsOf(set: number): Cards {
  return {
    rope: countIn(set, 'rope'),
    cutters: countIn(set, 'cutters'),
    pass: countIn(set, 'pass'),
    key: countIn(set, 'key'),
  }
}

function numberOf(cards: Cards): number {
  return EQUIPMENT.reduce((set, kind) => set + WORTH[kind] * Math.min(cards[kind], MOST[kind]), 0)
}

function setsWithin(cards: Cards): readonly number[] {
  return EQUIPMENT.reduce(
    (sets: readonly number[], kind) =>
      Array.from(
        { length: Math.min(cards[kind], MOST[kind]) + 1 },
        (_, count) => count * WORTH[kind],
      ).flatMap((more) => sets.map((set) => set + more)),
    [0],
  )
}

function smallerSets(set: number): readonly number[] {
  return EQUIPMENT.filter((kind) => countIn(set, kind) > 0).map((kind) => set - WORTH[kind])
}

function countOf(cards: Cards): number {
  return EQUIPMENT.reduce((sum, kind) => sum + cards[kind], 0)
}
