import { createTimeline, gameOf, type LogEvent } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'

/** When most tiles and markers lie on the table, in µs into the match. */
export function fullestInstant(log: string): number {
  const [created, ...events] = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogEvent)
  const game = created && gameOf(created)
  if (!created || !game || typeof game === 'string') throw new Error('this is no log')
  const line = createTimeline<Match, LogEvent>(game, created, events)
  let fullest = { pieces: 0, at: created.at }
  for (let index = 0; index < line.length; index++) {
    const paths = line.stateAfter(index + 1).round?.paths ?? []
    const pieces = paths.reduce((sum, { tiles, markers }) => sum + tiles.length + markers.length, 0)
    const at = line.entryAt(index)?.event.at ?? 0
    if (pieces > fullest.pieces) fullest = { pieces, at }
  }
  return fullest.at - created.at
}
