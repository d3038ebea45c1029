import { opennessOf } from '../judge/openness.ts'
import {
  cellsTaken,
  connects,
  freeCellsBeside,
  includesCell,
  touchesOf,
  waysToLie,
} from '../judge/placements.ts'
import { type Cell, HEADINGS, type Heading, headingTo, type Lying, opposite } from '../pieces/geometry.ts'
import { DIRECTIONS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { startSize } from '../state/next-deal.ts'
import { partnerOf, type Round, runnerPathOf } from '../state/round.ts'
import { ACTS_MS } from './acts.ts'
import type { Mind, Thought } from './mind.ts'

type Chain = readonly Lying[]

/** A start with all tiles legal that leaves a way on; where there is none, the least bad one. */
export function startThought({ match, round, seat, random }: Mind): Thought | undefined {
  if (match.players.length === 3) {
    if (round.claimer === undefined) return { command: { type: 'claim-start' }, meanMs: ACTS_MS.ponder }
    if (round.claimer !== seat) return undefined
  }
  const path = runnerPathOf(round, seat)
  const hand = round.starts?.[match.players.length === 3 ? 'team' : seat]
  if (path === undefined || !hand || round.paths[path]?.start) return undefined
  const side = sideOf(match, round, seat)
  const chains = chainsOn(match, round, hand, side === undefined ? HEADINGS : [side])
  const chain = chains[random(Math.max(1, chains.length))]
  if (!chain) return undefined
  return {
    command: {
      type: 'place-start',
      tiles: chain.map(({ tile, x, y, rot }) => ({ tile: tile.id, x, y, rot })),
    },
    // Nobody hurries them; each tile is tried, and carried to its place.
    meanMs: chain.length * (ACTS_MS.ponder + ACTS_MS.point + ACTS_MS.carry),
    // C3.4: the partner starts meanwhile, or another side is agreed upon.
    holds: (now) =>
      sideOf(match, now, seat) === side && chain.every((cell) => !includesCell(cellsTaken(now), cell)),
  }
}

/** C3.4, C5.6: opposite to a start that lies waiting; else as agreed; else north for the lower seat. Alone: any. */
function sideOf(match: Match, round: Round, seat: number): Heading | undefined {
  if (round.paths.length === 1) return undefined
  const partner = partnerOf(round, seat)
  const theirs = round.paths.find((path) => path.start?.by === partner)?.start?.tiles?.[0]
  const taken = theirs && headingTo(match.prison, theirs)
  if (taken !== undefined) return opposite(taken)
  const agreed = round.plan.sides?.[seat]
  if (agreed) return DIRECTIONS.indexOf(agreed) as Heading
  return seat === round.runners[0] ? 0 : 2
}

/** The best chains of all starting tiles, on one of these sides of the prison if there is room. */
function chainsOn(match: Match, round: Round, hand: readonly string[], sides: readonly Heading[]): Chain[] {
  const size = startSize(match)
  const taken = cellsTaken(round)
  const grow = (onSide: (cell: Cell) => boolean) => {
    let chains: Chain[] = [[]]
    for (let length = 0; length < size; length++) {
      const legal = chains.flatMap((chain) => longer(match, taken, hand, chain, true, onSide))
      // What can't be legal comes as late as it may: the earlier mistake loses (C8.4).
      const any = () =>
        onePerCell(chains.flatMap((chain) => longer(match, taken, hand, chain, false, onSide)))
      chains = legal.length > 0 ? legal : any()
    }
    return chains
  }
  const wanted = grow((cell) => sides.some((side) => headingTo(match.prison, cell) === side))
  const chains = wanted.length > 0 ? wanted : grow(() => true)
  const opennesses = chains.map((chain) => endOpenness(match, taken, chain))
  const best = Math.max(...opennesses)
  return chains.filter((_, index) => opennesses[index] === best)
}

/** Wrong is wrong, but not every cell leaves room for the rest of the chain. */
function onePerCell(chains: readonly Chain[]): Chain[] {
  return [...new Map(chains.map((chain) => [`${chain.at(-1)?.x},${chain.at(-1)?.y}`, chain])).values()]
}

function longer(
  match: Match,
  taken: readonly Cell[],
  hand: readonly string[],
  chain: Chain,
  isLegal: boolean,
  onSide: (cell: Cell) => boolean,
): Chain[] {
  const last = chain.at(-1) ?? match.prison
  const all = [...taken, ...chain]
  const rest = hand.filter((id) => !chain.some((placed) => placed.tile.id === id))
  const cells = freeCellsBeside(match, all, last).filter((cell) => chain.length > 0 || onSide(cell))
  const ways = waysToLie(match, rest, cells)
  const right = isLegal ? ways.filter((way) => touchesOf(all, way) === 1 && connects(way, last)) : ways
  return right.map((way) => [...chain, way])
}

function endOpenness(match: Match, taken: readonly Cell[], chain: Chain): number {
  const end = chain.at(-1)
  if (!end) return 0
  const before = [...taken, ...chain].filter((cell) => !includesCell([end], cell))
  return opennessOf(match, before, end, [])
}
