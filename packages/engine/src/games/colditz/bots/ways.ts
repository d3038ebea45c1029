import { EQUIPMENT, type Equipment, type Square } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { type Cards, type Choice, type WaysTo, waysTo } from '../board/ways-to.ts'

/** Ways that bots ask for again and again: where markers and gates are no matter, they never change. */

export const NO_CARDS: Cards = { rope: 0, cutters: 0, pass: 0, key: 0 }
/** More than anybody needs. */
export const ALL_CARDS: Cards = { rope: 4, cutters: 2, pass: 2, key: 3 }

const toPlace = new Map<string, WaysTo>()

/** The ways to the nearest of these squares. */
export function waysToSquares(name: string, squares: () => readonly Square[]): WaysTo {
  const known = toPlace.get(name)
  if (known) return known
  const ways = waysTo(castle, squares())
  toPlace.set(name, ways)
  return ways
}

export function waysToTarget(target: string): WaysTo {
  return waysToSquares(target, () => castle.squares.filter(({ id }) => id === target))
}

export function waysToAnyTarget(): WaysTo {
  return waysToSquares('targets', () => castle.squares.filter(({ kind }) => kind === 'target'))
}

/** The rooms with that symbol. */
export function waysToSymbol(symbol: string): WaysTo {
  return waysToSquares(`symbol ${symbol}`, () => {
    const rooms = castle.areas.filter((area) => area.symbol === symbol).map(({ id }) => id)
    return castle.squares.filter(({ area }) => rooms.includes(area))
  })
}

const choices = new Map<string, readonly Choice[]>()

/** Every set of cards that leads from a square to a target in fewer points than any smaller set. */
export function choicesTo(target: string, from: Square): readonly Choice[] {
  const name = `${target} ${from.id}`
  const known = choices.get(name)
  if (known) return known
  const found = waysToTarget(target).choices(from)
  choices.set(name, found)
  return found
}

const paths = new Map<string, readonly Square[] | undefined>()

/** The squares of a shortest way to a target with those cards. */
export function wayTo(target: string, from: Square, cards: Cards): readonly Square[] | undefined {
  const name = `${target} ${from.id} ${EQUIPMENT.map((kind) => cards[kind]).join()}`
  if (paths.has(name)) return paths.get(name)
  const found = waysToTarget(target).way(from, cards)
  paths.set(name, found)
  return found
}

export function withMore(cards: Cards, kinds: readonly Equipment[]): Cards {
  return Object.fromEntries(
    EQUIPMENT.map((kind) => [kind, cards[kind] + kinds.filter((one) => one === kind).length]),
  ) as unknown as Cards
}
