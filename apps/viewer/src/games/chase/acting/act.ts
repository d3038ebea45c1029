import {
  type Cell,
  type ChaseSymbol,
  type Colour,
  type Command,
  chaserPathOf,
  isRunning,
  type Match,
  type Rotation,
  runnerPathOf,
} from '@getaway/engine/chase'
import type { Acted, HandMove } from '../../../table/acting.ts'
import type { Point } from '../../../table/extent.ts'
import { nextPositionOf, passing, wishOfAct } from './acts.ts'
import { type ChaseHand, cellUnder, EMPTY_HAND, type StartTile, symbolOf, tileOfPiece } from './hand.ts'
import { isAtPartner, isFree, isInPlay, ownTilesOf } from './reach.ts'
import { refusedAs, whyNot } from './why-not.ts'

type ActedByHand = Acted<ChaseHand, Command>

/** What a hand holds after it has moved, and what the move asks for. Whether that is allowed the rules say, not the hand. */
export function chaseAct(view: Match, seat: number, hand: ChaseHand, move: HandMove): ActedByHand {
  const acted = moved(view, seat, hand, move)
  return { ...acted, hand: aimed(view, seat, acted.hand) }
}

function moved(view: Match, seat: number, hand: ChaseHand, move: HandMove): ActedByHand {
  const { carried } = hand
  switch (move.type) {
    case 'grasp':
      return { hand: grasped(hand, move.piece, move.at) }
    case 'pick':
      return carried?.type === 'pile' ? taken(hand, carried.pile) : { hand }
    case 'carry':
      return { hand: carriedTo(hand, move.at) }
    case 'drop':
      return letGo(view, seat, hand, move.at, 'put back')
    case 'tap':
      return letGo(view, seat, hand, move.at, 'keep')
    case 'put-down':
      return letGo(view, seat, hand, carried && 'at' in carried ? carried.at : undefined, 'keep')
    case 'turn':
      return carried ? { hand: turned(hand, move.by) } : { hand, why: whyNot('empty-hand') }
    case 'put-back':
      return { hand: { ...hand, carried: undefined } }
    case 'next':
      return nextOf(view, seat, hand, move)
    case 'step':
      return stepped(view, seat, hand, move)
    case 'act':
      return { hand, ...wishOfAct(view, seat, move.act) }
    case 'hold':
    case 'choose':
      return { hand }
  }
}

/** What is still in the hand when the table has changed: a pile may be gone, the start laid, or the round over. */
export function keptHand(view: Match, seat: number, hand: ChaseHand): ChaseHand {
  const { round } = view
  if (!round || hand === EMPTY_HAND) return EMPTY_HAND
  const own = ownTilesOf(round, seat)
  const planned = round.started ? [] : hand.planned.filter(({ tile }) => own.includes(tile))
  const { carried } = hand
  const isKept = carried?.type === 'tile' ? own.includes(carried.tile) : isRunning(round)
  const isSame = planned.length === hand.planned.length && (isKept || !carried)
  return aimed(view, seat, isSame ? hand : { planned, carried: isKept ? carried : undefined })
}

/** Knows where the piece would lie. */
function aimed(view: Match, seat: number, hand: ChaseHand): ChaseHand {
  const { carried } = hand
  if (!carried || carried.type === 'pile') return hand
  const cell = carried.at && cellUnder(carried.at)
  const over = cell && mayLie(view, seat, hand, cell) ? cell : undefined
  if (over?.x === carried.over?.x && over?.y === carried.over?.y) return hand
  return { ...hand, carried: { ...carried, over } }
}

/** What all see: a tile needs a free cell, a marker goes on the next tile only. Whether it fits is not told. */
function mayLie(view: Match, seat: number, hand: ChaseHand, cell: Cell): boolean {
  if (hand.carried?.type !== 'marker') return isFree(view, hand, cell)
  const next = nextTileOf(view, seat)
  return next?.x === cell.x && next.y === cell.y
}

/** C7.1 */
function nextTileOf({ round }: Match, seat: number): Cell | undefined {
  const path = round && chaserPathOf(round, seat)
  return path === undefined ? undefined : round?.paths[path]?.tiles[nextPositionOf(round, seat) - 1]
}

/** Why a piece can lie nowhere there; a tile that waits for the start lies there for nobody else yet. */
function whyNotThere(view: Match, seat: number, { carried }: ChaseHand, cell: Cell | undefined) {
  if (!cell) return whyNot('no-place')
  if (carried?.type === 'marker')
    return refusedAs(nextTileOf(view, seat) ? 'not-the-next-position' : 'no-unmarked-tile')
  return refusedAs(isInPlay(view.options, cell) ? 'cell-taken' : 'off-the-table')
}

function grasped(hand: ChaseHand, piece: string, at: Point | undefined): ChaseHand {
  const [kind, name = ''] = piece.split(' ')
  if (kind === 'pile') return { ...hand, carried: { type: 'pile', pile: name === '1' ? 1 : 0 } }
  if (kind === 'marker')
    return { ...hand, carried: { type: 'marker', colour: name as Colour, side: 0, at, over: undefined } }
  const { planned } = hand
  const rot = planned.find(({ tile }) => tile === name)?.rot ?? 0
  return { planned: without(planned, name), carried: { type: 'tile', tile: name, rot, at, over: undefined } }
}

