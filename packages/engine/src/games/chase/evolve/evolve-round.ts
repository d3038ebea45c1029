import type { Lying } from '../pieces/geometry.ts'
import { type Colour, colourOf } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import {
  copyOfPath,
  copyOfRound,
  type Ending,
  type Moment,
  type Path,
  type Pile,
  type PlacedTile,
  pileOf,
  type Round,
  type Stock,
  type Writable,
} from '../state/round.ts'
import type { Action, EventOf } from '../vocabulary/events.ts'

const NO_PATH: Path = { tiles: [], markers: [], start: undefined, caught: undefined }
const NO_STOCK: Stock = { red: 0, blue: 0 }
const ALL_MARKERS: Stock = { red: 15, blue: 15 }

/** C2: the round that a deal opens. */
export function openRound(match: Match, { seq, at, data }: EventOf<'round.dealt'>): Round {
  // Sliced: what `flatMap` makes has room to grow, and a live match keeps its rounds.
  const seatsOf = (role: string) => data.roles.flatMap((one, seat) => (one === role ? [seat] : [])).slice()
  const chasers = seatsOf('chaser')
  return {
    number: data.round,
    dealt: { seq, at },
    roles: data.roles,
    runners: seatsOf('runner'),
    chasers,
    starts: data.start,
    plan: { sides: undefined, targets: undefined },
    planned: { sides: undefined, targets: undefined },
    claimer: undefined,
    started: undefined,
    paths: match.players.length === 4 ? [NO_PATH, NO_PATH] : [NO_PATH],
    laid: 0,
    piles: [pile(data.piles?.[0]), pile(data.piles?.[1])],
    held: undefined,
    looked: [false, false],
    handsSince: undefined,
    swapped: false,
    exchanged: false,
    caller: undefined,
    cancelled: undefined,
    turn: undefined,
    stocks: data.roles.map((_, seat) => stockAtStart(seat, chasers)),
    ending: undefined,
    setAside: undefined,
    decidedAt: undefined,
    score: undefined,
    scoredAt: undefined,
    shadow: undefined,
    endless: false,
  }
}

function pile(tiles: readonly string[] | null | undefined): Pile {
  return tiles ? { tiles, size: tiles.length } : { tiles: undefined, size: 14 }
}

/** C2.4 */
function stockAtStart(seat: number, chasers: readonly number[]): Stock {
  if (!chasers.includes(seat)) return NO_STOCK
  if (chasers.length === 1) return ALL_MARKERS
  return chasers[0] === seat ? { red: 8, blue: 7 } : { red: 7, blue: 8 }
}

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

function edited(round: Round, change: (next: Writable<Round>) => void): Round {
  const next = copyOfRound(round)
  change(next)
  return next
}

/** C4.3 */
function takePile(round: Round, pile: 0 | 1, at: number): Round {
  return edited(round, (next) => {
    next.held = pile
    next.handsSince = at
    next.looked = [round.looked[0] || pile === 0, round.looked[1] || pile === 1]
  })
}

