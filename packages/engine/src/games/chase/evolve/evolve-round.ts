import { type Colour, colourOf } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import {
  copyOfRound,
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
import { edited, otherRunner, seatOf } from './edited.ts'
import { placeStart } from './place-start.ts'

/** The round after an action that counts on this table. */
export function evolveRound(match: Match, round: Round, action: Action): Round {
  switch (action.type) {
    case 'plan.set':
      return setPlan(round, action)
    case 'start.claimed':
      return typeof action.by === 'number' ? { ...round, claimer: action.by } : round
    case 'start.placed':
      return placeStart(match, round, action)
    case 'pile.taken':
      return takePile(round, action.data.pile === 0 ? 0 : 1, action.at)
    case 'tile.placed':
      return placeTile(match, round, action)
    case 'exchange.called':
      return round.caller === undefined ? { ...round, caller: seatOf(action) } : exchange(round, action.at)
    case 'exchange.withdrawn':
      return { ...round, caller: undefined }
    case 'exchange.answered':
      return exchange(round, action.at)
    case 'marker.placed':
      return placeMarker(round, action)
    case 'markers.passed':
      return passMarkers(round, action)
    case 'trail.lost':
      return edited(round, (next) => end(next, action, 'trail-lost'))
  }
}

/** C4.3 */
function takePile(round: Round, pile: 0 | 1, at: number): Round {
  return edited(round, (next) => {
    next.held = pile
    next.handsSince = at
    next.looked = [round.looked[0] || pile === 0, round.looked[1] || pile === 1]
  })
}

/** C3.4: the last word counts. */
function setPlan(round: Round, { seq, data }: EventOf<'plan.set'>): Round {
  if ('hidden' in data) return round
  return {
    ...round,
    plan: { sides: data.sides ?? round.plan.sides, targets: data.targets ?? round.plan.targets },
    planned: {
      sides: data.sides ? seq : round.planned.sides,
      targets: data.targets ? seq : round.planned.targets,
    },
  }
}

/** A tile is added to its path; none that lies is ever moved or turned (C4.1). */
function placeTile(match: Match, round: Round, action: EventOf<'tile.placed'>): Round {
  const { seq, at, data } = action
  const by = seatOf(action)
  const tile = match.tiles.get(data.tile) ?? match.prison.tile
  const placed = { tile, x: data.x, y: data.y, rot: data.rot, by, at, seq, order: round.laid }
  const hand = pileOf(round, by)
  const path = round.paths[data.path] ?? NO_PATH
  const next = copyOfRound(round)
  next.paths = withPath(round.paths, data.path, {
    tiles: appended(path.tiles, placed),
    markers: path.markers,
    start: path.start,
    caught: path.caught,
  })
  if (hand !== undefined) next.piles = without(round.piles, hand, data.tile)
  next.laid = round.laid + 1
  if (round.turn !== undefined) next.turn = otherRunner(round, by)
  // C6.2: at once, rightly placed or not.
  if (tile.kind === 'hideout') end(next, action, 'hideout')
  return next
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
function placeMarker(round: Round, action: EventOf<'marker.placed'>): Round {
  const { seq, at, data } = action
  const by = seatOf(action)
  const path = round.paths[data.path] ?? NO_PATH
  const final = path.tiles.length === data.position
  const next = copyOfRound(round)
  next.paths = withPath(round.paths, data.path, {
    tiles: path.tiles,
    markers: appended(path.markers, { seq, at, by, symbol: data.symbol, final }),
    start: path.start,
    caught: final && !round.endless ? { seq, at } : path.caught,
  })
  next.stocks = stocked(round.stocks, by, colourOf(data.symbol), -1)
  if (final && next.paths.every((path) => path.caught)) end(next, action, 'captured')
  return next
}

function stocked(stocks: readonly Stock[], seat: number, colour: Colour, change: number): readonly Stock[] {
  const stock = stocks[seat]
  if (!stock) return stocks
  const { red, blue } = stock
  return stocks.with(seat, colour === 'red' ? { red: red + change, blue } : { red, blue: blue + change })
}

/** C7.6 */
function passMarkers(round: Round, action: EventOf<'markers.passed'>): Round {
  const { to, colour, count } = action.data
  const taken = stocked(round.stocks, seatOf(action), colour, -count)
  return { ...round, stocks: stocked(taken, to, colour, count) }
}

/** C4.5: the piles change hands. */
function exchange(round: Round, at: number): Round {
  return { ...round, caller: undefined, swapped: !round.swapped, exchanged: true, handsSince: at }
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