function without(planned: readonly StartTile[], tile: string): StartTile[] {
  return planned.filter((one) => one.tile !== tile)
}

function taken(hand: ChaseHand, pile: number): ActedByHand {
  return { hand: { ...hand, carried: undefined }, wish: { type: 'take-pile', pile } }
}

function carriedTo(hand: ChaseHand, at: Point | undefined): ChaseHand {
  const { carried } = hand
  return carried && carried.type !== 'pile' ? { ...hand, carried: { ...carried, at } } : hand
}

function turned(hand: ChaseHand, by: 1 | -1): ChaseHand {
  const { carried } = hand
  if (carried?.type === 'tile')
    return { ...hand, carried: { ...carried, rot: ((carried.rot + by) & 3) as Rotation } }
  if (carried?.type === 'marker')
    return { ...hand, carried: { ...carried, side: carried.side === 0 ? 1 : 0 } }
  return hand
}

/** Letting go is asking for it. Where a tile can be nowhere, off the table or on another, it is put back or kept. */
function letGo(
  view: Match,
  seat: number,
  hand: ChaseHand,
  at: Point | undefined,
  otherwise: 'put back' | 'keep',
): ActedByHand {
  const { carried, planned } = hand
  if (!carried) return { hand, why: whyNot('empty-hand') }
  if (carried.type === 'pile') return taken(hand, carried.pile)
  const done: ChaseHand = { ...hand, carried: undefined }
  if (at && carried.type === 'marker' && isAtPartner(view, seat, at))
    return { hand: done, wish: passing(view.round, seat, carried.colour) }
  const cell = at && cellUnder(at)
  if (!cell || !mayLie(view, seat, hand, cell)) {
    if (otherwise === 'keep') return { hand, why: whyNotThere(view, seat, hand, cell) }
    // Back where it came from is nothing to be explained.
    const isAside = !cell || !isInPlay(view.options, cell)
    return isAside ? { hand: done } : { hand: done, why: whyNotThere(view, seat, hand, cell) }
  }
  if (carried.type === 'marker') return marked(view, seat, done, symbolOf(carried))
  const { tile, rot } = carried
  if (view.round?.started) return { hand: done, wish: { type: 'place-tile', tile, ...cell, rot } }
  const start = [...planned, { tile, ...cell, rot }]
  if (start.length < startSize(view)) return { hand: { carried: undefined, planned: start } }
  return { hand: EMPTY_HAND, wish: { type: 'place-start', tiles: start.toSorted(fromPrison) } }
}

/** C2.2 */
function startSize({ options }: Match): number {
  return options.headStart ? 3 : 2
}

/** A start is told from the prison on. */
function fromPrison(one: Cell, other: Cell): number {
  return Math.abs(one.x) + Math.abs(one.y) - Math.abs(other.x) - Math.abs(other.y)
}

function marked({ round }: Match, seat: number, hand: ChaseHand, symbol: ChaseSymbol): ActedByHand {
  return { hand, wish: { type: 'place-marker', position: nextPositionOf(round, seat), symbol } }
}

/** Through the own tiles in the order in which they lie in the hand. */
function nextOf(
  { round }: Match,
  seat: number,
  hand: ChaseHand,
  { by, among }: Extract<HandMove, { type: 'next' }>,
): ActedByHand {
  const { carried, planned } = hand
  const free = (round ? ownTilesOf(round, seat) : []).filter((id) => !planned.some(({ tile }) => tile === id))
  const own = among ? among.map(tileOfPiece).filter((id) => free.includes(id)) : free
  if (own.length === 0) return { hand, why: whyNot('nothing-to-take') }
  const held = carried?.type === 'tile' ? carried : undefined
  const now = held ? own.indexOf(held.tile) : by === 1 ? -1 : 0
  const tile = own[(now + by + own.length) % own.length] ?? ''
  return { hand: { ...hand, carried: { type: 'tile', tile, rot: 0, at: held?.at, over: held?.over } } }
}

/** From cell to cell; from the hand, next to where the own path ends. */
function stepped(
  view: Match,
  seat: number,
  hand: ChaseHand,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): ActedByHand {
  const { carried } = hand
  if (!carried || carried.type === 'pile') return { hand }
  const from = carried.at ? cellUnder(carried.at) : endOf(view, seat, hand)
  const to = { x: from.x + dx, y: from.y + dy }
  return isInPlay(view.options, to)
    ? { hand: carriedTo(hand, to) }
    : { hand, why: refusedAs('off-the-table') }
}

function endOf({ round, prison }: Match, seat: number, { planned }: ChaseHand): Cell {
  const path = round && (runnerPathOf(round, seat) ?? chaserPathOf(round, seat))
  const tiles = (path === undefined ? undefined : round?.paths[path]?.tiles) ?? []
  return planned.at(-1) ?? tiles.at(-1) ?? prison
}