function seatOf(action: Action): number {
  return typeof action.by === 'number' ? action.by : -1
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

/** C3.2, C3.4: a start runs the round at once, or lies submitted until the other path has one. */
function placeStart(match: Match, round: Round, action: EventOf<'start.placed'>): Round {
  const { seq, at, data } = action
  const by = seatOf(action)
  const tiles = 'hidden' in data ? undefined : data.tiles.map((one) => lying(match, one))
  const paths = round.paths.map((path, number) =>
    number === data.path ? { ...path, start: { seq, at, by, tiles } } : path,
  )
  return paths.every((path) => path.start) ? run({ ...round, paths }, { seq, at }) : { ...round, paths }
}

function lying(
  match: Match,
  { tile, x, y, rot }: { tile: string; x: number; y: number; rot: Lying['rot'] },
): Lying {
  return { tile: match.tiles.get(tile) ?? match.prison.tile, x, y, rot }
}

/** All starting tiles count as placed at the later of the submissions, in order of `seq` (C3.4). */
function run(round: Round, started: Moment): Round {
  const tilesOf = new Map<Path, readonly PlacedTile[]>()
  let laid = 0
  for (const path of round.paths.toSorted((one, other) => startSeq(one) - startSeq(other))) {
    const tiles = startTiles(path, started.at, laid)
    tilesOf.set(path, tiles)
    laid += tiles.length
  }
  return edited(round, (next) => {
    next.started = started
    next.laid = laid
    // C3.3: the other runner places the next tile.
    if (round.runners.length === 2 && round.paths.length === 1) next.turn = otherRunner(round, round.claimer)
    next.paths = round.paths.map((path) => ({ ...path, tiles: tilesOf.get(path) ?? [] }))
  })
}

function startTiles({ start }: Path, at: number, from: number): PlacedTile[] {
  if (!start?.tiles) return []
  const { by, seq } = start
  return start.tiles.map(({ tile, x, y, rot }, index) => ({
    tile,
    x,
    y,
    rot,
    by,
    at,
    seq,
    order: from + index,
  }))
}

function startSeq(path: Path): number {
  return path.start?.seq ?? 0
}

function otherRunner(round: Round, seat: number | undefined): number | undefined {
  return round.runners.find((runner) => runner !== seat)
}

/** A tile is added to its path; none that lies is ever moved or turned (C4.1). */
function placeTile(match: Match, round: Round, action: EventOf<'tile.placed'>): Round {
  const { seq, at, data } = action
  const by = seatOf(action)
  const tile = match.tiles.get(data.tile) ?? match.prison.tile
  const placed = { tile, x: data.x, y: data.y, rot: data.rot, by, at, seq, order: round.laid }
  const hand = pileOf(round, by)
  const next = copyOfRound(round)
  next.paths = changed(round.paths, data.path, (path) => {
    // Not spread: a spread array has room to grow, and a state never grows.
    path.tiles = path.tiles.concat(placed)
  })
  if (hand !== undefined) next.piles = without(round.piles, hand, data.tile)
  next.laid = round.laid + 1
  if (round.turn !== undefined) next.turn = otherRunner(round, by)
  // C6.2: at once, rightly placed or not.
  if (tile.kind === 'hideout') end(next, action, 'hideout')
  return next
}

function changed(
  paths: readonly Path[],
  number: number,
  change: (path: Writable<Path>) => void,
): readonly Path[] {
  return paths.map((path, index) => {
    if (index !== number) return path
    const copy = copyOfPath(path)
    change(copy)
    return copy
  })
}

function without(piles: Round['piles'], index: 0 | 1, tile: string): Round['piles'] {
  const { tiles, size } = piles[index]
  const rest: Pile = { tiles: tiles?.filter((one) => one !== tile), size: size - 1 }
  return index === 0 ? [rest, piles[1]] : [piles[0], rest]
}

/**
 * C7.4: a marker on the final tile is the capture; when every path has been caught, the round ends. Whether the tile
 * is final is settled by what lies at this instant, whatever the chaser meant (C7.5).
 */
function placeMarker(round: Round, action: EventOf<'marker.placed'>): Round {
  const { seq, at, data } = action
  const by = seatOf(action)
  const final = round.paths[data.path]?.tiles.length === data.position
  const next = copyOfRound(round)
  next.paths = changed(round.paths, data.path, (path) => {
    path.markers = path.markers.concat({ seq, at, by, symbol: data.symbol, final })
    if (final && !round.endless) path.caught = { seq, at }
  })
  next.stocks = stocked(round.stocks, by, colourOf(data.symbol), -1)
  if (next.paths.every((path) => path.caught)) end(next, action, 'captured')
  return next
}

function stocked(stocks: readonly Stock[], seat: number, colour: Colour, change: number): readonly Stock[] {
  return stocks.map((stock, index) => {
    if (index !== seat) return stock
    const { red, blue } = stock
    return colour === 'red' ? { red: red + change, blue } : { red, blue: blue + change }
  })
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
