import type { LogEvent } from '@getaway/engine'

/** More than a match of bots takes that has an end: the longest of 150 simulated matches had 1,329 events. */
const MOST_EVENTS = 5_000

/** Tells from the events of a match when its bots should leave it: only bots ever sat there, and it may have no end. */
export function createEndlessness(): (event: Pick<LogEvent, 'seq' | 'type' | 'data'>) => boolean {
  let isAmongBots = true
  return ({ seq, type, data }) => {
    if (type === 'seat.taken' && (data as { bot?: unknown }).bot === null) isAmongBots = false
    return isAmongBots && seq >= MOST_EVENTS
  }
}
