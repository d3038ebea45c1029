import type { FollowedTimeline, OwnEvents, TakenBackEvent } from '@getaway/engine'
import type { ChaseEvent, Match } from '@getaway/engine/chase'
import { DROP, NEVER, STAMP } from './motion.ts'
import { type Onlooker, placeAt } from './places.ts'
import type { MarkerPiece, OfPlayer, TilePiece } from './plan.ts'

type Own = OwnEvents<ChaseEvent> | undefined

/** Off the table, in cells: where a runner holds tiles, and a chaser markers. */
export const HELD = 1.75
export const READY = 0.9

const RECORDED: OfPlayer = { pendingUntil: 0, leavesFrom: NEVER }
const PENDING: OfPlayer = { pendingUntil: NEVER, leavesFrom: NEVER }

/** How the pieces of an event stand: most are recorded, and their player waits for the newest of their own. */
export function standingOf(own: Own, seq: number): OfPlayer {
  if (!own) return RECORDED
  if (seq > own.recorded) return PENDING
  const confirmed = own.confirmed.find((one) => one.seq === seq)
  return confirmed ? { pendingUntil: confirmed.at, leavesFrom: NEVER } : RECORDED
}

/** A piece that its player has put down lies there at once, and does not come flying from its own hand. */
export function landingAt(at: number, { pendingUntil }: OfPlayer, flight: number): number {
  return pendingUntil === 0 ? at : at - flight
}

interface LeavingPieces {
  readonly tiles: readonly TilePiece[]
  readonly markers: readonly MarkerPiece[]
}

const NOTHING: LeavingPieces = { tiles: [], markers: [] }

/** The pieces of what was taken back just now, on their way home; only at the end of what is known. */
export function leavingFrom(
  timeline: FollowedTimeline<Match, ChaseEvent>,
  index: number,
  match: Match,
  player: Onlooker,
): LeavingPieces {
  const takenBack = timeline.own?.takenBack ?? []
  if (takenBack.length === 0 || index < timeline.length) return NOTHING
  return {
    tiles: takenBack.flatMap((one) => leavingTiles(one, match, player)),
    markers: takenBack.flatMap((one) => leavingMarkers(one, match, player)),
  }
}

function leavingTiles(
  { event, at }: TakenBackEvent<ChaseEvent>,
  match: Match,
  player: Onlooker,
): TilePiece[] {
  if (typeof event.by !== 'number') return []
  const origin = placeAt(match, player, event.by, 0, HELD)
  const lying = tilesOf(event)
  return lying.map(({ tile, x, y, rot }) => ({
    ...{ tile, x, y, rot, origin },
    from: event.at - DROP,
    flip: undefined,
    sweptFrom: NEVER,
    pendingUntil: at,
    leavesFrom: at,
  }))
}

function tilesOf(event: ChaseEvent): readonly Pick<TilePiece, 'tile' | 'x' | 'y' | 'rot'>[] {
  if (event.type === 'tile.placed') return [event.data]
  return event.type === 'start.placed' && !('hidden' in event.data) ? event.data.tiles : []
}

function leavingMarkers(
  { event, at }: TakenBackEvent<ChaseEvent>,
  match: Match,
  player: Onlooker,
): MarkerPiece[] {
  if (event.type !== 'marker.placed' || typeof event.by !== 'number') return []
  const { path, position, symbol } = event.data
  const under = match.round?.paths[path]?.tiles[position - 1]
  if (!under) return []
  return [
    {
      symbol,
      x: under.x,
      y: under.y,
      isCapture: false,
      from: event.at - STAMP,
      origin: placeAt(match, player, event.by, 0, READY),
      liftFrom: NEVER,
      sweptFrom: NEVER,
      pendingUntil: at,
      leavesFrom: at,
    },
  ]
}
