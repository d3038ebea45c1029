import { areaOf, type Cards, castle, EQUIPMENT, squareOf, waysTo, ZONES } from '@getaway/engine/colditz'
import type { BoardLanguage } from '@getaway/faces/colditz'

/** The most cards of one kind, and in all, that a plan may need. */
const PLANNED: Cards = { rope: 2, cutters: 2, pass: 2, key: 2 }
const MOST_CARDS = 3

export interface RouteFacts {
  readonly target: string
  readonly points: number
  readonly equipment: readonly string[]
}

export interface BoardFacts {
  readonly board: string
  /** By zone, tunnels apart. */
  readonly squares: Readonly<Record<string, number>>
  readonly steps: number
  readonly routes: readonly RouteFacts[]
}

/** What the board is like, with the shortest routes from the Appel area by equipment. */
export function boardFactsOf(language: BoardLanguage): BoardFacts {
  const above = castle.squares.filter(({ kind }) => kind !== 'tunnel')
  return {
    board: castle.id,
    squares: Object.fromEntries([
      ...ZONES.map((zone) => [zone, above.filter((square) => square.zone === zone).length] as const),
      ['tunnels', castle.squares.length - above.length],
    ]),
    steps: castle.edges.length,
    routes: castle.targets.flatMap((target) => routesTo(target, language)),
  }
}

/** From the best white square, shortest first. */
function routesTo(target: string, language: BoardLanguage): readonly RouteFacts[] {
  const white = castle.squares.filter(({ kind }) => kind === 'appel')
  const ways = waysTo(castle, [squareOf(castle, target)])
  const sets = white.slice(0, 1).flatMap((square) => ways.choices(square, PLANNED).map(({ cards }) => cards))
  return sets
    .map((cards) => ({
      target: areaOf(castle, target)[language],
      points: Math.min(...white.flatMap((square) => ways.pips(square, cards) ?? [])),
      equipment: EQUIPMENT.flatMap((kind) => Array.from({ length: cards[kind] }, () => kind)),
    }))
    .filter(({ equipment }) => equipment.length <= MOST_CARDS)
    .toSorted((one, other) => one.points - other.points)
}
