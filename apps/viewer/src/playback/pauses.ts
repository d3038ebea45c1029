import type { FollowedTimeline } from '@getaway/engine'
import { shownInstants } from './step.ts'

/** A part of a match, in µs of match time. */
export interface Stretch {
  readonly from: number
  readonly until: number
}

/** So long nothing must happen before it is a pause … */
const LEAST = 2_500_000
/** … of which one sees the beginning, and is there again before it ends. */
const AFTER = 500_000
const BEFORE = 700_000

/**
 * Where nothing happens and the table is at rest. `restsAt` tells of the table after so many events when all that
 * they set in motion has come to rest: it is only asked about gaps that are long enough.
 */
export function pausesOf(
  timeline: FollowedTimeline<unknown>,
  start: number,
  restsAt: (index: number) => number,
): Stretch[] {
  const pauses: Stretch[] = []
  const instants = shownInstants(timeline)
  for (let index = 0; index < instants.length; index++) {
    const [last, next] = [instants[index - 1] ?? start, instants[index] ?? start]
    if (next - last < LEAST) continue
    const rest = Math.max(last, restsAt(index))
    if (next - rest >= LEAST) pauses.push({ from: rest + AFTER, until: next - BEFORE })
  }
  return pauses
}

/** The instant that playback reaches after so much time, forwards or (below zero) backwards, pauses left out. */
export function passing(pauses: readonly Stretch[], from: number, gone: number): number {
  return gone >= 0 ? onward(pauses, from, gone) : -onward(mirrored(pauses), -from, -gone)
}

function onward(pauses: readonly Stretch[], from: number, gone: number): number {
  let at = from
  let left = gone
  for (const pause of pauses) {
    if (pause.until <= from) continue
    const before = Math.max(0, pause.from - at)
    if (left <= before) break
    left -= before
    at = pause.until
  }
  return at + left
}

function mirrored(pauses: readonly Stretch[]): Stretch[] {
  return pauses.map(({ from, until }) => ({ from: -until, until: -from })).reverse()
}
