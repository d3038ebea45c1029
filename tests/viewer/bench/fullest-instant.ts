import type { LongMatch } from './longest-match.ts'

/** When most tiles and markers lie on the table, in µs into the match. */
export function fullestInstant({ line }: LongMatch): number {
  const start = line.entryAt(0)?.event.at ?? 0
  let fullest = { pieces: 0, at: start }
  for (let index = 0; index < line.length; index++) {
    const paths = line.stateAfter(index + 1).round?.paths ?? []
    const pieces = paths.reduce((sum, { tiles, markers }) => sum + tiles.length + markers.length, 0)
    const at = line.entryAt(index)?.event.at ?? 0
    if (pieces > fullest.pieces) fullest = { pieces, at }
  }
  return fullest.at - start
}
