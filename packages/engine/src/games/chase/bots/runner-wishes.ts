import { clauseOfNext } from '../check-tiles.ts'
import type { Command } from '../commands.ts'
import type { Lying } from '../geometry.ts'
import type { Match } from '../match.ts'
import { ITEMS, type Tile } from '../pieces.ts'
import { cellsTaken, connects, freeCellsBeside, waysToLie } from '../placements.ts'
import { pileOf, type Round, runnerPathOf } from '../round.ts'
import { strayPlacements } from './stray-placements.ts'
import { bestOf } from './weigh-placements.ts'

/** Gathers the items, then reaches for the hideout, on legal tiles as long as there are any. */
export function runnerWishes(match: Match, round: Round, seat: number): readonly Command[] {
  const path = runnerPathOf(round, seat)
  if (path === undefined) return []
  if (round.caller === seat) return []
  if (round.caller !== undefined) return [{ type: 'answer-exchange' }]
  if (round.paths[path]?.caught) return []
  if (round.turn !== undefined && round.turn !== seat) return []
  const inHand = pileOf(round, seat)
  if (inHand === undefined) return [take(0), take(1)]
  const hand = round.piles[inHand].tiles ?? []
  const other = round.piles[inHand === 0 ? 1 : 0]
  const legal = legalPlacements(match, round, path, hand)
  const isNeeded = needOf(round)
  const holdsNeed = (tiles: readonly string[]) => tiles.some((id) => isNeeded(match.tiles.get(id)))
  // A pile that was never seen may hold anything.
  const isPromising =
    other.size > 0 && (!other.tiles || legalPlacements(match, round, path, other.tiles).length > 0)
  const isBetter = round.runners.length === 1 && !holdsNeed(hand) && (!other.tiles || holdsNeed(other.tiles))
  const isEmpty = hand.length === 0 && other.size > 0
  if (isEmpty || (isPromising && (legal.length === 0 || isBetter))) {
    return [round.runners.length === 1 ? take(inHand === 0 ? 1 : 0) : { type: 'call-exchange' }]
  }
  const placements = legal.length > 0 ? bestOf(match, round, path, hand, legal, isNeeded) : undefined
  return (placements ?? strayPlacements(match, round, path, hand)).map(({ tile, x, y, rot }) => ({
    type: 'place-tile',
    tile: tile.id,
    x,
    y,
    rot,
  }))
}

function take(pile: 0 | 1): Command {
  return { type: 'take-pile', pile }
}

function legalPlacements(match: Match, round: Round, path: number, hand: readonly string[]): Lying[] {
  const last = round.paths[path]?.tiles.at(-1) ?? match.prison
  const cells = freeCellsBeside(match, cellsTaken(round), last)
  return waysToLie(match, hand, cells).filter(
    // All that is legal connects; few do, and it is soon seen.
    (way) => connects(way, last) && clauseOfNext(round, path, way, match.prison) === null,
  )
}

/** What brings the runners nearer: an item that is missing, and once none is, a hideout. */
function needOf(round: Round): (tile: Tile | undefined) => boolean {
  const laid = round.paths.flatMap((path) => path.tiles.map(({ tile }) => tile.item))
  const missing = ITEMS.filter((item) => !laid.includes(item))
  if (missing.length === 0) return (tile) => tile?.kind === 'hideout'
  return (tile) => missing.some((item) => tile?.item === item)
}
