import {
  type Cell,
  isRunning,
  type Match,
  partnerOf,
  pileOf,
  type Round,
  runnerPathOf,
} from '@getaway/engine/chase'
import type { Grasp } from '../../../table/acting.ts'
import type { Point } from '../../../table/extent.ts'
import { handsOf, stacksOf } from '../plan/belongings.ts'
import { READY } from '../plan/own-pieces.ts'
import { placeAt } from '../plan/places.ts'
import { type ChaseHand, cellUnder, pieceOfTile } from './hand.ts'

const TILE_REACH = 0.49
const STOCK_REACH = 0.55
/** A marker is passed by letting go of it so near to where the other chaser's lie. */
const PASSED = 2

/** The tiles that a seat may lay now: of the start that is planned, or of the pile in its hand. */
export function ownTilesOf(round: Round, seat: number): readonly string[] {
  if (round.ending || round.setAside || round.roles[seat] !== 'runner') return []
  if (!round.started) return startTilesOf(round, seat)
  const [pile, path] = [pileOf(round, seat), runnerPathOf(round, seat)]
  // C7.4: after a capture nothing can be added.
  if (path === undefined || round.paths[path]?.caught) return []
  return pile === undefined || round.caller === seat ? [] : (round.piles[pile].tiles ?? [])
}

/** C3.3: with 3 players, the runner who claims the start lays it alone. */
function startTilesOf(round: Round, seat: number): readonly string[] {
  const isTeam = round.roles.length === 3
  if (isTeam && round.claimer !== seat) return []
  const path = runnerPathOf(round, seat)
  if (path === undefined || round.paths[path]?.start) return []
  return round.starts?.[isTeam ? 'team' : String(seat)] ?? []
}

/** What a seat can take where it lies: its tiles, the pile that it does not hold, and its markers. */
export function chaseGraspsOf(view: Match, seat: number, { planned }: ChaseHand): Grasp[] {
  const { round } = view
  if (!round) return []
  const own = new Set(ownTilesOf(round, seat))
  const hand = handsOf(view, seat).flatMap(({ seat: of, tile, x, y }): Grasp[] => {
    const isOwn = of === seat && tile !== undefined && own.has(tile)
    const isPlanned = planned.some((one) => one.tile === tile)
    return isOwn && !isPlanned ? [{ piece: pieceOfTile(tile), x, y, reach: TILE_REACH }] : []
  })
  const laid = planned.map(({ tile, x, y }): Grasp => ({ piece: pieceOfTile(tile), x, y, reach: TILE_REACH }))
  if (!isRunning(round)) return [...hand, ...laid]
  const stacks = stacksOf(view, seat).flatMap(({ seat: of, kind, pile, x, y }): Grasp[] => {
    if (of !== seat) return []
    if (kind !== 'pile') return [{ piece: `marker ${kind}`, x, y, reach: STOCK_REACH }]
    // C4.3: one alone may take either pile; two have theirs.
    return round.runners.length === 1 ? [{ piece: `pile ${pile}`, x, y, reach: TILE_REACH }] : []
  })
  return [...stacks, ...hand, ...laid]
}

/** C7.6: where the other one of two chasers has their markers. */
export function isAtPartner(view: Match, seat: number, { x, y }: Point): boolean {
  const { round } = view
  const partner = round?.roles[seat] === 'chaser' ? partnerOf(round, seat) : undefined
  if (partner === undefined || isInPlay(view.options, cellUnder({ x, y }))) return false
  const place = placeAt(view, seat, partner, 0, READY)
  return Math.hypot(place.x - x, place.y - y) <= PASSED
}

/** What all see to be on the table, and the start that is being planned. */
export function isFree({ options, round }: Match, { planned }: ChaseHand, { x, y }: Cell): boolean {
  if (!isInPlay(options, { x, y }) || (x === 0 && y === 0)) return false
  const lying = round?.paths.flatMap((path): readonly Cell[] =>
    round.started ? path.tiles : (path.start?.tiles ?? []),
  )
  return ![...(lying ?? []), ...planned].some((one) => one.x === x && one.y === y)
}

export function isInPlay({ width, height }: Match['options'], { x, y }: Cell): boolean {
  return Math.abs(x) <= (width - 1) / 2 && Math.abs(y) <= (height - 1) / 2
}
