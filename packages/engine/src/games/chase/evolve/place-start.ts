import type { Lying } from '../pieces/geometry.ts'
import type { Match } from '../state/match.ts'
import type { Moment, Path, PlacedTile, Round, Writable } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'
import { otherRunner, seatOf } from './action.ts'

/** C3.2, C3.4: a start runs the round at once, or lies submitted until the other path has one. */
export function placeStart(match: Match, round: Writable<Round>, action: EventOf<'start.placed'>): void {
  const { seq, at, data } = action
  const by = seatOf(action)
  const tiles = 'hidden' in data ? undefined : data.tiles.map((one) => lying(match, one))
  round.paths = round.paths.map((path, number) =>
    number === data.path ? started(path, { seq, at, by, tiles }, path.tiles) : path,
  )
  if (round.paths.every((path) => path.start)) run(round, { seq, at })
}

function started({ markers, caught }: Path, start: Path['start'], tiles: Path['tiles']): Path {
  return { tiles, markers, start, caught }
}

function lying(
  match: Match,
  { tile, x, y, rot }: { tile: string; x: number; y: number; rot: Lying['rot'] },
): Lying {
  return { tile: match.tiles.get(tile) ?? match.prison.tile, x, y, rot }
}

/** All starting tiles count as placed at the later of the submissions, in order of `seq` (C3.4). */
function run(round: Writable<Round>, moment: Moment): void {
  const { paths } = round
  round.started = moment
  // C3.3: the other runner places the next tile.
  if (round.runners.length === 2 && paths.length === 1) round.turn = otherRunner(round, round.claimer)
  round.paths = paths.map((path) => {
    const tiles = startTiles(path, moment.at, laidBefore(paths, path))
    round.laid += tiles.length
    // The start holds the tiles as they lie now: they are kept once.
    return started(path, path.start?.tiles ? { ...path.start, tiles } : path.start, tiles)
  })
}

function laidBefore(paths: readonly Path[], { start: own }: Path): number {
  let laid = 0
  for (const { start } of paths) if (start && own && start.seq < own.seq) laid += start.tiles?.length ?? 0
  return laid
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
