import type { Lying } from '../pieces/geometry.ts'
import type { Match } from '../state/match.ts'
import type { Moment, Path, PlacedTile, Round } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { edited, otherRunner, seatOf } from './edited.ts'

/** C3.2, C3.4: a start runs the round at once, or lies submitted until the other path has one. */
export function placeStart(match: Match, round: Round, action: EventOf<'start.placed'>): Round {
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
