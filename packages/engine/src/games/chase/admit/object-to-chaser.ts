import { colourOf } from '../pieces/pieces.ts'
import { chaserPathOf, partnerOf, type Round, stockOf } from '../state/round.ts'
import type { EventOf } from '../vocabulary/events.ts'
import type { RefusalCode } from './refusals.ts'

/** C7.1: the next marker goes on the first tile without one; C7.7: on the path that this seat chases. */
export function objectionToMarker(
  round: Round,
  seat: number,
  { data }: EventOf<'marker.placed'>,
): RefusalCode | undefined {
  const path = chaserPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (!round.started) return 'round-not-running'
  const { tiles, markers } = round.paths[path] as Round['paths'][number]
  const next = tiles[markers.length]
  if (!next || next.tile.kind === 'hideout') return 'no-unmarked-tile'
  if (data.position !== markers.length + 1) return 'not-the-next-position'
  return stockOf(round, seat, colourOf(data.symbol)) > 0 ? undefined : 'no-marker-left'
}

/** C7.6: the two chasers of four players may pass each other markers at any time. */
export function objectionToPassing(
  round: Round,
  seat: number,
  { data }: EventOf<'markers.passed'>,
): RefusalCode | undefined {
  if (round.roles[seat] !== 'chaser') return 'not-your-role'
  if (!round.started) return 'round-not-running'
  if (round.paths.length === 1 || data.to !== partnerOf(round, seat)) return 'passing-not-open'
  return data.count > 0 && stockOf(round, seat, data.colour) >= data.count
    ? undefined
    : 'not-that-many-markers'
}

/** C7.6: no chaser has a marker of that colour left; whether it was needed is not judged. */
export function objectionToLoss(
  round: Round,
  seat: number,
  { data }: EventOf<'trail.lost'>,
): RefusalCode | undefined {
  const path = chaserPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (!round.started) return 'round-not-running'
  return round.chasers.some((chaser) => stockOf(round, chaser, data.colour) > 0)
    ? 'trail-not-lost'
    : undefined
}
