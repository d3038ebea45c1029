import { type Colour, colourOf } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import {
  type Ending,
  type Moment,
  NO_PATH,
  type Path,
  type Pile,
  pileOf,
  type Round,
  type Stock,
  type Writable,
} from '../state/round.ts'
import type { Action, EventOf } from '../vocabulary/events.ts'
import { otherRunner, seatOf } from './action.ts'
import { placeStart } from './place-start.ts'

/** What an action that counts does to this table. The round is the caller's to change. */
export function act(match: Match, round: Writable<Round>, action: Action): void {
  switch (action.type) {
    case 'plan.set':
      setPlan(round, action)
      break
    case 'start.claimed':
      round.claimer = seatOf(action)
      break
    case 'start.placed':
      placeStart(match, round, action)
      break
    case 'pile.taken':
      takePile(round, action.data.pile === 0 ? 0 : 1, action.at)
      break
    case 'tile.placed':
      placeTile(match, round, action)
      break
    case 'exchange.called':
      if (round.caller === undefined) round.caller = seatOf(action)
      else exchange(round, action.at)
      break
    case 'exchange.withdrawn':
      round.caller = undefined
      break
    case 'exchange.answered':
      exchange(round, action.at)
      break
    case 'marker.placed':
      placeMarker(round, action)
      break
    case 'markers.passed':
      passMarkers(round, action)
      break
    case 'trail.lost':
      end(round, action, 'trail-lost')
      break
    default:
      action satisfies never
  }
}

/** C4.3 */
function takePile(round: Writable<Round>, pile: 0 | 1, at: number): void {
  round.held = pile
  round.handsSince = at
  round.looked = [round.looked[0] || pile === 0, round.looked[1] || pile === 1]
}

/** C3.4: the last word counts. */
function setPlan(round: Writable<Round>, { seq, data }: EventOf<'plan.set'>): void {
  if ('hidden' in data) return
  const { plan, planned } = round
  round.plan = { sides: data.sides ?? plan.sides, targets: data.targets ?? plan.targets }
  round.planned = {
    sides: data.sides ? seq : planned.sides,
    targets: data.targets ? seq : planned.targets,
  }
}

/** A tile is added to its path; none that lies is ever moved or turned (C4.1). */
function placeTile(match: Match, round: Writable<Round>, action: EventOf<'tile.placed'>): void {
  const { seq, at, data } = action
  const by = seatOf(action)
  const tile = match.tiles.get(data.tile) ?? match.prison.tile
  const placed = { tile, x: data.x, y: data.y, rot: data.rot, by, at, seq, order: round.laid }
  const hand = pileOf(round, by)
  const path = round.paths[data.path] ?? NO_PATH
  round.paths = withPath(round.paths, data.path, {
    tiles: appended(path.tiles, placed),
    markers: path.markers,
    start: path.start,
    caught: path.caught,
  })
  if (hand !== undefined) round.piles = without(round.piles, hand, data.tile)
  round.laid += 1
  if (round.turn !== undefined) round.turn = otherRunner(round, by)
  // C6.2: at once, rightly placed or not.
  if (tile.kind === 'hideout') end(round, action, 'hideout')
}

/** An array of just this size: a spread or pushed one has room to grow, and a state never grows. */
function appended<Value>(values: readonly Value[], last: Value): readonly Value[] {
  const all = new Array<Value>(values.length + 1)
  for (let index = 0; index < values.length; index++) all[index] = values[index] as Value
  all[values.length] = last
  return all
}

function withPath(paths: readonly Path[], number: number, path: Path): readonly Path[] {
  return paths.length === 1 ? [path] : paths.map((other, index) => (index === number ? path : other))
}

function without(piles: Round['piles'], index: 0 | 1, tile: string): Round['piles'] {
  const { tiles, size } = piles[index]
  const place = tiles ? tiles.indexOf(tile) : -1
  const rest: Pile = { tiles: place < 0 ? tiles : tiles?.toSpliced(place, 1), size: size - 1 }
  return index === 0 ? [rest, piles[1]] : [piles[0], rest]
}

/**
 * C7.4: a marker on the final tile is the capture; when every path has been caught, the round ends. Whether the tile
 * is final is settled by what lies at this instant, whatever the chaser meant (C7.5).
 */
function placeMarker(round: Writable<Round>, action: EventOf<'marker.placed'>): void {
  const { seq, at, data } = action
  const by = seatOf(action)
  const path = round.paths[data.path] ?? NO_PATH
  const final = path.tiles.length === data.position
  round.paths = withPath(round.paths, data.path, {
    tiles: path.tiles,
    markers: appended(path.markers, { seq, at, by, symbol: data.symbol, final }),
    start: path.start,
    caught: final && !round.endless ? { seq, at } : path.caught,
  })
  round.stocks = stocked(round.stocks, by, colourOf(data.symbol), -1)
  if (final && round.paths.every((path) => path.caught)) end(round, action, 'captured')
}

function stocked(stocks: readonly Stock[], seat: number, colour: Colour, change: number): readonly Stock[] {
  const stock = stocks[seat]
  if (!stock) return stocks
  const { red, blue } = stock
  return stocks.with(seat, colour === 'red' ? { red: red + change, blue } : { red, blue: blue + change })
}

/** C7.6 */
function passMarkers(round: Writable<Round>, action: EventOf<'markers.passed'>): void {
  const { to, colour, count } = action.data
  const taken = stocked(round.stocks, seatOf(action), colour, -count)
  round.stocks = stocked(taken, to, colour, count)
}

/** C4.5: the piles change hands. */
function exchange(round: Writable<Round>, at: number): void {
  round.caller = undefined
  round.swapped = !round.swapped
  round.exchanged = true
  round.handsSince = at
}

/** C8.1: a capture, a hideout or a lost trail ends the round; a shadow goes on. */
function end(round: Writable<Round>, { seq, at }: Moment, reason: Ending['reason']): void {
  if (round.endless) return
  round.ending = { seq, at, reason }
  cancelExchange(round)
}

/** C4.5: the end of the round cancels an open exchange. */
export function cancelExchange(round: Writable<Round>): void {
  round.cancelled = round.caller
  round.caller = undefined
}
