import { cellsTaken, includesCell, touchesOf } from '../judge/placements.ts'
import { endsAgree, type Lying } from '../pieces/geometry.ts'
import type { Tile } from '../pieces/pieces.ts'
import { pileOf, type Round, runnerPathOf } from '../state/round.ts'
import { ACTS_MS } from './acts.ts'
import { outlookOf } from './fitting-ways.ts'
import { cellsBetween, joins, partnersEnd } from './meeting.ts'
import type { Mind, Thought } from './mind.ts'
import { isHomeward, needOf } from './needs.ts'
import { leadOn, SAFE, searchHand } from './search-hand.ts'
import { strayPlacements } from './stray-placements.ts'

/** Gathers the items, then reaches for the hideout, on legal tiles as long as it finds any. */
export function runnerThought(mind: Mind): Thought | undefined {
  const { match, round, seat, person, random } = mind
  const path = runnerPathOf(round, seat)
  if (path === undefined) return undefined
  if (round.caller === seat) return { command: { type: 'withdraw-exchange' }, meanMs: PATIENCE }
  if (round.caller !== undefined)
    return { command: { type: 'answer-exchange' }, meanMs: REACTION + ACTS_MS.ponder }
  if (round.paths[path]?.caught || (round.turn !== undefined && round.turn !== seat)) return undefined
  const inHand = pileOf(round, seat)
  if (inHand === undefined)
    return { command: { type: 'take-pile', pile: random(2) as 0 | 1 }, meanMs: REACTION }

  const hand = tilesOf(mind, round.piles[inHand].tiles)
  if (waitsForPartner(mind, path, hand)) return undefined
  const change = changeOfHand(mind, path, inHand)
  if (change && (hand.length === 0 || change.isBetter))
    return { ...change.thought, meanMs: glanceMs(hand) + REACTION }
  const { found, meanMs } = searchHand(mind, path, hand)
  if (!found && change) return { ...change.thought, meanMs: meanMs + REACTION }
  // To be caught costs less than a mistake, but to stand still is not for everybody.
  const strays = found || !person.panics ? [] : strayPlacements(match, round, path, hand)
  const placed = found ?? strays[random(Math.max(1, strays.length))]
  const noticing = round.turn === undefined ? 0 : ACTS_MS.notice
  return placed && placing(round, placed, noticing + meanMs)
}

const REACTION = ACTS_MS.notice + ACTS_MS.press
/** How long a runner who has called waits for the partner. */
const PATIENCE = 6000

function placing(round: Round, { tile, x, y, rot }: Lying, searchMs: number): Thought {
  const touched = touchesOf(cellsTaken(round), { x, y })
  const turns = rot === 3 ? 1 : rot
  return {
    command: { type: 'place-tile', tile: tile.id, x, y, rot },
    meanMs: searchMs + turns * ACTS_MS.press + ACTS_MS.point + ACTS_MS.carry,
    // 4 players: the other path grows meanwhile.
    holds: (now) => {
      const taken = cellsTaken(now)
      return !includesCell(taken, { x, y }) && touchesOf(taken, { x, y }) === touched
    },
  }
}

/**
 * Two free runners on their way home. The ends have met, and the partner may have the hideout: to go on would
 * spoil it. Or the tiles run out: then one of the two is better caught, and the other keeps what is left.
 */
function waitsForPartner({ match, round, person }: Mind, path: number, hand: readonly Tile[]): boolean {
  const own = round.paths[path]?.tiles.at(-1)
  const partner = partnersEnd(round, path)
  if (!own || !partner || person.panics || !isHomeward(round)) return false
  const [lead, partnersLead] = [leadOn(round, path), leadOn(round, 1 - path)]
  const homes = hand.filter(({ kind }) => kind === 'hideout')
  const between = cellsBetween(match, cellsTaken(round), own, partner)
  if (joins(homes, between, own, partner)) return false
  if (hand.length - homes.length <= RESERVE) {
    const isNearer = lead < partnersLead || (lead === partnersLead && path === 0)
    return isNearer || lead > SAFE
  }
  const inSet = [...match.tiles.values()].filter(({ kind }) => kind === 'hideout')
  return lead > SAFE && between.length > 0 && homes.length < inSet.length
}

/** With so few tiles left two ends hardly meet any more. */
const RESERVE = 8

/** The other pile, if it is worth a thought: how to get it, and whether it promises more than this one. */
function changeOfHand(mind: Mind, path: number, inHand: 0 | 1) {
  const { match, round } = mind
  const there = inHand === 0 ? 1 : 0
  const other = round.piles[there]
  if (other.size === 0) return undefined
  const isAlone = round.runners.length === 1
  const isNew = isAlone ? !round.looked[there] : !round.exchanged
  const hasGrown = (round.paths[path]?.tiles.at(-1)?.at ?? 0) > (round.handsSince ?? 0)
  const isNeeded = needOf(round)
  const [hand, theirs] = [tilesOf(mind, round.piles[inHand].tiles), tilesOf(mind, other.tiles)]
  const outlook = outlookOf(match, round, path)
  // The path ends as it did when the other pile was in hand: what was just seen there is still known.
  const isKnown = !isNew && !hasGrown
  const mayFit = !isKnown || (isAlone && theirs.some((tile) => outlook.waysOf(tile).length > 0))
  if (!mayFit) return undefined
  // Items have roadblocks for exits: unless the path ends in trees, no item can follow.
  const wanted = [...match.tiles.values()].filter(isNeeded)
  const couldLie = wanted.some(({ exits }) =>
    exits.some((exit) => exit && outlook.ends.some((end) => endsAgree(exit, end))),
  )
  const isBetter = isAlone && !isKnown && couldLie && !hand.some(isNeeded) && (isNew || theirs.some(isNeeded))
  const thought: Omit<Thought, 'meanMs'> = {
    command: isAlone ? { type: 'take-pile', pile: there } : { type: 'call-exchange' },
  }
  return { isBetter, thought }
}

function glanceMs(hand: readonly Tile[]): number {
  return ACTS_MS.look + ACTS_MS.glance * hand.length
}

function tilesOf({ match }: Mind, ids: readonly string[] = []): Tile[] {
  return ids.flatMap((id) => match.tiles.get(id) ?? [])
}
