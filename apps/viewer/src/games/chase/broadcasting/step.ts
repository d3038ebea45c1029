import type { Entry } from '@getaway/engine'
import type { ChaseEvent, Match, PlacedMarker, PlacedTile, Round } from '@getaway/engine/chase'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import type { CardWriter } from './card-writer.ts'

/** One event of a match: what it changed, in effective order. */
export interface Step {
  readonly entry: Entry<Match, ChaseEvent>
  readonly before: Match
  readonly after: Match
  /** When it is shown: never before the one that precedes it. */
  readonly now: number
  readonly isNewRound: boolean
  readonly tiles: readonly Laid<PlacedTile>[]
  readonly markers: readonly Laid<PlacedMarker>[]
}

/** A piece that came down with this event, and its place in its path; the first is 1. */
export interface Laid<Piece> {
  readonly path: number
  readonly position: number
  readonly piece: Piece
}

/** Follows a match step by step, and writes cards about one subject. */
export type Narrator = (writer: CardWriter) => (step: Step) => void

export function* stepsOf(timeline: ChaseTimeline): Generator<Step> {
  let now = Number.NEGATIVE_INFINITY
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    if (!entry) continue
    now = Math.max(now, entry.event.at)
    const [before, after] = [timeline.stateAfter(index), timeline.stateAfter(index + 1)]
    const isNewRound = after.round?.number !== before.round?.number
    const old = isNewRound ? undefined : before.round
    yield {
      entry,
      before,
      after,
      now,
      isNewRound,
      tiles: added(old, after.round, (path) => path.tiles),
      markers: added(old, after.round, (path) => path.markers),
    }
  }
}

function added<Piece>(
  old: Round | undefined,
  round: Round | undefined,
  piecesOf: (path: Round['paths'][number]) => readonly Piece[],
): Laid<Piece>[] {
  if (!round || round === old) return []
  return round.paths.flatMap((path, index) => {
    const known = old?.paths[index]
    const count = known ? piecesOf(known).length : 0
    return piecesOf(path)
      .slice(count)
      .map((piece, nth) => ({ path: index, position: count + nth + 1, piece }))
  })
}
